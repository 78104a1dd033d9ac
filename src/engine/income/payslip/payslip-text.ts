import { oncePer } from '../../../once';
import type { TaxRequest } from '../../../contract/tax';
import { figureAt } from './figures';
import type { IncomeQuestion } from '../income-question';
import { payslip } from './payslip';

/** The JSON of a payslip with gaps for its figures: `pieces[0] figure[places[0]] pieces[1] …`. */
interface PayslipText {
  readonly pieces: readonly string[];
  readonly places: readonly number[];
}

/** Numbers larger than any amount. Each marks the place of one figure. */
const firstMark = 9_007_199_254_000_000;
const mark = /9007199254\d{6}/g;

/**
 * Most of the text of a payslip is the same at every pay. This text is made from the payslip itself, with a mark for
 * each figure, so the two cannot differ.
 */
function payslipText(question: IncomeQuestion, mode: TaxRequest['mode'], table: number): PayslipText {
  const count = figureAt.lines + question.payroll.layout.values.length;
  const text = JSON.stringify(
    payslip(
      question,
      mode,
      table,
      Array.from({ length: count }, (_, place) => firstMark + place),
    ),
  );
  return { pieces: text.split(mark), places: [...text.matchAll(mark)].map(([found]) => Number(found) - firstMark) };
}

const textsOf = oncePer((_: IncomeQuestion) => new Map<string, PayslipText>());

function textOf(question: IncomeQuestion, mode: TaxRequest['mode'], table: number): PayslipText {
  const known = textsOf(question);
  const name = `${mode}${table}`;
  let text = known.get(name);
  if (text === undefined) known.set(name, (text = payslipText(question, mode, table)));
  return text;
}

/** A payslip as JSON: the same text as from {@link payslip}, but several times faster. */
export function payslipJson(
  question: IncomeQuestion,
  mode: TaxRequest['mode'],
  table: number,
  figures: readonly number[],
): string {
  const { pieces, places } = textOf(question, mode, table);
  let json = pieces[0]!;
  for (let i = 0; i < places.length; i++) json += `${figures[places[i]!]!}${pieces[i + 1]!}`;
  return json;
}
