import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, isRelease } from '../../server/command-line';
import type { Confidence } from '../../src/contract/words/truth';
import { dayOfMoment } from '../../src/day';
import type { Source } from '../../src/reference/schema';
import { kindsOfPublisher } from '../../src/truth/publishers';
import { CommandRefused } from '../command/failure';
import { countriesFolder } from '../command/project';
import { served } from '../command/served';
import { withNewStore } from '../command/store';
import { renewChecksums } from '../generate/checksums';
import type { LawArea } from '../../src/contract/words/law-areas';
import { isLawArea } from '../law/in-force';
import { confirmLaw } from './law';
import { confirmMarket, type MarketArea, newNumber } from './market';
import type { GivenSource } from './source';

/** A fact that was checked and found unchanged. */
export interface Check {
  readonly country: string;
  readonly date: string;
  readonly source: GivenSource;
  /** The kind of source; undefined: the usual kind of its publisher. */
  readonly kind: Source['kind'] | undefined;
  readonly currency: string | undefined;
  readonly confidence: Confidence | undefined;
}

/** The outcome for JSON output, and a sentence on what a person can do next. */
interface Outcome {
  readonly result: { readonly changes: readonly string[]; readonly file?: string; readonly confirmation?: string };
  readonly next: string;
}

/** Writes a new file and renames it, so nobody ever reads half of it. */
function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

const kindOf = ({ kind, source }: Check): Source['kind'] => kind ?? kindsOfPublisher(source)?.[0] ?? 'other';

async function confirmFigure(check: Check, area: MarketArea): Promise<Outcome> {
  if (check.currency !== undefined || check.confidence !== undefined)
    throw new CommandRefused('--currency and --confidence are for law. Leave them out for a price or a policy rate.');
  const now = Date.now();
  const number = newNumber(now);
  const official = ['authority', 'law'].includes(kindOf(check));
  const change = await withNewStore(async (store) => {
    const { market } = await served(store);
    const confirmation = confirmMarket(market, { ...check, area, official }, number, now);
    await store.addObservations([confirmation.observation], new Date(now).toISOString());
    return confirmation.change;
  });
  return {
    result: { changes: [change], confirmation: number },
    next: `Running servers show it within seconds. Undo with: ${commandLine('data:revert')} ${number}`,
  };
}

function confirmRule(check: Check, area: LawArea, folder: string): Outcome {
  if (isRelease && folder === countriesFolder)
    throw new CommandRefused(
      'A release does not change its law. Confirm it in a clone of the repository, or name another folder with --folder.',
    );
  const path = join(folder, `${check.country}.json`);
  if (!existsSync(path)) throw new CommandRefused(`There is no file ${path}.`);
  const { date, source, currency, confidence } = check;
  const { text, changes } = confirmLaw(
    readFileSync(path, 'utf8'),
    { area, date, source, kind: kindOf(check), currency, confidence },
    dayOfMoment(Date.now()),
  );
  replaceFile(path, text);
  if (folder === countriesFolder) renewChecksums();
  return {
    result: { changes, file: path },
    next: `Written to ${path}. Servers show it after their next start. Keep the change in version control.`,
  };
}

/**
 * Records a check. Checks of law go into the country's file, checks of prices and policy rates into the store.
 *
 * @param folder of the country files
 * @throws CommandRefused where the check does not fit what is recorded
 */
export const confirm = async (check: Check, area: LawArea | MarketArea, folder: string): Promise<Outcome> =>
  isLawArea(area) ? confirmRule(check, area, folder) : confirmFigure(check, area);
