import { peoplePages } from '../../src/contract/people';
import { loadedView } from '../parts/loaded-view';

/** The pages for whoever administers the service, as the navigation lists them. */
export const adminPages = [
  { address: peoplePages.admin, name: 'Data and feeds', ...loadedView(() => import('./data')) },
  { address: peoplePages.adminLaw, name: 'Law', ...loadedView(() => import('./law')) },
  { address: peoplePages.adminAccounts, name: 'Accounts', ...loadedView(() => import('./accounts')) },
  { address: peoplePages.adminRequests, name: 'Requests', ...loadedView(() => import('./requests')) },
  { address: peoplePages.adminCodes, name: 'Access codes', ...loadedView(() => import('./codes')) },
  { address: peoplePages.adminAudit, name: 'Audit trail', ...loadedView(() => import('./audit')) },
];
