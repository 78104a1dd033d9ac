import type { NotRecorded } from '../../contract/calendar';
import { lastDayOfMonth } from '../../day';
import { message, type Sentence } from '../../language/message';
import { countryTerm, lawText } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import { ruleOn } from '../../reference/rule-on';
import { type Country, incomeTaxCovered } from '../../reference/schema';

/** What an employer withholds or pays on a payslip. */
export interface PayslipLine {
  /** The id of a contribution, or `income-tax`. */
  readonly id: string;
  readonly name: Sentence;
  /** Is a return or payment recorded that covers it? */
  readonly covered: boolean;
}

const incomeTax = message('name_of_income_tax');

/** The income tax of a month, and each contribution in force in it. */
export function payslipLines({ contributions, filing = [], income }: Country, month: string): PayslipLine[] {
  const covered = new Set(filing.flatMap(({ covers = [] }) => covers));
  const due = contributions.filter(
    ({ mandatory, dated }) => mandatory && ruleOn(dated, lastDayOfMonth(month)) !== undefined,
  );
  return [
    { id: incomeTaxCovered, name: income[0]?.name === undefined ? incomeTax : lawText(income[0].name) },
    ...due.map(({ id, name, fund }) => ({ id, name: lawText(fund ?? name) })),
  ].map((line) => ({ ...line, covered: covered.has(line.id) }));
}

/**
 * The funds and taxes of a payslip for which no return or payment is recorded, so that a list of what is due does not
 * seem complete.
 */
export function notRecordedOf(country: Country, month: string): Unsaid<NotRecorded>[] {
  const byName = new Map<string, { readonly name: Sentence; readonly ids: string[] }>();
  for (const { id, name, covered } of payslipLines(country, month))
    if (!covered) {
      const key = JSON.stringify(name);
      byName.set(key, { name, ids: [...(byName.get(key)?.ids ?? []), id] });
    }
  const place = { country: country.code, country_name: countryTerm(country.code) };
  return [...byName.values()].map((row) => ({ ...place, ...row }));
}
