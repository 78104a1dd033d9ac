import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ChartTable } from '../../../ui/charts/chart-table';
import { Bar } from '../../../ui/charts/bar';
import { ViewHead } from '../../../ui/frame/view-head';
import { money } from '../../../ui/words/numbers';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px', alignContent: 'start' },
  line: { ...typographyStyles.body1, display: 'flex', justifyContent: 'space-between', columnGap: '12px' },
  list: {
    display: 'grid',
    rowGap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground1,
  },
});

/** Figures by name as bars, and as a table. */
export function Bars({
  title,
  of,
  rows,
}: {
  readonly title: string;
  /** What the names are. */
  readonly of: string;
  readonly rows: readonly { readonly name: string; readonly calls: number }[];
}) {
  const styles = useStyles();
  const most = Math.max(0, ...rows.map(({ calls }) => calls));
  return (
    <div className={styles.part}>
      <ViewHead level={3} title={title} />
      <ul className={styles.list} aria-label={title}>
        {rows.map(({ name, calls }) => (
          <li key={name}>
            <div className={styles.line}>
              <span>{name}</span>
              <span>{money(calls)}</span>
            </div>
            <Bar value={calls} largest={most} />
          </li>
        ))}
      </ul>
      <ChartTable
        caption={title}
        columns={[{ name: of }, { name: say('column_calls'), figure: true }]}
        rows={() => rows.map(({ name, calls }) => [name, money(calls)])}
      />
    </div>
  );
}
