/// <reference types="office-js" />
import { sameCells, type CellState, type Restorable, restorable, restore, stateProperties } from './cells';
import { type ColumnRead, readColumn } from './gross-column';
import type { History } from './history';
import { supports } from './host';
import { type AskBatch, type Conversion, type Converted, netPays } from './net-pays';
import { type Outcome, refused, refusedBy, succeeded } from './outcome';
import { addressOf, inParts, type Place, rangeAt } from './place';
import { listed, say } from '../../ui/language/say';
import { money } from '../../ui/words/numbers';

/** How to convert a column. */
export interface ConversionRequest extends Conversion {
  /** Replace existing values? If not, nothing is written where a target cell is not empty. */
  readonly overwrite?: boolean;
  /** Called with the progress, in cells. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  /** Ends the conversion. What was written stays until it is undone. */
  readonly signal?: AbortSignal;
}

/** Rows that one request calculates and one round trip writes. */
const rowsAtOnce = 2_500;

/** A part of the column that was written. */
interface Written {
  readonly place: Place;
  readonly before: Restorable;
  readonly values: readonly (readonly unknown[])[];
}

async function stateOf(context: Excel.RequestContext, place: Place): Promise<CellState> {
  const parts: CellState[] = [];
  for (const part of inParts(place)) {
    const range = rangeAt(context, part);
    range.load(stateProperties);
    await context.sync();
    parts.push({
      formulas: range.formulas,
      values: range.values,
      valueTypes: range.valueTypes,
      numberFormat: range.numberFormat,
    });
  }
  return {
    formulas: parts.flatMap(({ formulas }) => formulas),
    values: parts.flatMap(({ values }) => values),
    valueTypes: parts.flatMap(({ valueTypes }) => valueTypes),
    numberFormat: parts.flatMap(({ numberFormat }) => numberFormat),
  };
}

const part = (state: CellState, from: number, to: number): CellState => ({
  formulas: state.formulas.slice(from, to),
  values: state.values.slice(from, to),
  valueTypes: state.valueTypes.slice(from, to),
  numberFormat: state.numberFormat.slice(from, to),
});

/** The cells for the results, and their current state. */
interface Target {
  readonly place: Place;
  readonly state: CellState;
}

async function targetOf(context: Excel.RequestContext, { place: gross }: ColumnRead): Promise<Target> {
  const place = { ...gross, column: gross.column + 1 };
  return { place, state: await stateOf(context, place) };
}

/** The reason why results cannot be written here, if any. */
async function obstacle(
  context: Excel.RequestContext,
  { place, state }: Target,
  { amounts }: ColumnRead,
  overwrite: boolean,
): Promise<string | undefined> {
  const taken = amounts.filter(({ row }) => state.formulas[row]![0] !== '');
  if (taken.length === 0) return undefined;
  const cells = { cell: addressOf({ ...place, row: place.row + taken[0]!.row, rows: 1 }), more: taken.length - 1 };
  if (!overwrite) return say('cells_taken', cells);
  if (!supports('1.12')) return undefined;
  const range = rangeAt(context, place);
  range.load('hasSpill');
  await context.sync();
  return range.hasSpill === false ? undefined : say('cells_spilled', cells);
}

/** Writes net pay into some rows. Rows between them stay unchanged. */
async function writeRows(
  target: Target,
  rows: ReadonlyMap<number, number | string>,
  format: (row: number) => string,
): Promise<Written> {
  const numbers = [...rows.keys()];
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const place = { ...target.place, row: target.place.row + first, rows: last - first + 1 };
  const each = <Kind>(make: (row: number) => Kind): (Kind | null)[][] =>
    Array.from({ length: place.rows }, (_, i) => [rows.has(first + i) ? make(first + i) : null]);
  const values = each((row) => rows.get(row)!);
  await Excel.run(async (context) => {
    const range = rangeAt(context, place);
    range.numberFormat = each(format);
    range.values = values;
    await context.sync();
  });
  return { place, before: restorable(part(target.state, first, last + 1), (row) => rows.has(first + row)), values };
}

/** Restores the column, unless any of it has changed since. */
async function takeBack(context: Excel.RequestContext, written: readonly Written[], force: boolean): Promise<Outcome> {
  const ranges = written.map(({ place }) => rangeAt(context, place));
  for (const [i, range] of ranges.entries()) {
    if (force) break;
    range.load('values');
    await context.sync();
    if (!sameCells(range.values, written[i]!.values))
      return refused(say('has_changed_since_nothing_was_undone', { place: addressOf(written[i]!.place) }));
  }
  for (const [i, range] of ranges.entries()) {
    restore(range, written[i]!.before);
    await context.sync();
  }
  const [first, last] = [written[0]!.place, written.at(-1)!.place];
  return succeeded(say('restored', { place: addressOf({ ...first, rows: last.row + last.rows - first.row }) }));
}

