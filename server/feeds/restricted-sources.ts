import { feedFiles } from './files';
import type { Restriction } from './feed-file';

/**
 * Sources whose terms do not let everybody pass their figures on, or whose terms were not read. Each is off until its
 * setting switches it on.
 */
export const restrictions: readonly Restriction[] = feedFiles.flatMap((file) =>
  [file, ...file.institutions].flatMap(({ restricted }) => restricted ?? []),
);

/** Why a restricted source is off, and how it is switched on. */
export const offBecause = (restricted: Restriction): string =>
  `${restricted.because} ${restricted.setting}=on switches it on.`;
