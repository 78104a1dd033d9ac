import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { LawItem } from '../../../src/contract/law';
import { useFigures } from '../../parts/figures';
import { Sources } from '../../parts/sources';
import { dayInWords } from '../../words/dates';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', rowGap: '10px' },
  title: {
    ...typographyStyles.caption1Strong,
    margin: 0,
    color: tokens.colorNeutralForeground2,
    paddingBlockEnd: '4px',
  },
  name: { ...typographyStyles.body1Strong },
  rule: { ...typographyStyles.body1, fontVariantNumeric: 'tabular-nums' },
});

/** The newest day of any of the sources. */
const newest = (item: LawItem): string => {
  const day =
    item.sources
      .map(({ dated }) => dated ?? '')
      .sort()
      .at(-1) ?? '';
  return day === '' ? 'Undated' : `Newest source ${dayInWords(day)}`;
};

/** Rules of the law in words, each with its note and its sources. */
export function Items({ title, items }: { readonly title: string; readonly items: readonly LawItem[] }) {
  const styles = useStyles();
  const { quiet } = useFigures();
  if (items.length === 0) return null;
  return (
    <div>
      <h4 className={styles.title}>{title}</h4>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <div className={styles.name}>{item.name}</div>
            <div className={styles.rule}>{item.rule}</div>
            {item.note === undefined ? null : <div className={mergeClasses(quiet)}>{item.note}</div>}
            <Sources sources={item.sources} dated={newest(item)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
