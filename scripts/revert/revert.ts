import { commandLine } from '../../server/command-line';
import type { StoredObservation } from '../../server/store/ledger';
import type { Store } from '../../server/store/store';
import { createMarket, newestPoint, type SeriesId, standing } from '../../src/market';
import { marketFiles } from '../../src/reference/market/data';
import { confirmed } from '../command/confirm';
import { CommandRefused } from '../command/failure';
import { figures } from '../command/print';
import { served } from '../command/served';
import { type Entered, entered } from './imports';

export interface RevertOptions {
  readonly yes: boolean;
  readonly dryRun: boolean;
  readonly json: boolean;
}

/** The newest figure of each series of an import, now and after it is undone. */
function effectsOf(own: readonly StoredObservation[], observations: readonly StoredObservation[]) {
  const ids = new Set(own.map(({ id }) => id));
  const [now, then] = [
    createMarket(marketFiles, standing(observations)),
    createMarket(marketFiles, standing(observations.filter(({ id }) => !ids.has(id)))),
  ];
  return [...new Set(own.map(({ series, entity }) => `${series} ${entity}`))].map((key) => {
    const [series, entity] = key.split(' ') as [SeriesId, string];
    return {
      series,
      entity,
      now: newestPoint(now, series, entity) ?? null,
      then: newestPoint(then, series, entity) ?? null,
    };
  });
}

type Effect = ReturnType<typeof effectsOf>[number];

const pointText = (point: Effect['now']): string => (point === null ? 'nothing' : `${point.value} on ${point.date}`);

const effectLine = ({ series, entity, now, then }: Effect): string =>
  `${entity} ${series}: ${pointText(now)} → ${pointText(then)}`;

function importNumbered(number: string, imports: readonly Entered[]): Entered {
  const named = imports.find((one) => one.number === number || one.origin === number);
  if (named === undefined)
    throw new CommandRefused(
      `There is no import "${number}". ${imports.length === 0 ? 'Nothing has been imported.' : `List them with \`${commandLine('data:revert')} --list\`.`}`,
    );
  if (named.withdrawnAt !== null)
    throw new CommandRefused(`Import ${named.number} was already undone on ${named.withdrawnAt.slice(0, 10)}.`);
  return named;
}

/**
 * Undoes an import, or shows what that would change.
 *
 * @param number of the import
 * @throws CommandRefused where it cannot be undone, or the person answers no
 */
export async function revert(store: Store, number: string, { yes, dryRun, json }: RevertOptions): Promise<void> {
  const { observations, version } = await served(store);
  const named = importNumbered(number, entered(observations));
  const changes = effectsOf(
    observations.filter(({ origin }) => origin === named.origin),
    observations,
  );
  const tell = (withdrawn: number, text: string): void =>
    console.log(json ? JSON.stringify({ import: named.number, withdrawn, changes }, null, 2) : text);
  if (!json) console.log(changes.map(effectLine).join('\n'));
  if (dryRun) {
    tell(0, `Nothing is undone (--dry-run). Without it, ${figures(named.figures)} would be withdrawn.`);
    return;
  }
  await confirmed(`Withdraw ${figures(named.figures)}?`, yes, 'Nothing is undone');
  if ((await store.ledgerVersion()) !== version)
    throw new CommandRefused(
      'Nothing is undone: figures have changed in the meantime. Run it again to see the current effect.',
    );
  const withdrawn = await store.withdrawObservations({ origin: named.origin }, 'data:revert', new Date().toISOString());
  tell(
    withdrawn,
    `${figures(withdrawn)} withdrawn. Running servers show the earlier figures within seconds. The withdrawn figures stay on record.`,
  );
}
