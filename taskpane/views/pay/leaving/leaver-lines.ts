import type { LeaverAnswer, LeaverLine } from '../../../../src/contract/leaver';
import { say } from '../../../../ui/language/say';
import { money } from '../../../../ui/words/numbers';
import { sentence } from '../../../../ui/words/sentence';
import type { LineRule, LineRules } from '../line-rules';
import type { Line } from '../lines';

const idOf = (at: number): string => `leaver-${at}`;
const minus = (amount: number): number => (amount === 0 ? 0 : -amount);

/** The last payslip from what is paid to net pay, followed by the cost of the employer. */
export const leaverLines = (answer: LeaverAnswer): readonly Line[] => [
  ...answer.lines.map(({ name, amount }, at): Line => ({ id: idOf(at), name, amount, weight: 'line' })),
  { id: 'gross', name: say('gross_pay'), amount: answer.gross, weight: 'sum' },
  { id: 'contributions', name: say('contributions'), amount: minus(answer.contributions), weight: 'line' },
  { id: 'tax', name: say('tax'), amount: minus(answer.tax), weight: 'line' },
  { id: 'net', name: say('net_pay'), amount: answer.net, weight: 'sum' },
  { id: 'cost', name: say('employer_cost'), amount: answer.employer_cost, weight: 'line' },
];

const ruleOf = ({ article, steps, treatment, tax, contributions, net }: LeaverLine): LineRule => ({
  rule: article ?? say('no_article_recorded'),
  notes: [
    ...steps.map(({ text, amount }) =>
      amount === null ? text : say('step_with_amount', { step: text, amount: money(amount) }),
    ),
    ...treatment.map(sentence),
    say('line_adds', { tax: money(tax), contributions: money(contributions), net: money(net) }),
  ],
  sources: [],
});

/** Behind each line: its article, its steps, how it is taxed, and what it adds to tax and contributions. */
export function leaverRules({ lines }: LeaverAnswer): LineRules {
  const rules = new Map(lines.map((line, at) => [idOf(at), ruleOf(line)]));
  return (id) => rules.get(id);
}
