import type { Licence } from '../../src/contract';

/** Terms that do not say whether figures may be passed on, or that were not read. */
export const unreadTerms = (publisher: string, url: string | null = null): Licence => ({
  name: `Terms of ${publisher}`,
  url,
  attribution: `Source: ${publisher}`,
  redistribution: 'unknown',
  commercial_use: 'unknown',
});

/** Terms under which nothing may be passed on without the consent of the publisher. */
export const consentNeeded = (publisher: string, url: string): Licence => ({
  ...unreadTerms(publisher, url),
  redistribution: 'with_permission',
  commercial_use: 'with_permission',
});

/** Terms that let figures be passed on if the source is named, and do not speak of pay. */
export const namedSource = (publisher: string, url: string): Licence => ({
  ...unreadTerms(publisher, url),
  redistribution: 'allowed',
});
