import type { ReactNode } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { type LegalPage, legalPages } from '../../src/contract/legal';
import { labelled } from '../../ui/language/terms';
import { TextLink } from './text-link';

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '16px',
    paddingInline: '16px',
  },
});

/**
 * The foot of every page: what the operator says about privacy, terms and support.
 *
 * @param children what follows
 */
export function Foot({ children }: { readonly children?: ReactNode }) {
  const styles = useStyles();
  return (
    <footer className={styles.foot}>
      {(Object.keys(legalPages) as LegalPage[]).map((name) => (
        <TextLink key={name} to={legalPages[name].address}>
          {labelled('legal', name, legalPages[name].title)}
        </TextLink>
      ))}
      {children}
    </footer>
  );
}
