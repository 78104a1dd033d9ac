import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link as Route } from 'wouter';

/**
 * A link to a page of the dashboard, which opens without loading everything again. A new tab works as with any link.
 *
 * @param current does the page that is open have this address?
 */
export const NavLink = ({
  to,
  current = false,
  className = '',
  children,
}: {
  readonly to: string;
  readonly current?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <Route href={to} asChild>
    <Link href={to} className={className} {...(current ? { 'aria-current': 'page' } : {})}>
      {children}
    </Link>
  </Route>
);
