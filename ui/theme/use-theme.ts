import { createContext, useContext, useEffect, useState } from 'react';
import type { ThemeName } from './theme';

const contrastQuery = '(forced-colors: active)';
const darkQuery = '(prefers-color-scheme: dark)';

/** A program around the page that has colours of its own, such as Office. */
export interface Surroundings {
  /** Are its colours dark? Undefined where it does not say. */
  readonly isDark: () => boolean | undefined;
  /** Resolves when it can say. */
  readonly ready: () => Promise<unknown>;
}

function themeIn(surroundings: Surroundings | undefined): ThemeName {
  if (matchMedia(contrastQuery).matches) return 'contrast';
  return (surroundings?.isDark() ?? matchMedia(darkQuery).matches) ? 'dark' : 'light';
}

/**
 * The theme of the program around the page, or of the system. Excel does not report changes of its theme: it is read
 * again when the user returns to the page.
 *
 * @param surroundings a constant
 */
export function useThemeName(surroundings?: Surroundings): ThemeName {
  const [name, setName] = useState(() => themeIn(surroundings));
  useEffect(() => {
    const update = (): void => setName(themeIn(surroundings));
    const queries = [contrastQuery, darkQuery].map((query) => matchMedia(query));
    queries.forEach((query) => query.addEventListener('change', update));
    window.addEventListener('focus', update);
    document.addEventListener('visibilitychange', update);
    void surroundings?.ready().then(update);
    return () => {
      queries.forEach((query) => query.removeEventListener('change', update));
      window.removeEventListener('focus', update);
      document.removeEventListener('visibilitychange', update);
    };
  }, [surroundings]);
  return name;
}

export const ThemeNameContext = createContext<ThemeName>('light');

/** The name of the current theme, for colours that are not Fluent's own. */
export const useTheme = (): ThemeName => useContext(ThemeNameContext);
