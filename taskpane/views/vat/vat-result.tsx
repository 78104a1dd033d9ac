import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { InputOf, SuccessOf } from '../../../src/client';
import { Table } from '../../../ui/tables/table';
import { useFigures } from '../../../ui/theme/figures';
import { InsertMenu } from '../../parts/insert-menu';
import { MetaSources, metaLine } from '../../parts/meta-sources';
import { ViewHead } from '../../../ui/frame/view-head';
import { formula } from '../../words/formula';
import { countryName, treatmentLabel } from '../../words/labels';
import { decimalsOf, withCurrency, money, percent } from '../../../ui/words/numbers';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  figure: { ...typographyStyles.title3, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground1 },
  outdated: { opacity: 0.6 },
});

type VatAnswer = SuccessOf<'calculateVatV1'>;

const formulasOf = ({ country, amount, mode, category }: InputOf<'calculateVatV1'>) => [
  { name: say('vat_amount'), formula: formula('VAT', country, amount, mode, category) },
  mode === 'add'
    ? { name: say('gross_amount_offer'), formula: formula('VATGROSS', country, amount, category) }
    : { name: say('net_amount_offer'), formula: formula('VATNET', country, amount, category) },
  { name: say('rate_offer'), formula: formula('VATRATE', country, category) },
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
  const { country, currency, net_amount, vat_amount, gross_amount, vat_rate, rate_type, components } = data;
  return (
    <section className={mergeClasses(stack, outdated && styles.outdated)}>
      <div>
        <ViewHead
          title={say('vat_in_country', { country_name: countryName(country) })}
          tools={
            <InsertMenu
              what={say('vat_short')}
              formulas={formulasOf(asked)}
              table={() => ({
                title: say('vat_title', { country_name: countryName(country), currency }),
                columns: [say('line'), say('amount')],
                rows: [
                  [say('net'), net_amount],
                  [say('vat_line', { rate: percent(vat_rate) }), vat_amount],
                  [say('gross'), gross_amount],
                ],
                source: metaLine(meta),
              })}
            />
          }
        />
        <div role="status">
          <span className={styles.figure}>
            {withCurrency(currency, money(vat_amount, decimalsOf([vat_amount, net_amount, gross_amount])))}
          </span>{' '}
          <span className={quiet}>
            {rate_type === 'exempt'
              ? say('exempt_from_vat')
              : say('vat_at', { rate: percent(vat_rate), treatment: treatmentLabel(rate_type) })}
          </span>
        </div>
      </div>
      {components === undefined ? null : (
        <Table
          caption={say('components_of_the_rate')}
          columns={[{ name: say('charge') }, { name: say('rate'), figure: true }]}
          rows={components.map(({ name, rate }) => [name, percent(rate)])}
        />
      )}
      <MetaSources meta={meta} law />
    </section>
  );
}