function skippedInWords(
  { skipped: { headings, blanks, texts, notPositive } }: ColumnRead,
  failed: Converted['failed'],
): readonly string[] {
  const parts = [
    ...(headings > 0 ? [say('skipped_headings', { count: headings })] : []),
    ...(blanks > 0 ? [say('skipped_blanks', { count: blanks })] : []),
    ...(texts > 0 ? [say('skipped_texts', { count: texts })] : []),
    ...(notPositive > 0 ? [say('skipped_not_positive', { count: notPositive })] : []),
  ];
  return [
    ...(parts.length === 0 ? [] : [say('skipped', { parts: listed(parts) })]),
    ...(failed.count === 0 ? [] : [say('not_calculated', { count: failed.count, reason: failed.message ?? '' })]),
  ];
}

/** The work to do, once the sheet has been read. */
interface Work {
  readonly column: ColumnRead;
  readonly target: Target;
}

async function prepare(overwrite: boolean): Promise<Work | Outcome> {
  return Excel.run(async (context) => {
    const column = await readColumn(context);
    if ('ok' in column) return column;
    const target = await targetOf(context, column);
    const problem = await obstacle(context, target, column, overwrite);
    return problem === undefined ? { column, target } : refused(problem);
  });
}

/**
 * Fills the column to the right of the selected column of gross pay with net pay.
 *
 * @param ask calculates many items at once, through the batch operation
 * @returns ok if anything was written and stays, even if the conversion was stopped early; if the service or Excel
 *   fails
 *   midway, everything is restored
 */
export async function convertColumn(history: History, ask: AskBatch, request: ConversionRequest): Promise<Outcome> {
  const { overwrite = false, onProgress, signal } = request;
  const written: Written[] = [];
  const takeAllBack = (context: Excel.RequestContext, force: boolean): Promise<Outcome> =>
    takeBack(context, written, force);
  /** Restores everything after a failure. */
  async function withdraw(outcome: Outcome): Promise<Outcome> {
    if (written.length === 0) return outcome;
    try {
      await Excel.run((context) => takeAllBack(context, true));
      return refused(say('all_changes_were_undone', { message: outcome.message }));
    } catch {
      history.add((context) => takeAllBack(context, false));
      return refused(say('part_of_the_column_was_written', { message: outcome.message }));
    }
  }
  try {
    const work = await prepare(overwrite);
    if ('ok' in work) return work;
    const { column, target } = work;
    const { amounts } = column;
    const pays = netPays(ask, request, signal);
    const failed = { count: 0, message: undefined as string | undefined };
    let warning: string | undefined;
    let done = 0;
    onProgress?.({ done, total: amounts.length });
    for (let from = 0; from < amounts.length && signal?.aborted !== true; from += rowsAtOnce) {
      const some = amounts.slice(from, from + rowsAtOnce);
      const computed = await pays(some.map(({ amount }) => amount));
      if (computed.ended === 'cancelled') break;
      if (computed.ended !== undefined) return await withdraw(refused(computed.ended.message));
      failed.count += computed.failed.count;
      failed.message ??= computed.failed.message;
      warning = computed.warning;
      const rows = new Map<number, number | string>(
        some.flatMap(({ row }, i) => (computed.nets[i] === undefined ? [] : [[row, computed.nets[i]]])),
      );
      if (from === 0 && column.heading !== undefined && target.state.formulas[column.heading]![0] === '')
        rows.set(column.heading, say('net_pay'));
      if (computed.failed.count < some.length)
        written.push(await writeRows(target, rows, (row) => column.formats[row] ?? 'General'));
      done += some.length;
      onProgress?.({ done, total: amounts.length });
    }
    if (written.length === 0)
      return refused(
        done < amounts.length ? say('stopped_nothing_was_written') : (failed.message ?? say('nothing_was_written')),
      );
    history.add((context) => takeAllBack(context, false));
    const where = addressOf({
      ...target.place,
      row: written[0]!.place.row,
      rows: written.at(-1)!.place.row + written.at(-1)!.place.rows - written[0]!.place.row,
    });
    const sentences =
      done < amounts.length
        ? [say('conversion_stopped', { done: money(done), total: amounts.length, place: where })]
        : [say('converted', { count: done - failed.count, place: where }), ...skippedInWords(column, failed)];
    return succeeded([...sentences, ...(warning === undefined ? [] : [warning])].join(' '));
  } catch (thrown) {
    return withdraw(refusedBy(thrown, say('excel_did_not_accept_the_column')));
  }
}
