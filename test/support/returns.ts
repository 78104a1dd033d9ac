import { returnFile, type ReturnFile } from '../../server/returns/file';
import { releasedLaw } from '../../server/laws/released';
import { ReturnEmployer, ReturnRow } from '../../src/contract/returns';
import { type FilledRecord, fillableReturn, type FoundProblem } from '../../src/engine';
import type { Message } from '../../src/language/message';
import type { ReturnForm } from '../../src/reference/schema';

const law = releasedLaw();

export interface Handed {
  readonly form: ReturnForm;
  readonly records: readonly FilledRecord[];
  readonly problems: readonly FoundProblem[];
  readonly sums: ReadonlyMap<string, number>;
  readonly notices: readonly Message[];
  readonly file: ReturnFile | undefined;
}

/** A return of a month as the desk would hand it in, by the law of this release. */
export async function handIn(
  id: string,
  month: string,
  employer: Readonly<Record<string, unknown>>,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<Handed> {
  const { forms, identifiers } = law.returns();
  const form = forms.get(id)!;
  const filling = fillableReturn({
    form,
    identifiers: identifiers.get(form.country),
    country: law.countries.get(form.country)!,
    month,
    employer: ReturnEmployer.parse(employer),
    context: { today: '2026-11-28' },
  });
  rows.forEach((row, at) => filling.take(ReturnRow.parse(row), at + 1));
  for (const employee of filling.employees()) filling.add(employee);
  const filled = filling.end();
  return { form, ...filled, file: await returnFile(form, filled.records) };
}

/** What is wrong, by row: the column and the kind of problem. */
export const problemsOf = ({ problems }: Handed): readonly (readonly [number | null, string | null, string])[] =>
  problems.map(({ row, column, kind }) => [row, column?.title ?? null, kind]);

/** The table: the first record of employees or of their months. */
export const tableOf = ({ records }: Handed) => records.find(({ record }) => record.each !== 'return')!.lines;
