import { countryName } from '../../words/labels';
import { detailsText } from '../../../src/contract/details';
import { useFigures } from '../../../ui/theme/figures';
import { Notices } from '../../parts/notices';
import { formula } from '../../words/formula';
import { money } from '../../../ui/words/numbers';
import { Brackets, rateRange } from './brackets';
import type { OfYear } from './dates';
import { LawSection } from './law-section';
import { say } from '../../../ui/language/say';

/**
 * The income tax scale.
 *
 * @param paidIn currency of the pay, where the law has scales for several
 */
export function IncomeTax({ law, taxYear, paidIn }: OfYear & { readonly paidIn?: string }) {
  const { quiet } = useFigures();
  const tax = law.income_tax;
  if (tax === undefined) return null;
  const named = ['', say('income_tax'), say('income_tax')].includes(tax.name)
    ? say('income_tax')
    : say('income_tax_named', { name: tax.name });
  const withCurrency = (name: string): string =>
    paidIn === undefined ? name : say('with_pay_currency', { name, currency: paidIn });
  const all = tax.tables.flatMap(({ brackets }) => brackets);
  const several = tax.tables.length > 1;
  const rows = tax.tables.flatMap(({ up_to, brackets }) =>
    brackets.map(({ from, to, rate }) => [from, to, rate, ...(several ? [up_to] : [])]),
  );
  return (
    <LawSection
      id={paidIn === undefined ? 'income' : `income-${paidIn}`}
      name={withCurrency(named)}
      figure={rateRange(all)}
      law={tax}
      sources={tax.scale_sources}
      insert={{
        what: withCurrency(say('income_tax_brackets_offer')),
        formulas:
          tax.not_computed !== undefined
            ? []
            : [
                {
                  name: say('brackets_offer'),
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
          title: say('income_tax_title', {
            country: countryName(law.country.code),
            year: law.tax_year,
            currency: tax.currency,
            period: tax.period,
          }),
          columns: [
            say('bracket_from'),
            say('bracket_to'),
            say('rate_percent'),
            ...(several ? [say('for_income_up_to')] : []),
          ],
          rows,
        }),
      }}
    >
      {tax.not_computed === undefined ? null : <Notices lines={[tax.not_computed]} />}
      {tax.tables.map(({ up_to, brackets }, at) => (
        <div key={at}>
          <div className={quiet}>
            {!several
              ? say('taxable_income_in', { currency: tax.currency, period: tax.period })
              : up_to === null
                ? say('taxable_income_above', { currency: tax.currency, period: tax.period })
                : say('taxable_income_up_to', { currency: tax.currency, period: tax.period, limit: money(up_to) })}
          </div>
          <Brackets
            caption={
              several
                ? say('numbered_set', { name: withCurrency(say('income_tax_brackets')), number: at + 1 })
                : withCurrency(say('income_tax_brackets'))
            }
            brackets={brackets}
          />
        </div>
      ))}
      {tax.method === 'marginal' ? null : <div className={quiet}>{tax.method_in_words}</div>}
      {tax.scale_note === undefined ? null : <div className={quiet}>{tax.scale_note}</div>}
    </LawSection>
  );
}
