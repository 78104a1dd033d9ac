import {
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import type { TaxLaw } from '../../../src/contract/law';
import { useFigures } from '../../parts/figures';
import { Notices } from '../../parts/notices';

const useStyles = makeStyles({
  name: { ...typographyStyles.body1Strong },
  title: { ...typographyStyles.caption1Strong, margin: 0, color: tokens.colorNeutralForeground2 },
  panel: { marginInline: 0, paddingInlineStart: '28px', paddingBlockEnd: '12px' },
});

/** What is announced, and where sources disagree: closed until somebody asks. */
export function Doubts({ law: { upcoming, doubts } }: { readonly law: TaxLaw }) {
  const styles = useStyles();
  const { stack } = useFigures();
  if (upcoming.length + doubts.length === 0) return null;
  return (
    <AccordionItem value="doubts">
      <AccordionHeader as="h3" button={{ style: { paddingInline: 0, minBlockSize: '40px' } }}>
        <span className={styles.name}>Coming changes and open doubts</span>
      </AccordionHeader>
      <AccordionPanel className={styles.panel}>
        <div className={stack}>
          {upcoming.length === 0 ? null : <h4 className={styles.title}>Announced</h4>}
          <Notices lines={upcoming} />
          {doubts.length === 0 ? null : <h4 className={styles.title}>Sources disagree</h4>}
          <Notices lines={doubts} />
        </div>
      </AccordionPanel>
    </AccordionItem>
  );
}
