import {
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { DataStatus } from '../../src/contract/words/truth';
import { StatusBadge } from './status-badge';
import { useFigures } from '../../ui/theme/figures';
import { useUsualGrade } from './usual-grade';

const useStyles = makeStyles({
  item: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  head: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '8px',
    inlineSize: '100%',
    minInlineSize: 0,
    paddingBlock: '6px',
  },
  name: { ...typographyStyles.body1Strong, flexGrow: 1 },
  figure: {
    ...typographyStyles.body1,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
    textAlign: 'end',
  },
  panel: { marginInline: 0, paddingInlineStart: '28px', paddingBlockEnd: '12px' },
});

/**
 * A section that opens below its heading.
 *
 * @param status age of its facts, marked where it is not that of the view
 * @param figure the figure that most readers look for
 * @param foot age and sources
 */
export function Section({
  id,
  name,
  figure,
  status,
  foot,
  children,
}: {
  readonly id: string;
  readonly name: string;
  readonly figure?: ReactNode;
  readonly status?: DataStatus;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const { stack } = useFigures();
  const usual = useUsualGrade();
  return (
    <AccordionItem value={id} className={styles.item}>
      <AccordionHeader as="h3" button={{ style: { paddingInline: 0, minBlockSize: '40px' } }}>
        <span className={styles.head}>
          <span className={styles.name}>{name}</span>
          <StatusBadge status={status} law usual={usual?.status} />
          <span className={styles.figure}>{figure}</span>
        </span>
      </AccordionHeader>
      <AccordionPanel className={styles.panel}>
        <div className={stack}>
          {children}
          {foot}
        </div>
      </AccordionPanel>
    </AccordionItem>
  );
}
