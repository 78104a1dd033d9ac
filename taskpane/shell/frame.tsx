import { makeStyles, mergeClasses, Tab, TabList, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { productName } from '../../src/contract/product';
import { useWide } from '../../ui/theme/use-width';
import { type ViewId, viewIds, views } from './views';
import { say } from '../../ui/language/say';

/** On paper, a view is its content alone, as long as it is. */
const onPaper = '@media print';

const useStyles = makeStyles({
  pane: {
    display: 'grid',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    blockSize: '100dvh',
    minInlineSize: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    [onPaper]: { display: 'block', blockSize: 'auto' },
  },
  wide: { gridTemplateRows: 'auto minmax(0, 1fr) auto', gridTemplateColumns: '196px minmax(0, 1fr)' },
  head: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '2px',
    minBlockSize: '40px',
    boxSizing: 'border-box',
    paddingBlock: '4px',
    paddingInline: '12px 4px',
    gridColumn: '1 / -1',
    [onPaper]: { display: 'none' },
  },
  headWide: { paddingInline: '16px 8px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  mark: { display: 'block', inlineSize: '20px', blockSize: '20px', marginInlineEnd: '8px', flexShrink: 0 },
  name: {
    ...typographyStyles.body1Strong,
    margin: 0,
    flexGrow: 1,
    color: tokens.colorNeutralForeground1,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  tabs: {
    paddingInline: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    minInlineSize: 0,
    [onPaper]: { display: 'none' },
  },
  /** Wide letters wrap tabs to a second line, and cut none. */
  list: { justifyContent: 'space-between', flexWrap: 'wrap' },
  tabsWide: {
    paddingBlock: '8px',
    paddingInline: '8px',
    borderBottom: 'none',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tab: { paddingInline: '4px', minWidth: 0 },
  tabWide: { '& > span': { textAlign: 'start' } },
  main: {
    position: 'relative',
    overflowY: 'auto',
    overflowX: 'hidden',
    minInlineSize: 0,
    paddingBlock: '12px 24px',
    paddingInline: '12px',
    [onPaper]: { overflowX: 'visible', overflowY: 'visible' },
  },
  mainWide: { paddingBlock: '16px 32px', paddingInline: '24px' },
  content: { maxInlineSize: '1160px' },
  foot: { gridColumn: '1 / -1', [onPaper]: { display: 'none' } },
});

/**
 * The frame of the pane: its name and commands, the views as tabs, and room for the last message. It paints before
 * anything else loads.
 */
export function Frame({
  view,
  onView,
  commands,
  message,
  children,
}: {
  readonly view: ViewId;
  readonly onView: (view: ViewId) => void;
  readonly commands?: ReactNode;
  readonly message?: ReactNode;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const wide = useWide();
  return (
    <div className={mergeClasses(styles.pane, wide && styles.wide)}>
      <header className={mergeClasses(styles.head, wide && styles.headWide)}>
        <img className={styles.mark} src="assets/icon-64.png" alt="" />
        <h1 className={styles.name}>{productName}</h1>
        {commands}
      </header>
      <nav aria-label={say('views')} className={mergeClasses(styles.tabs, wide && styles.tabsWide)}>
        <TabList
          className={mergeClasses(!wide && styles.list)}
          vertical={wide}
          size={wide ? 'medium' : 'small'}
          selectedValue={view}
          onTabSelect={(_, { value }) => onView(viewIds.find((id) => id === value) ?? view)}
        >
          {views.map(({ id, short, name, Icon }) => (
            <Tab
              key={id}
              value={id}
              className={wide ? styles.tabWide : styles.tab}
              {...(wide ? { icon: <Icon /> } : {})}
              aria-controls="view"
            >
              {say(wide ? name : short)}
            </Tab>
          ))}
        </TabList>
      </nav>
      <main className={mergeClasses(styles.main, wide && styles.mainWide)}>
        <div
          id="view"
          role="tabpanel"
          aria-label={say(views.find(({ id }) => id === view)!.name)}
          className={styles.content}
        >
          {children}
        </div>
      </main>
      <footer className={styles.foot}>{message}</footer>
    </div>
  );
}
