import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { peoplePages } from '../../src/contract/people';
import type { Permission } from '../../src/contract/words/roles';

/** A page of the dashboard. */
export interface DashboardPage {
  readonly address: string;
  readonly name: string;
  /** What a role must allow for the page to be shown; undefined: it is the person's own, and everybody has it. */
  readonly permission?: Permission;
  readonly View: LazyExoticComponent<ComponentType>;
}

/** The pages of the dashboard, as the navigation lists them. */
export const dashboardPages: readonly DashboardPage[] = [
  {
    address: peoplePages.dashboard,
    name: 'Overview',
    permission: 'usage.read',
    View: lazy(() => import('./overview')),
  },
  { address: peoplePages.keys, name: 'Keys', permission: 'keys.read', View: lazy(() => import('./keys')) },
  { address: peoplePages.plan, name: 'Plan', permission: 'plan.read', View: lazy(() => import('./plan')) },
  { address: peoplePages.audit, name: 'Audit trail', permission: 'audit.read', View: lazy(() => import('./audit')) },
  { address: peoplePages.settings, name: 'Settings', View: lazy(() => import('../settings/settings')) },
];
