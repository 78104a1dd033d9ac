import { lazy } from 'react';
import { peoplePages } from '../../src/contract/people';

/** The pages for whoever administers the service, as the navigation lists them. */
export const adminPages = [
  { address: peoplePages.admin, name: 'Data and feeds', View: lazy(() => import('./data')) },
  { address: peoplePages.adminAccounts, name: 'Accounts', View: lazy(() => import('./accounts')) },
  { address: peoplePages.adminRequests, name: 'Requests', View: lazy(() => import('./requests')) },
  { address: peoplePages.adminCodes, name: 'Access codes', View: lazy(() => import('./codes')) },
  { address: peoplePages.adminAudit, name: 'Audit trail', View: lazy(() => import('./audit')) },
];
