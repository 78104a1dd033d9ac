import { useSyncExternalStore } from 'react';

/** Is the window at least this wide, in CSS pixels? From 720, tabs move to the side and tables show every column. */
export function useWide(least = 720): boolean {
  const query = `(min-width: ${least}px)`;
  return useSyncExternalStore(
    (changed) => {
      const watched = matchMedia(query);
      watched.addEventListener('change', changed);
      return () => watched.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
