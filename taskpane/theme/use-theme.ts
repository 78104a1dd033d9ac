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
 * The theme of Office, or of the system outside Office. Excel does not report changes of its theme: it is read again
 * when
 * the user returns to the pane.
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

/** The name of the current theme, for colours that are not Fluent's own. */
export const useTheme = (): ThemeName => useContext(ThemeNameContext);
