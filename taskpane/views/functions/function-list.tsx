import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { StarFilled } from '@fluentui/react-icons';
import { ViewHead } from '../../../ui/frame/view-head';
import { readerLanguage } from '../../../ui/language/reader';
import { useFigures } from '../../../ui/theme/figures';
import { Filter, useFilter } from '../../parts/filter';
import { useFocusAtFirst } from '../../parts/use-focus-at-first';
import type { Functions } from '../../service/function-help';
import { say } from '../../../ui/language/say';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '16px',
    '@media (min-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  item: {
    display: 'block',
    inlineSize: '100%',
    minBlockSize: '44px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    paddingInline: '8px',
    paddingBlock: '6px',
    marginInline: '-8px',
  },
  name: { ...typographyStyles.body1Strong, display: 'block' },
  star: { color: tokens.colorBrandForeground1, marginInlineStart: '4px', verticalAlign: 'text-bottom' },
});

type Described = Functions['functions'][number];

/** Every function by task, or those that a search finds. Favourites and recent ones come first. */
export function FunctionList({
  functions: { functions, tasks, wordsOf },
  favourites,
  recent,
  isBack,
  onOpen,
}: {
  readonly functions: Functions;
  readonly favourites: readonly string[];
  readonly recent: readonly string[];
  /** Does the reader come back from a function? */
  readonly isBack: boolean;
  readonly onOpen: (name: string) => void;
}) {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const { typed, setTyped, rows } = useFilter(functions, ({ name }) => wordsOf(name));
  const top = useFocusAtFirst<HTMLDivElement>(isBack);
  // `net pay` asks for NETPAY before others that speak of it.
  const asked = typed.replace(/\s/g, '').toUpperCase();
  const found = [...rows].sort(
    (one, other) => Number(other.name.startsWith(asked)) - Number(one.name.startsWith(asked)),
  );
  const named = (names: readonly string[]): readonly Described[] =>
    names.flatMap((name) => functions.filter((one) => one.name === name));
  const groups = [
    { title: say('favourites'), members: named(favourites) },
    { title: say('recent'), members: named(recent.filter((name) => !favourites.includes(name))) },
    // A function stands under the first task that shows it.
    ...tasks.map(({ title, examples }, at) => {
      const earlier = tasks.slice(0, at).flatMap((task) => task.examples.map(({ name }) => name));
      const names = [...new Set(examples.map(({ name }) => name))].filter((name) => !earlier.includes(name));
      return { title: title[readerLanguage()], members: named(names) };
    }),
  ];
  const listOf = (members: readonly Described[]) => (
    <ul className={styles.list}>
      {members.map(({ name, description }) => (
        <li key={name}>
          <Button appearance="subtle" className={styles.item} onClick={() => onOpen(name)}>
            <span className={styles.name}>
              {name}
              {favourites.includes(name) ? <StarFilled className={styles.star} aria-hidden /> : null}
            </span>
            <span className={quiet}>{description}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
  return (
    <div ref={top} tabIndex={-1} className={stack}>
      <Filter label={say('find_a_function')} value={typed} onChange={setTyped} />
      {typed.trim() === '' ? (
        groups
          .filter(({ members }) => members.length > 0)
          .map(({ title, members }) => (
            <section key={title}>
              <ViewHead title={title} />
              {listOf(members)}
            </section>
          ))
      ) : (
        <>
          <p role="status" className={quiet}>
            {say('functions_found', { count: rows.length })}
          </p>
          {listOf(found)}
        </>
      )}
    </div>
  );
}
