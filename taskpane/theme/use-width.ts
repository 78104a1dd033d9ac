import { useSyncExternalStore } from 'react';

/** Is there at least this much room, in CSS pixels? 720 is where tabs go to the side and tables show every column. */
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
