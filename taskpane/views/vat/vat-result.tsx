import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { InputOf, SuccessOf } from '../../../src/client';
import { Table } from '../../../ui/tables/table';
import { useFigures } from '../../../ui/theme/figures';
import { InsertMenu } from '../../parts/insert-menu';
import { MetaSources, metaLine } from '../../parts/meta-sources';
import { ViewHead } from '../../../ui/frame/view-head';
import { formula } from '../../words/formula';
import { treatmentLabels } from '../../words/labels';
import { decimalsOf, money, percent } from '../../../ui/words/numbers';

const useStyles = makeStyles({
  figure: { ...typographyStyles.title3, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground1 },
  outdated: { opacity: 0.6 },
});

type VatAnswer = SuccessOf<'calculateVatV1'>;

const formulasOf = ({ country, amount, mode, category }: InputOf<'calculateVatV1'>) => [
  { name: 'VAT amount', formula: formula('VAT', country, amount, mode, category) },
  mode === 'add'
    ? { name: 'gross amount', formula: formula('VATGROSS', country, amount, category) }
    : { name: 'net amount', formula: formula('VATNET', country, amount, category) },
  { name: 'rate', formula: formula('VATRATE', country, category) },
];

/**
 * VAT on an amount, with its rate and its sources.
 *
 * @param asked the question that this answers
 * @param outdated is a newer question under way?
 */
export function VatResult({
  data,
  meta,
  asked,
  outdated,
}: Pick<VatAnswer, 'data' | 'meta'> & { readonly asked: InputOf<'calculateVatV1'>; readonly outdated: boolean }) {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const { country_name, currency, net_amount, vat_amount, gross_amount, vat_rate, rate_type, components } = data;
  return (
    <section className={mergeClasses(stack, outdated && styles.outdated)}>
      <div>
        <ViewHead
          title={`VAT in ${country_name}`}
          tools={
            <InsertMenu
              what="VAT"
              formulas={formulasOf(asked)}
              table={() => ({
                title: `${country_name}, VAT, ${currency}`,
                columns: ['Line', 'Amount'],
                rows: [
                  ['Net', net_amount],
                  [`VAT ${percent(vat_rate)}`, vat_amount],
                  ['Gross', gross_amount],
                ],
                source: metaLine(meta),
              })}
            />
          }
        />
        <div role="status">
          <span className={styles.figure}>
            {currency} {money(vat_amount, decimalsOf([vat_amount, net_amount, gross_amount]))}
          </span>{' '}
          <span className={quiet}>
            {rate_type === 'exempt'
              ? 'exempt from VAT'
              : `at ${percent(vat_rate)}, ${treatmentLabels[rate_type] ?? rate_type}`}
          </span>
        </div>
      </div>
      {components === undefined ? null : (
        <Table
          caption="Components of the rate"
          columns={[{ name: 'Charge' }, { name: 'Rate', figure: true }]}
          rows={components.map(({ name, rate }) => [name, percent(rate)])}
        />
      )}
      <MetaSources meta={meta} law />
    </section>
  );
}
