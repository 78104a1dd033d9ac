import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { LawItem } from '../../../src/contract/law';
import { useFigures } from '../../../ui/theme/figures';
import { Sources } from '../../parts/sources';
import { dayInWords } from '../../../ui/words/dates';
import { say } from '../../../ui/language/say';

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

/** The date of the latest source, in words. */
const latestSource = (item: LawItem): string => {
  const day =
    item.sources
      .map(({ dated }) => dated ?? '')
      .sort()
      .at(-1) ?? '';
  return day === '' ? say('undated') : say('latest_source_from', { day: dayInWords(day) });
};

/** Rules of the law in words, each with its note and sources. */
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
            <Sources sources={item.sources} dated={latestSource(item)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
