import { peoplePages } from '../../src/contract/people';
import type { Permission } from '../../src/contract/words/roles';
import { type LoadedView, loadedView } from '../parts/loaded-view';

/** A page of the dashboard. */
export interface DashboardPage extends LoadedView {
  readonly address: string;
  readonly name: string;
  /** What a role must allow for the page to be shown; undefined: it is the person's own, and everybody has it. */
  readonly permission?: Permission;
}

/** The pages of the dashboard, as the navigation lists them. */
export const dashboardPages: readonly DashboardPage[] = [
  {
    address: peoplePages.dashboard,
    name: 'Overview',
    permission: 'usage.read',
    ...loadedView(() => import('./overview')),
  },
  { address: peoplePages.keys, name: 'Keys', permission: 'keys.read', ...loadedView(() => import('./keys')) },
  { address: peoplePages.plan, name: 'Plan', permission: 'plan.read', ...loadedView(() => import('./plan')) },
  { address: peoplePages.team, name: 'Team', permission: 'members.read', ...loadedView(() => import('./team')) },
  { address: peoplePages.tokens, name: 'Tokens', permission: 'tokens.write', ...loadedView(() => import('./tokens')) },
  {
    address: peoplePages.programs,
    name: 'Programs',
    permission: 'keys.read',
    ...loadedView(() => import('./programs')),
  },
  { address: peoplePages.audit, name: 'Audit trail', permission: 'audit.read', ...loadedView(() => import('./audit')) },
  { address: peoplePages.settings, name: 'Settings', ...loadedView(() => import('../settings/settings')) },
];
