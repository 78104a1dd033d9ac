/** The pages that the operator of an installation fills in. */
export const legalPages = {
  privacy: { address: '/privacy', title: 'Privacy' },
  terms: { address: '/terms', title: 'Terms of use' },
  support: { address: '/support', title: 'Support' },
} as const;
export type LegalPage = keyof typeof legalPages;
