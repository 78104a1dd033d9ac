import { FluentProvider } from '@fluentui/react-components';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { keepLanguage, LanguageContext, preferredLanguage, writeNumbersForReader } from './host/language';
import { type Look, LookContext, looks } from './host/look';
import { officeColours, whenReady } from './host/office';
import { oneOf, useStored } from './host/stored';
import { speak } from './host/texts';
import { NotLoaded } from '../ui/notices/not-loaded';
import { SkeletonLines } from '../ui/notices/skeleton-lines';
import { Frame } from './shell/frame';
import { type ViewId, viewIds } from './shell/views';
import type { Language } from '../src/language/languages';
import { readerDirection, readerLanguage } from '../ui/language/reader';
import { themes } from '../ui/theme/theme';
import { type Surroundings, ThemeNameContext, useThemeName } from '../ui/theme/use-theme';

writeNumbersForReader();

const office: Surroundings = { isDark: () => officeColours()?.dark, ready: whenReady };

/** Loads at once, while the frame paints. */
const workspace = import('./shell/workspace').catch(() => ({
  default: (place: Omit<Parameters<typeof Frame>[0], 'children'>) => (
    <Frame {...place}>
      <NotLoaded what="pane" />
    </Frame>
  ),
}));
const Workspace = lazy(() => workspace);

/** The task pane, inside Excel or as a page of its own. */
export function App() {
  const [inExcel, setInExcel] = useState(false);
  const around = useThemeName(office);
  const [look, chooseLook] = useStored<Look>('look', 'auto', oneOf(looks));
  const theme = around === 'contrast' || look === 'auto' ? around : look;
  const [view, setView] = useStored<ViewId>('view', 'country', oneOf(viewIds));
  const [language, setLanguage] = useState(readerLanguage);
  const change = useCallback(async (next: Language) => {
    // Where the sentences do not arrive, the pane stays in the language that it has.
    if (next !== readerLanguage()) await speak(next).catch(() => undefined);
    writeNumbersForReader();
    setLanguage(readerLanguage());
  }, []);
  useEffect(
    () =>
      void whenReady().then(async (isExcel) => {
        // Office may name its language only now.
        await change(preferredLanguage());
        setInExcel(isExcel);
      }),
    [change],
  );
  const choice = useMemo(
    () => ({
      language,
      choose: (next: Language) => {
        keepLanguage(next);
        void change(next);
      },
    }),
    [language, change],
  );
  const looking = useMemo(() => ({ look, choose: chooseLook }), [look, chooseLook]);
  const place = { view, onView: setView };
  return (
    <FluentProvider theme={themes[theme]} dir={readerDirection()}>
      <ThemeNameContext value={theme}>
        <LanguageContext value={choice}>
          <LookContext value={looking}>
            <Suspense
              fallback={
                <Frame {...place}>
                  <SkeletonLines count={9} />
                </Frame>
              }
            >
              <Workspace key={language} inExcel={inExcel} {...place} />
            </Suspense>
          </LookContext>
        </LanguageContext>
      </ThemeNameContext>
    </FluentProvider>
  );
}
