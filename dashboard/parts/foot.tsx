import { makeStyles } from '@fluentui/react-components';
import { legalPages } from '../../src/contract/legal';
import { TextLink } from './text-link';

const useStyles = makeStyles({
  foot: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px', paddingBlock: '16px', paddingInline: '16px' },
});

/** The foot of every page: what the operator says about privacy, terms and support. */
export function Foot() {
  const styles = useStyles();
  return (
    <footer className={styles.foot}>
      {Object.values(legalPages).map(({ address, title }) => (
        <TextLink key={address} to={address}>
          {title}
        </TextLink>
      ))}
    </footer>
  );
}
