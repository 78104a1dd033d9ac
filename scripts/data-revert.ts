import { Command } from 'commander';
import type { StoredObservation } from '../server/store/ledger';
import type { Store } from '../server/store/store';
import { createMarket, newestPoint, type SeriesId, standing } from '../src/market';
import { marketFiles } from '../src/reference/market/data';
import { askYes } from './ask';
import { ended, Refused } from './refused';
import { type Entered, entered } from './revert/imports';
import { served } from './served';
import { withStore } from './stored';

interface Options {
  readonly list?: true;
  readonly yes?: true;
  readonly dryRun?: true;
  readonly json?: true;
}

const figures = (count: number): string => (count === 1 ? '1 figure' : `${count} figures`);

const line = ({ number, way, at, figures: count, series, withdrawnAt }: Entered): string =>
  `${number}  ${way.padEnd(7)}  ${at.slice(0, 16).replace('T', ' ')}  ${figures(count).padEnd(10)}  ${series.slice(0, 4).join(', ')}${series.length > 4 ? ' …' : ''}${withdrawnAt === null ? '' : `  undone ${withdrawnAt.slice(0, 10)}`}`;

/** What is served of the figures of an import, now and once it is undone. */
function effects(own: readonly StoredObservation[], observations: readonly StoredObservation[]) {
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

async function revert(store: Store, number: string, options: Options): Promise<void> {
  const { observations, version } = await served(store);
  const known = entered(observations);
  const found = known.find((one) => one.number === number || one.origin === number);
  if (found === undefined)
    throw new Refused(
      `There is no import "${number}"${known.length === 0 ? ': nothing was imported yet' : ': `npm run data:revert -- --list` shows them'}.`,
    );
  if (found.withdrawnAt !== null)
    throw new Refused(`Import ${found.number} was undone on ${found.withdrawnAt.slice(0, 10)} already.`);
  const changes = effects(
    observations.filter(({ origin }) => origin === found.origin),
    observations,
  );
  const point = (one: { readonly date: string; readonly value: number } | null): string =>
    one === null ? 'nothing' : `${one.value} of ${one.date}`;
  const json = options.json === true;
  if (!json)
    console.log(
      changes.map(({ series, entity, now, then }) => `${entity} ${series}: ${point(now)} → ${point(then)}`).join('\n'),
    );
  const tell = (withdrawn: number): void => {
    if (json) console.log(JSON.stringify({ import: found.number, withdrawn, changes }, null, 2));
  };
  if (options.dryRun === true) {
    tell(0);
    if (!json) console.log(`Nothing is undone: --dry-run only looks. ${figures(found.figures)} would be withdrawn.`);
    return;
  }
  if (options.yes !== true) {
    const answer = await askYes(`Withdraw ${figures(found.figures)}?`);
    if (answer === undefined)
      throw new Refused(
        'Nothing is undone, because nobody can be asked here: add --yes to undo it, or --dry-run to only look.',
      );
    if (!answer) throw new Refused('Nothing is undone.');
  }
  if ((await store.ledgerVersion()) !== version)
    throw new Refused(
      'Nothing is undone: figures have changed in the meantime. Run it again to see what it would do now.',
    );
  const withdrawn = await store.withdrawObservations({ origin: found.origin }, 'data:revert', new Date().toISOString());
  tell(withdrawn);
  if (!json)
    console.log(
      `${figures(withdrawn)} withdrawn. Running servers show what was before within seconds; what was withdrawn stays on record.`,
    );
}

async function main(number: string | undefined, options: Options): Promise<void> {
  await withStore(async (store) => {
    if (options.list === true) {
      const known = entered((await served(store)).observations);
      console.log(
        options.json === true
          ? JSON.stringify(known, null, 2)
          : known.length === 0
            ? 'Nothing was imported yet.'
            : known.map(line).join('\n'),
      );
      return;
    }
    if (number === undefined) throw new Refused('Which import? `npm run data:revert -- --list` shows them.');
    await revert(store, number, options);
  });
}

new Command('npm run data:revert --')
  .description(
    'Undoes an import or a confirmation of figures: they are withdrawn, and what was before is shown again. Nothing is deleted.',
  )
  .argument('[number]', 'number of the import')
  .option('--list', 'show what was imported')
  .option('--dry-run', 'only show what it would do')
  .option('--yes', 'undo without asking')
  .option('--json', 'print as JSON')
  .showHelpAfterError()
  .action(main)
  .parseAsync()
  .catch(ended);
