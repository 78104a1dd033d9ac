import type { NotRecorded } from '../../contract/calendar';
import { lastDayOfMonth } from '../../day';
import { message } from '../../language/message';
import { say } from '../../language/say';
import { ruleOn } from '../../reference/rule-on';
import { type Country, incomeTaxCovered } from '../../reference/schema';

/** What an employer withholds or pays on a payslip. */
export interface PayslipLine {
  /** The id of a contribution, or `income-tax`. */
  readonly id: string;
  readonly name: string;
  /** Is a return or payment recorded that covers it? */
  readonly covered: boolean;
}

/** The income tax of a month, and each contribution in force in it. */
export function payslipLines({ contributions, filing = [], income }: Country, month: string): PayslipLine[] {
  const covered = new Set(filing.flatMap(({ covers = [] }) => covers));
  const due = contributions.filter(
    ({ mandatory, dated }) => mandatory && ruleOn(dated, lastDayOfMonth(month)) !== undefined,
  );
  return [
    { id: incomeTaxCovered, name: income[0]?.name ?? say(message('name_of_income_tax')) },
    ...due.map(({ id, name, fund }) => ({ id, name: fund ?? name })),
  ].map((line) => ({ ...line, covered: covered.has(line.id) }));
}

/**
 * The funds and taxes of a payslip for which no return or payment is recorded, so that a list of what is due does not
 * seem complete.
 */
export function notRecordedOf(country: Country, month: string): NotRecorded[] {
  const byName = new Map<string, string[]>();
  for (const { id, name, covered } of payslipLines(country, month))
    if (!covered) byName.set(name, [...(byName.get(name) ?? []), id]);
  return [...byName].map(([name, ids]) => ({ country: country.code, country_name: country.name, name, ids }));
}
