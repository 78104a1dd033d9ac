import { useSyncExternalStore } from 'react';

const wide = '(min-width: 720px)';

/** Is there room for more than one column? */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(wide).matches,
  );
