import { addressOf, atPlace } from '../../server/store/moving/place';
import { openStore, storeExists, type StoreSettings } from '../../server/store/open';
import { currentSchema } from '../../server/store/sql/migrate';
import { type Store, StoreError } from '../../server/store/store';
import { type Finding, good, warning, wrong } from './finding';

/** An opened store, where it could be opened without a migration, and what was found on the way. */
export interface OpenedStore {
  readonly store: Store | undefined;
  readonly findings: readonly Finding[];
}

const unopened = (finding: Finding): OpenedStore => ({ store: undefined, findings: [finding] });

const notMade = good('There is no store yet. The first start makes it.');

/** The finding for a store that needs a migration; undefined where its version is right. */
function versionFinding(recorded: number): Finding | undefined {
  if (recorded === 0) return notMade;
  return recorded < currentSchema
    ? warning(
        `The store has schema ${recorded}, and this version writes schema ${currentSchema}. The next start migrates it. Make a backup first. The checks that need the store are left out until then.`,
      )
    : undefined;
}

/** Can the store be opened, read and written? A store is never created or migrated here. */
export async function openedStore(settings: StoreSettings): Promise<OpenedStore> {
  if (!storeExists(settings)) return unopened(notMade);
  try {
    const recorded = await atPlace(addressOf(settings), true, ({ database, schema }) => schema.read(database));
    const outdated = versionFinding(recorded);
    if (outdated !== undefined) return unopened(outdated);
    const store = await openStore(settings);
    await store.check();
    return {
      store,
      findings: [good(`The store opens, and can be read and written. It has schema ${recorded}.`)],
    };
  } catch (problem) {
    if (problem instanceof StoreError) return unopened(wrong(problem.message));
    return unopened(
      wrong(`The store cannot be opened: ${problem instanceof Error ? problem.message : String(problem)}`),
    );
  }
}
