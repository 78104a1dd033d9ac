import { detailsText } from '../../../src/contract/details';
import { useFigures } from '../../parts/figures';
import { InsertMenu } from '../../parts/insert-menu';
import { Notices } from '../../parts/notices';
import { Section } from '../../parts/section';
import { formula } from '../../words/formula';
import { money } from '../../words/numbers';
import { Brackets, rateRange } from './brackets';
import { LawFoot, type OfYear, sourceLine } from './dates';

/**
 * The scale of the income tax.
 *
 * @param paidIn the currency of the pay, where the law has a scale for more than one
 */
export function IncomeTax({ law, taxYear, paidIn }: OfYear & { readonly paidIn?: string }) {
  const { quiet } = useFigures();
  const tax = law.income_tax;
  if (tax === undefined) return null;
  const named = tax.name === '' || tax.name === 'Income tax' ? 'Income tax' : `Income tax (${tax.name})`;
  const name = paidIn === undefined ? named : `${named}, pay in ${paidIn}`;
  const all = tax.tables.flatMap(({ brackets }) => brackets);
  const several = tax.tables.length > 1;
  const rows = tax.tables.flatMap(({ up_to, brackets }) =>
    brackets.map(({ from, to, rate }) => [from, to, rate, ...(several ? [up_to] : [])]),
  );
  return (
    <Section
      id={paidIn === undefined ? 'income' : `income-${paidIn}`}
      name={name}
      figure={rateRange(all)}
      status={tax.data_status}
      foot={
        <LawFoot
          law={tax}
          sources={tax.scale_sources}
          tools={
            <InsertMenu
              what={`income tax brackets${paidIn === undefined ? '' : `, pay in ${paidIn}`}`}
              formulas={
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
                    ]
              }
              table={() => ({
                title: `${law.country.name}, income tax ${law.tax_year}, ${tax.currency}, ${tax.period}`,
                columns: ['From', 'To', 'Rate %', ...(several ? ['For income up to'] : [])],
                rows,
                source: sourceLine(tax, tax.scale_sources),
              })}
            />
          }
        />
      }
    >
      {tax.not_computed === undefined ? null : <Notices lines={[tax.not_computed]} />}
      {tax.tables.map(({ up_to, brackets }, at) => (
        <div key={at}>
          <div className={quiet}>
            {tax.currency} {tax.period === 'monthly' ? 'a month' : 'a year'} of taxable income
            {!several ? null : up_to === null ? ', above the tables before' : `, up to ${money(up_to)}`}
          </div>
          <Brackets
            caption={`Bands of the income tax${paidIn === undefined ? '' : `, pay in ${paidIn}`}${several ? `, table ${at + 1}` : ''}`}
            brackets={brackets}
          />
        </div>
      ))}
      {tax.method === 'marginal' ? null : <div className={quiet}>{tax.method_in_words}</div>}
      {tax.scale_note === undefined ? null : <div className={quiet}>{tax.scale_note}</div>}
    </Section>
  );
}
