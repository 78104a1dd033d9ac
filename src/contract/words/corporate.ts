import { codesOf, type Vocabulary } from './vocabulary';

/** When a surcharge on corporate tax is due. */
export const surchargeScopeWords = {
  always: { label: 'always', meaning: 'Charged on every company' },
  standard_rate: {
    label: 'not at the small-company rate',
    meaning: 'Not charged where the small-company rate applies',
  },
  never: { label: 'recorded only', meaning: 'Recorded only, because it depends on facts that requests do not include' },
} as const satisfies Vocabulary;
export const surchargeScopes = codesOf(surchargeScopeWords);

/** What the small-company threshold may measure, and what the small-company rate may be charged on. */
export const companyMeasures = ['turnover', 'profit'] as const;
