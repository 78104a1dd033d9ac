import { detailsText } from '../../../src/contract/details';
import { useFigures } from '../../../ui/theme/figures';
import { Notices } from '../../parts/notices';
import { formula } from '../../words/formula';
import { money } from '../../../ui/words/numbers';
import { Brackets, rateRange } from './brackets';
import type { OfYear } from './dates';
import { LawSection } from './law-section';

/**
 * The income tax scale.
 *
 * @param paidIn currency of the pay, where the law has scales for several
 */
export function IncomeTax({ law, taxYear, paidIn }: OfYear & { readonly paidIn?: string }) {
  const { quiet } = useFigures();
  const tax = law.income_tax;
  if (tax === undefined) return null;
  const named = tax.name === '' || tax.name === 'Income tax' ? 'Income tax' : `Income tax (${tax.name})`;
  const payCurrency = paidIn === undefined ? '' : `, pay in ${paidIn}`;
  const all = tax.tables.flatMap(({ brackets }) => brackets);
  const several = tax.tables.length > 1;
  const rows = tax.tables.flatMap(({ up_to, brackets }) =>
    brackets.map(({ from, to, rate }) => [from, to, rate, ...(several ? [up_to] : [])]),
  );
  return (
    <LawSection
      id={paidIn === undefined ? 'income' : `income-${paidIn}`}
      name={`${named}${payCurrency}`}
      figure={rateRange(all)}
      law={tax}
      sources={tax.scale_sources}
      insert={{
        what: `income tax brackets${payCurrency}`,
        formulas:
          tax.not_computed !== undefined
            ? []
            : [
                {
                  name: 'brackets',
                  formula: formula(
                    'BRACKETS',
                    law.country.code,
                    taxYear,
                    tax.period === 'monthly' ? undefined : tax.period,
                    paidIn === undefined || paidIn === law.country.currency
                      ? undefined
                      : detailsText({ currency: paidIn }),
                  ),
                },
              ],
        table: () => ({
          title: `${law.country.name}, income tax ${law.tax_year}, ${tax.currency}, ${tax.period}`,
          columns: ['From', 'To', 'Rate %', ...(several ? ['For income up to'] : [])],
          rows,
        }),
      }}
    >
      {tax.not_computed === undefined ? null : <Notices lines={[tax.not_computed]} />}
      {tax.tables.map(({ up_to, brackets }, at) => (
        <div key={at}>
          <div className={quiet}>
            Taxable income in {tax.currency} {tax.period === 'monthly' ? 'a month' : 'a year'}
            {!several ? null : up_to === null ? ', above the other limits' : `, up to ${money(up_to)}`}
          </div>
          <Brackets
            caption={`Income tax brackets${payCurrency}${several ? `, set ${at + 1}` : ''}`}
            brackets={brackets}
          />
        </div>
      ))}
      {tax.method === 'marginal' ? null : <div className={quiet}>{tax.method_in_words}</div>}
      {tax.scale_note === undefined ? null : <div className={quiet}>{tax.scale_note}</div>}
    </LawSection>
  );
}
