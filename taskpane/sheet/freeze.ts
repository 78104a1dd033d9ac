/// <reference types="office-js" />
import { literal, sameCells } from './cells';
import { quietColour } from './look';
import type { History } from './history';
import { type Outcome, refused, refusedBy, succeeded } from './outcome';
import { contentOf, formatsOf, type SheetTable } from './table';
import { say } from '../../ui/language/say';

const longestName = 31;

/** The name of a sheet that no other one has, as short as Excel needs it. */
export function nameBeside(taken: readonly string[], name: string): string {
  const isTaken = (wanted: string): boolean => taken.some((one) => one.toLowerCase() === wanted.toLowerCase());
  for (let n = 1; ; n++) {
    const end = n === 1 ? '' : ` ${n}`;
    const wanted = `${name.slice(0, longestName - end.length)}${end}`;
    if (!isTaken(wanted)) return wanted;
  }
}

/**
 * Copies sheets behind all others, with values in place of formulas, and adds a sheet with the sources.
 *
 * @param sheets names of the sheets
 * @param sources one row for each formula: its cell, value, day and sources
 */
export async function freeze(history: History, sheets: readonly string[], sources: SheetTable): Promise<Outcome> {
  try {
    return await Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.load('items/name');
      await context.sync();
      const taken = worksheets.items.map(({ name }) => name);
      const made: string[] = [];
      const named = (name: string): string => {
        const free = nameBeside([...taken, ...made], name);
        made.push(free);
        return free;
      };
      for (const name of sheets) {
        const copy = worksheets.getItem(name).copy('End');
        copy.name = named(say('frozen_sheet', { name }));
        const used = copy.getUsedRangeOrNullObject(true);
        used.load('values');
        await context.sync();
        if (!used.isNullObject) used.values = used.values.map((row: (string | number | boolean)[]) => row.map(literal));
      }
      const list = worksheets.add(named(sources.title));
      const width = sources.columns.length;
      const formats = formatsOf(sources);
      const body = list.getRangeByIndexes(2, 0, sources.rows.length, width);
      list.getRangeByIndexes(0, 0, 1, 1).values = [[literal(sources.title)]];
      const head = list.getRangeByIndexes(1, 0, 1, width);
      head.values = [sources.columns.map((column) => (typeof column === 'string' ? column : column.name))];
      Object.assign(head.format.font, { bold: true });
      body.numberFormat = sources.rows.map(() => formats);
      body.formulas = sources.rows.map((row) => row.map(contentOf));
      const note = list.getRangeByIndexes(sources.rows.length + 2, 0, 1, 1);
      note.values = [[literal(sources.source)]];
      Object.assign(note.format.font, { italic: true, color: quietColour });
      const contents = made.map((name) => worksheets.getItem(name).getUsedRangeOrNullObject(true));
      for (const range of contents) range.load('values');
      await context.sync();
      const written = contents.map((range) => (range.isNullObject ? [] : range.values));
      history.add(async (later) => {
        const found = made.map((name) => later.workbook.worksheets.getItem(name));
        const now = found.map((sheet) => sheet.getUsedRangeOrNullObject(true));
        for (const range of now) range.load('values');
        await later.sync();
        const changed = made.find((_, at) => !sameCells(now[at]!.isNullObject ? [] : now[at]!.values, written[at]!));
        if (changed !== undefined) return refused(say('has_changed_since_nothing_was_undone', { place: changed }));
        for (const sheet of found) sheet.delete();
        await later.sync();
        return succeeded(say('frozen_sheets_removed', { count: made.length }));
      });
      return succeeded(say('frozen', { names: made.join(', ') }));
    });
  } catch (thrown) {
    return refusedBy(thrown, say('the_sheets_could_not_be_copied'));
  }
}
