import type { NotRecorded } from '../../contract/calendar';
import { lastDayOfMonth } from '../../day';
import { message } from '../../language/message';
import { say } from '../../language/say';
import { ruleOn } from '../../reference/rule-on';
import { type Country, incomeTaxCovered } from '../../reference/schema';

/** What an employer withholds or pays on a payslip: the income tax, and each contribution in force. */
function onPayslip(
  { contributions, income }: Country,
  month: string,
): { readonly id: string; readonly name: string }[] {
  const due = contributions.filter(
    ({ mandatory, dated }) => mandatory && ruleOn(dated, lastDayOfMonth(month)) !== undefined,
  );
  return [
    { id: incomeTaxCovered, name: income[0]?.name ?? say(message('name_of_income_tax')) },
    ...due.map(({ id, name, fund }) => ({ id, name: fund ?? name })),
  ];
}

/**
 * The funds and taxes of a payslip for which no return or payment is recorded, so that a list of what is due does not
 * seem complete.
 */
export function notRecordedOf(country: Country, month: string): NotRecorded[] {
  const covered = new Set((country.filing ?? []).flatMap(({ covers = [] }) => covers));
  const byName = new Map<string, string[]>();
  for (const { id, name } of onPayslip(country, month))
    if (!covered.has(id)) byName.set(name, [...(byName.get(name) ?? []), id]);
  return [...byName].map(([name, ids]) => ({ country: country.code, country_name: country.name, name, ids }));
}
