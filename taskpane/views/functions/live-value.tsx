import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { FunctionValue, ResultCell } from '../../../src/client/function-value';
import { dayOfSerial } from '../../../src/serial';
import { MetaSources } from '../../parts/meta-sources';
import { ProblemCard } from '../../states/problem-card';
import { computedPercent, exact, money, percent } from '../../../ui/words/numbers';
import { dayInWords } from '../../../ui/words/dates';
import { ScrollBox } from '../../../ui/tables/scroll-box';
import { SkeletonLines } from '../../../ui/notices/skeleton-lines';
import { useFigures } from '../../../ui/theme/figures';
import type { Live } from './use-value';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  figure: {
    ...typographyStyles.title3,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
  },
  failed: { color: tokens.colorStatusDangerForeground1 },
  table: { borderCollapse: 'collapse', ...typographyStyles.body1, fontVariantNumeric: 'tabular-nums' },
  cell: {
    paddingBlock: '4px',
    paddingInline: '0 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    verticalAlign: 'top',
  },
});

/** Rows of a table that the pane shows. The cells show all. */
const mostRows = 12;

const isNumber = (cell: ResultCell): boolean => 'value' in cell && typeof cell.value === 'number';

/** A cell as the pane writes it. */
export function textOf(cell: ResultCell): string {
  if ('error' in cell) return `${cell.error} ${cell.message}`.trim();
  const { value, kind } = cell;
  if (typeof value !== 'number') return String(value);
  if (kind === 'percent') return percent(value);
  if (kind === 'share') return computedPercent(value);
  if (kind === 'date' || kind === 'date_read_again') return dayInWords(dayOfSerial(value));
  return kind === 'money' ? money(value) : exact(value);
}

function Rows({ rows }: Pick<FunctionValue, 'rows'>) {
  const styles = useStyles();
  const { number, quiet } = useFigures();
  return (
    <>
      <ScrollBox name={say('result')}>
        <table className={styles.table} aria-label={say('result')}>
          <tbody>
            {rows.slice(0, mostRows).map((row, i) => (
              <tr key={i}>
                {row.map((cell, j) => (
                  <td key={j} className={mergeClasses(styles.cell, isNumber(cell) && number)}>
                    {textOf(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {rows.length > mostRows ? (
        <p className={quiet}>{say('first_rows_of', { shown: mostRows, count: rows.length })}</p>
      ) : null}
    </>
  );
}

/** What a formula gives now, with its age and sources. */
export function LiveValue({ value, problem, again }: Live) {
  const styles = useStyles();
  const { quiet, stack } = useFigures();
  if (problem !== undefined) return <ProblemCard problem={problem} onRetry={again} />;
  if (value === undefined) return <SkeletonLines count={2} />;
  if (value === 'only_in_the_cell') return <p className={quiet}>{say('value_only_in_the_cell')}</p>;
  const [first] = value.rows[0]!;
  const isSingle = value.rows.length === 1 && value.rows[0]!.length === 1;
  return (
    <div className={stack}>
      {isSingle ? (
        <div role="status" className={mergeClasses('error' in first! ? styles.failed : styles.figure)}>
          {textOf(first!)}
        </div>
      ) : (
        <Rows rows={value.rows} />
      )}
      {value.meta === undefined ? null : <MetaSources meta={value.meta} usual={undefined} />}
    </div>
  );
}
