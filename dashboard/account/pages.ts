import { peoplePages } from '../../src/contract/people';
import type { Permission } from '../../src/contract/words/roles';
import { say } from '../../ui/language/say';
import { type LoadedView, loadedView } from '../parts/loaded-view';

/** A page of the dashboard. */
export interface DashboardPage extends LoadedView {
  readonly address: string;
  /** Said when it is read. */
  readonly name: string;
  /** What a role must allow for the page to be shown; undefined: it is the person's own, and everybody has it. */
  readonly permission?: Permission;
}

/** The pages of the dashboard, as the navigation lists them. */
export const dashboardPages: readonly DashboardPage[] = [
  {
    address: peoplePages.dashboard,
    get name() {
      return say('page_overview');
    },
    permission: 'usage.read',
    ...loadedView(() => import('./overview'), 'overview'),
  },
  {
    address: peoplePages.keys,
    get name() {
      return say('page_keys');
    },
    permission: 'keys.read',
    ...loadedView(() => import('./keys'), 'keys'),
  },
  {
    address: peoplePages.plan,
    get name() {
      return say('page_plan');
    },
    permission: 'plan.read',
    ...loadedView(() => import('./plan'), 'plan'),
  },
  {
    address: peoplePages.team,
    get name() {
      return say('page_team');
    },
    permission: 'members.read',
    ...loadedView(() => import('./team'), 'team'),
  },
  {
    address: peoplePages.tokens,
    get name() {
      return say('page_tokens');
    },
    permission: 'tokens.write',
    ...loadedView(() => import('./tokens'), 'tokens'),
  },
  {
    address: peoplePages.programs,
    get name() {
      return say('page_programs');
    },
    permission: 'keys.read',
    ...loadedView(() => import('./programs'), 'programs'),
  },
  {
    address: peoplePages.audit,
    get name() {
      return say('page_audit');
    },
    permission: 'audit.read',
    ...loadedView(() => import('./audit'), 'audit'),
  },
  {
    address: peoplePages.settings,
    get name() {
      return say('page_settings');
    },
    ...loadedView(() => import('../settings/settings'), 'settings'),
  },
];
