import type { Changes } from '../../../../src/contract';

/** Asks for the list of changes with these parameters. */
export type AskChanges = (query: Readonly<Record<string, string | number>>) => Promise<Changes>;

/** Everything that was recorded after a position, oldest first, and the position to go on from. */
export async function changesAfter(ask: AskChanges, since: string): Promise<Pick<Changes, 'changes' | 'position'>> {
  const first = await ask({ since });
  const changes = [...first.changes];
  for (let cursor = first.next_cursor; cursor !== null;) {
    const older = await ask({ since, cursor });
    changes.push(...older.changes);
    cursor = older.next_cursor;
  }
  return { changes: changes.reverse(), position: first.position };
}
