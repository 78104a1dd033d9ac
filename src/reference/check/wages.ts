import { addDays } from '../../day';
import type { Country } from '../schema';
import { wagesNamed } from '../wages';
import { spansOf } from './dates';
import type { Finding } from './finding';
import type { Span } from '../span';

const start = ({ from }: Span): string => from ?? '0000-01-01';
const end = ({ to }: Span): string => to ?? '9999-12-31';

/** The first day of a span on which no other span is in force; undefined if there is none. */
function firstUncovered(span: Span, covering: readonly Span[]): string | undefined {
  let day = start(span);
  for (const each of [...covering].sort((a, b) => (start(a) < start(b) ? -1 : 1))) {
    if (start(each) > day) break;
    if (end(each) >= end(span)) return undefined;
    if (end(each) >= day) day = addDays(end(each), 1);
  }
  return day;
}

/** Parts of the law that name wages, each with the span in which it applies. */
const naming = ({
  contributions,
  income,
}: Country): { readonly where: string; readonly law: object; readonly span: Span }[] => [
  ...contributions.flatMap(({ id, dated }) =>
    spansOf(dated).map((span, i) => ({ where: `contributions.${id}.dated[${i}]`, law: dated[i]!, span })),
  ),
  ...income.map((regime, i) => ({
    where: `income[${i}]`,
    law: regime,
    span: { from: regime.effective_from, to: regime.effective_to },
  })),
];

/** Rules that name a wage which is not recorded, is in another currency, or has no amount on a day of the rule. */
export function checkWages(country: Country): Finding[] {
  return naming(country).flatMap(({ where, law, span }) =>
    wagesNamed(law).flatMap((id) => {
      const wage = country.wages?.find((candidate) => candidate.id === id);
      const day = wage && firstUncovered(span, spansOf(wage.dated));
      const message =
        wage === undefined
          ? `it names the wage "${id}", which is not in the file`
          : wage.currency !== undefined && wage.currency !== country.currency
            ? `the wage "${id}" is in ${wage.currency}, and a multiple of it would not be converted`
            : day === undefined
              ? undefined
              : `the wage "${id}" has no amount ${day === start({ from: null, to: null }) ? 'before its first day' : `on ${day}`}`;
      return message === undefined ? [] : [{ country: country.code, where, message }];
    }),
  );
}
