import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { PayrollYear } from '../../../../src/contract/payroll-year';
import type { accumulationWords } from '../../../../src/contract/words/accumulation';
import { useFigures } from '../../../../ui/theme/figures';
import type { LineRule } from '../line-rules';
import { PayslipTable } from '../payslip-table';
import { settlementLines } from './settlement-lines';
import { say } from '../../../../ui/language/say';

const sayMethod: Readonly<Record<keyof typeof accumulationWords, (meaning: string) => string>> = {
  month_alone: (meaning) => say('accumulation_month_alone', { meaning }),
  annualised: (meaning) => say('accumulation_annualised', { meaning }),
  cumulative: (meaning) => say('accumulation_cumulative', { meaning }),
};

const useStyles = makeStyles({ text: { margin: 0 } });

/** How the tax of a month relates to that of the year, and the year-end reconciliation. The first line opens the rule with its sources. */
export function YearSettlement({ year: { method, settlement } }: { readonly year: PayrollYear }) {
  const styles = useStyles();
  const { quiet, tight } = useFigures();
  const rule: LineRule | undefined =
    method === null
      ? undefined
      : { rule: method.meaning, notes: method.note === undefined ? [] : [method.note], sources: method.sources };
  return (
    <div className={tight}>
      {settlement === null ? null : (
        <PayslipTable
          caption={say('year_end_reconciliation')}
          lines={settlementLines(settlement)}
          rules={(id) => (id === 'year-tax' ? rule : undefined)}
        />
      )}
      {method === null ? null : (
        <p className={mergeClasses(quiet, styles.text)}>{sayMethod[method.name](method.meaning)}</p>
      )}
    </div>
  );
}
