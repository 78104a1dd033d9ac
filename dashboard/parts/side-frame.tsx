import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { peoplePages } from '../../src/contract/people';
import { useWide } from '../../ui/theme/use-width';
import { NavLink } from '../account/nav-link';
import { usePath } from '../service/address';
import { people } from '../service/people';
import { Page } from './page';
import { say } from '../../ui/language/say';

const useStyles = makeStyles({
  body: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  bodyWide: { gridTemplateColumns: '196px minmax(0, 1fr)' },
  side: {
    display: 'grid',
    alignContent: 'start',
    rowGap: '8px',
    paddingBlock: '12px',
    paddingInline: '16px',
    minInlineSize: 0,
  },
  sideNarrow: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  sideWide: {
    borderInlineEndWidth: '1px',
    borderInlineEndStyle: 'solid',
    borderInlineEndColor: tokens.colorNeutralStroke2,
    minBlockSize: 'calc(100dvh - 50px)',
  },
  links: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  linksWide: { gridTemplateColumns: 'minmax(0, 1fr)' },
  link: {
    display: 'block',
    paddingBlock: '6px',
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    '@media (forced-colors: active)': { color: 'LinkText', ':hover': { color: 'LinkText' } },
  },
  // Begins where the links beside and below it begin.
  out: { minInlineSize: 'auto', paddingInline: 0 },
  current: {
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground1Selected,
    boxShadow: `inset 3px 0 ${tokens.colorCompoundBrandStroke}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
});

const leave = async (): Promise<void> => {
  await people.post('/log-out').catch(() => undefined);
  location.assign(peoplePages.logIn);
};

/**
 * A page with a navigation beside it, or above it where there is no room.
 *
 * @param name of the navigation, for screen readers
 * @param above what stands above the links
 * @param tools what stands in the head, before the way out
 */
export function SideFrame({
  name,
  above,
  links,
  tools,
  children,
}: {
  readonly name: string;
  readonly above?: ReactNode;
  readonly links: readonly { readonly address: string; readonly name: string }[];
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const wide = useWide();
  const path = usePath();
  const side = (
    <nav aria-label={name} className={mergeClasses(styles.side, wide ? styles.sideWide : styles.sideNarrow)}>
      {above}
      <ul className={mergeClasses(styles.links, wide && styles.linksWide)}>
        {links.map(({ address, name: text }) => (
          <li key={address}>
            <NavLink
              to={address}
              current={address === path}
              className={mergeClasses(styles.link, address === path && styles.current)}
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
  const head = (
    <>
      {tools}
      <Button appearance="transparent" className={styles.out} onClick={() => void leave()}>
        {say('log_out')}
      </Button>
    </>
  );
  return (
    <Page wide tools={head} beside={{ content: side, row: mergeClasses(styles.body, wide && styles.bodyWide) }}>
      {children}
    </Page>
  );
}
