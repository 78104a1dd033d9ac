import { Link } from '@fluentui/react-components';
import type { MouseEvent, ReactNode } from 'react';
import { open } from '../service/address';

/**
 * A link to a page of the dashboard, which opens without loading everything again. A new tab works as with any link.
 *
 * @param current does the page that is open have this address?
 */
export function NavLink({
  to,
  current = false,
  className = '',
  children,
}: {
  readonly to: string;
  readonly current?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(to);
  };
  return (
    <Link href={to} className={className} onClick={follow} {...(current ? { 'aria-current': 'page' } : {})}>
      {children}
    </Link>
  );
}
