import { createContext, useContext, useEffect, useState } from 'react';
import { officeColours, whenReady } from '../host/office';
import type { ThemeName } from './theme';

const contrastQuery = '(forced-colors: active)';
const darkQuery = '(prefers-color-scheme: dark)';

function themeNow(): ThemeName {
  if (matchMedia(contrastQuery).matches) return 'contrast';
  return (officeColours()?.dark ?? matchMedia(darkQuery).matches) ? 'dark' : 'light';
}

/**
 * The theme that Office, or the system where there is no Office, asks for. Excel does not report a change of its theme,
 * so it is read again when the user comes back to the pane.
 */
export function useThemeName(): ThemeName {
  const [name, setName] = useState(themeNow);
  useEffect(() => {
    const update = (): void => setName(themeNow());
    const queries = [contrastQuery, darkQuery].map((query) => matchMedia(query));
    queries.forEach((query) => query.addEventListener('change', update));
    window.addEventListener('focus', update);
    document.addEventListener('visibilitychange', update);
    void whenReady().then(update);
    return () => {
      queries.forEach((query) => query.removeEventListener('change', update));
      window.removeEventListener('focus', update);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return name;
}

export const ThemeNameContext = createContext<ThemeName>('light');

/** The name of the theme in force, for what is painted outside of Fluent's own colours. */
export const useTheme = (): ThemeName => useContext(ThemeNameContext);
