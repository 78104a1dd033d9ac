import { peoplePages } from '../../src/contract/people';
import { say } from '../../ui/language/say';
import { loadedView } from '../parts/loaded-view';

/** The pages for whoever administers the service, as the navigation lists them. Their names are said when they are read. */
export const adminPages = [
  {
    address: peoplePages.admin,
    get name() {
      return say('page_data');
    },
    ...loadedView(() => import('./data'), 'admin'),
  },
  {
    address: peoplePages.adminLaw,
    get name() {
      return say('page_law');
    },
    ...loadedView(() => import('./law'), 'admin'),
  },
  {
    address: peoplePages.adminAccounts,
    get name() {
      return say('page_accounts');
    },
    ...loadedView(() => import('./accounts'), 'admin'),
  },
  {
    address: peoplePages.adminRequests,
    get name() {
      return say('page_requests');
    },
    ...loadedView(() => import('./requests'), 'admin'),
  },
  {
    address: peoplePages.adminCodes,
    get name() {
      return say('page_codes');
    },
    ...loadedView(() => import('./codes'), 'admin'),
  },
  {
    address: peoplePages.adminAudit,
    get name() {
      return say('page_audit');
    },
    ...loadedView(() => import('./audit'), 'admin', 'audit'),
  },
];
