import { Button, makeStyles } from '@fluentui/react-components';
import { ColumnDoubleCompare20Regular, Dismiss16Regular } from '@fluentui/react-icons';
import type { Meta } from '../../../../src/contract/meta';
import type { TaxResult } from '../../../../src/contract/tax';
import { useStored } from '../../../host/stored';
import { useFigures } from '../../../../ui/theme/figures';
import { InsertMenu } from '../../../parts/insert-menu';
import { MetaSources } from '../../../parts/meta-sources';
import { ViewHead } from '../../../../ui/frame/view-head';
import { Answered } from '../../../states/answered';
import { useWide } from '../../../../ui/theme/use-width';
import type { PayFields } from '../pay-fields';
import type { Law } from '../use-payslip';
import { comparisonTable } from './comparison-sheet';
import { ComparisonTable } from './comparison-table';
import { isKeptComparison, type KeptComparison } from './kept';
import { LawLines } from './law-lines';
import { useComparison } from './use-comparison';
import { say } from '../../../../ui/language/say';

const useStyles = makeStyles({ open: { justifySelf: 'start', marginInlineStart: '-8px' } });

/**
 * The same pay in other countries or tax years, side by side in one currency. Where there is room, it opens with the
 * previous tax year. What the reader chooses stays.
 *
 * @param meta what the payslip rests on
 */
export function Compare({
  law,
  payslip,
  meta,
  fields,
  years,
}: {
  readonly law: Law;
  readonly payslip: TaxResult;
  readonly meta: Meta;
  readonly fields: PayFields;
  readonly years: readonly string[];
}) {
  const styles = useStyles();
  const { stack, quiet, strong } = useFigures();
  const roomy = useWide(960);
  const [kept, keep] = useStored<KeptComparison>('pay-compare', {}, isKeptComparison);
  const yearBefore: Law = { country: law.country, taxYear: years[years.indexOf(payslip.tax_year) - 1] };
  const laws = kept.laws ?? (roomy && yearBefore.taxYear !== undefined ? [yearBefore] : []);
  const currency = kept.currency ?? payslip.currency;
  const [own, ...others] = useComparison(laws, fields, payslip, currency);
  if (laws.length === 0)
    return (
      <Button
        size="small"
        appearance="subtle"
        className={styles.open}
        icon={<ColumnDoubleCompare20Regular />}
        onClick={() => keep({ ...kept, laws: [yearBefore] })}
      >
        {say('compare_with_another_country_or_year')}
      </Button>
    );
  const known = others.flatMap(({ answer }) => answer ?? []);
  const different = known.filter(
    ({ name }, at) => name !== own?.answer?.name && known.findIndex((one) => one.name === name) === at,
  );
  const failed = [own, ...others].find((one) => one?.problem !== undefined);
  const all = own?.answer === undefined || known.length === 0 ? undefined : [own.answer, ...different];
  return (
    <section className={stack}>
      <ViewHead
        title={say('compare')}
        tools={
          <span>
            {all === undefined || different.length === 0 ? null : (
              <InsertMenu what={say('comparison_offer')} table={() => comparisonTable(all, currency)} />
            )}
            <Button
              size="small"
              appearance="subtle"
              icon={<Dismiss16Regular />}
              aria-label={say('close_the_comparison')}
              onClick={() => keep({ ...kept, laws: [] })}
            />
          </span>
        }
      />
      <LawLines
        laws={laws}
        currency={currency}
        onLaws={(chosen) => keep({ ...kept, laws: chosen })}
        onCurrency={(code) => keep({ ...kept, currency: code })}
      />
      <Answered question={{ answer: all, problem: failed?.problem, again: () => failed?.again() }} lines={6}>
        {(compared) =>
          different.length === 0 ? (
            <p className={quiet}>{say('this_is_the_law_above_choose')}</p>
          ) : (
            <>
              <ComparisonTable compared={compared} currency={currency} />
              <p className={quiet}>{say('pay_is_the_same_everywhere_converted')}</p>
              {different.map((one) =>
                one.meta === undefined ? null : (
                  <section key={one.name} aria-label={one.name}>
                    <div className={strong}>{one.name}</div>
                    <MetaSources
                      meta={one.meta}
                      law
                      usual={{ status: meta.data_status, confidence: meta.confidence }}
                    />
                  </section>
                ),
              )}
            </>
          )
        }
      </Answered>
    </section>
  );
}
