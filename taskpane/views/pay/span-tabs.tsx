import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { say } from '../../../ui/language/say';
import { oneOf } from '../../host/stored';

/** What the view shows of the pay, with what its tab is called. */
const tabs = { payslip: 'payslip', year: 'year', leaving: 'leaving', overtime: 'overtime_tab' } as const;
export type Span = keyof typeof tabs;
const spans = Object.keys(tabs) as readonly Span[];
export const isSpan = oneOf(spans);

const useStyles = makeStyles({
  tabs: { flexWrap: 'wrap', borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, marginInline: '-4px' },
});

/**
 * Chooses what the view shows of the pay.
 *
 * @param panel id of the panel that shows it; the id of each tab begins with it
 */
export function SpanTabs({
  span,
  panel,
  onSelect,
}: {
  readonly span: Span;
  readonly panel: string;
  readonly onSelect: (span: Span) => void;
}) {
  const styles = useStyles();
  return (
    <TabList
      size="small"
      className={styles.tabs}
      selectedValue={span}
      onTabSelect={(_, { value }) => {
        if (isSpan(value)) onSelect(value);
      }}
    >
      {spans.map((one) => (
        <Tab key={one} id={`${panel}-${one}`} value={one} aria-controls={panel}>
          {say(tabs[one])}
        </Tab>
      ))}
    </TabList>
  );
}
