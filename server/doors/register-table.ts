import { stringify } from 'csv-stringify/sync';
import type { RegisterColumn } from '../../src/contract';
import { labelsIn } from '../../src/contract/labels';
import { rowTruth } from '../../src/contract/meta';
import type { Language } from '../../src/language/languages';
import { headingOf } from '../../src/language/tables';
import type { AnswerMeta } from '../../src/truth/evidence';
import type { Reader } from '../errors/reader';
import { hideKeys } from '../keys/hide-keys';
import { cellOf } from './csv';
import type { ShownColumn } from './register-columns';
import { currencyOf, type NumberedRow } from './register-totals';

/** Texts of which no two are the same: one that stands more than once has something added. */
function distinct(texts: readonly string[], added: (text: string, at: number) => string): readonly string[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return texts.map((text, at) => (times.get(text) === 1 ? text : added(text, at)));
}

/** Headings in a language; in English the codes by which programs find columns. */
function headingsOf(columns: readonly RegisterColumn[], language: Language): readonly string[] {
  const codes = distinct(
    columns.map(({ id }) => id),
    (id, at) => `${columns[at]!.kind}_${id}`,
  );
  return language === 'en'
    ? codes
    : distinct(
        columns.map(({ name }) => name),
        (name, at) => `${name} (${codes[at]})`,
      );
}

/**
 * A register as a table: what each row is known by, its currency and figures, why it has none, and the age and
 * confidence of the whole. It has no sums, which a spreadsheet would add up again.
 *
 * @returns the header line, and a function that writes the line of a row
 */
export function registerTable(
  rows: readonly NumberedRow[],
  columns: readonly ShownColumn[],
  { language, meta, reader }: { readonly language: Language; readonly meta: AnswerMeta; readonly reader: Reader },
) {
  const labels = [...new Set(rows.flatMap(({ own }) => Object.keys(own.labels ?? {})))];
  const truth = [meta.data_status, meta.as_of, meta.confidence];
  const line = (cells: readonly unknown[]): string =>
    stringify([cells.map((cell) => cellOf(cell ?? ''))], { record_delimiter: 'windows' });
  return {
    head: line([
      ...labels,
      headingOf('currency', language),
      ...headingsOf(
        columns.map(({ described }) => described),
        language,
      ),
      labelsIn[language].table.error,
      ...Object.keys(rowTruth).map((field) => headingOf(field, language)),
    ]),
    lineOf: ({ found, own }: NumberedRow): string =>
      line([
        ...labels.map((label) => own.labels?.[label]),
        found.ok ? currencyOf(found.value) : '',
        ...columns.map(({ amount }) => (found.ok ? amount(found.value) : '')),
        found.ok ? '' : hideKeys(reader.say(found.failure.message)),
        ...truth,
      ]),
  };
}
