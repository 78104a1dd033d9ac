import { makeStyles, mergeClasses, Tab, TabList, tokens, typographyStyles } from '@fluentui/react-components';
import { Suspense } from 'react';
import { oneOf, useStored } from '../host/stored';
import { SkeletonLines } from '../parts/skeleton-lines';
import { useWide } from '../theme/use-width';
import { Commands } from './commands';
import { Gate } from './gate';
import { NoticeLine } from './notice-line';
import { ViewBoundary } from './view-boundary';
import { type ViewId, viewIds, views } from './views';

const useStyles = makeStyles({
  pane: { display: 'grid', gridTemplateRows: 'auto auto minmax(0, 1fr) auto', blockSize: '100dvh', minInlineSize: 0, backgroundColor: tokens.colorNeutralBackground1 },
  wide: { gridTemplateRows: 'auto minmax(0, 1fr) auto', gridTemplateColumns: '196px minmax(0, 1fr)' },
  head: { display: 'flex', alignItems: 'center', columnGap: '2px', paddingBlock: '4px', paddingInline: '12px 4px', gridColumn: '1 / -1' },
  headWide: { paddingInline: '16px 8px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  mark: { display: 'block', inlineSize: '20px', blockSize: '20px', marginInlineEnd: '8px', flexShrink: 0 },
  name: { ...typographyStyles.body1Strong, margin: 0, flexGrow: 1, color: tokens.colorNeutralForeground1, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  tabs: { paddingInline: '4px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, minInlineSize: 0, justifyContent: 'space-between' },
  tabsWide: { paddingBlock: '8px', paddingInline: '8px', borderBottom: 'none', borderRight: `1px solid ${tokens.colorNeutralStroke2}`, justifyContent: 'start' },
  tab: { paddingInline: '8px', minInlineSize: 0 },
  main: { overflowY: 'auto', overflowX: 'hidden', minInlineSize: 0, paddingBlock: '12px 24px', paddingInline: '12px', scrollbarGutter: 'stable' },
  mainWide: { paddingBlock: '16px 32px', paddingInline: '24px' },
  content: { maxInlineSize: '1160px' },
  foot: { gridColumn: '1 / -1' },
});

/** The frame of the pane: its name and commands, the views as tabs, the last message. */
export function Shell() {
  const styles = useStyles();
  const wide = useWide();
  const [chosen, setChosen] = useStored<ViewId>('view', 'country', oneOf(viewIds));
  const { View, name } = views.find(({ id }) => id === chosen)!;
  return (
    <div className={mergeClasses(styles.pane, wide && styles.wide)}>
      <header className={mergeClasses(styles.head, wide && styles.headWide)}>
        <img className={styles.mark} src="assets/icon-64.png" alt="" />
        <h1 className={styles.name}>SVC Finance Africa</h1>
        <Commands />
      </header>
      <TabList
        className={mergeClasses(styles.tabs, wide && styles.tabsWide)}
        vertical={wide}
        size={wide ? 'medium' : 'small'}
        selectedValue={chosen}
        onTabSelect={(_, { value }) => setChosen(viewIds.find((id) => id === value) ?? 'country')}
        aria-label="Views"
      >
        {views.map(({ id, short, name: whole, Icon }) => (
          <Tab key={id} id={`tab-${id}`} value={id} className={mergeClasses(!wide && styles.tab)} {...(wide ? { icon: <Icon /> } : {})} aria-controls="view">
            {wide ? whole : short}
          </Tab>
        ))}
      </TabList>
      <main id="view" role="tabpanel" aria-label={name} tabIndex={-1} className={mergeClasses(styles.main, wide && styles.mainWide)}>
        <div className={styles.content}>
          <Gate>
            <ViewBoundary key={chosen}>
              <Suspense fallback={<SkeletonLines count={9} />}>
                <View />
              </Suspense>
            </ViewBoundary>
          </Gate>
        </div>
      </main>
      <footer className={styles.foot}>
        <NoticeLine />
      </footer>
    </div>
  );
}
