import { FluentProvider } from '@fluentui/react-components';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { peoplePages } from '../src/contract/people';
import type { Language } from '../src/language/languages';
import { readerDirection, readerLanguage } from '../ui/language/reader';
import { ViewBoundary } from '../ui/notices/view-boundary';
import { themes } from '../ui/theme/theme';
import { ThemeNameContext, useThemeName } from '../ui/theme/use-theme';
import { dashboardPages } from './account/pages';
import { adminPages } from './admin/pages';
import { keepLanguage, LanguageContext, writeNumbersForReader } from './language/choice';
import { speak } from './language/texts';
import { type LoadedView, loadedView } from './parts/loaded-view';
import { withoutSlash } from './service/without-slash';
import { questions } from './service/use-answer';

/** The page for each address outside the frames. The server sends the same file for all. */
const outside: Readonly<Record<string, LoadedView>> = {
  [peoplePages.signUp]: loadedView(() => import('./pages/sign-up'), 'enter'),
  [peoplePages.logIn]: loadedView(() => import('./pages/log-in'), 'enter'),
  [peoplePages.forgotten]: loadedView(() => import('./pages/forgotten'), 'enter'),
  [peoplePages.reset]: loadedView(() => import('./pages/reset'), 'enter'),
  [peoplePages.verify]: loadedView(() => import('./pages/verify'), 'enter'),
  [peoplePages.invitation]: loadedView(() => import('./pages/invitation'), 'join'),
  [peoplePages.connect]: loadedView(() => import('./pages/connect'), 'join'),
};

const frames = loadedView(() => import('./frames'), 'account');

/** The address that the page was loaded with. Whether it has a frame never changes without loading it again. */
const opened = withoutSlash(location.pathname);
const { View, preload: preloadView } = outside[opened] ?? frames;

/** Loads the code of the page. Where that fails, the page says so when it is shown. */
export async function preload(): Promise<void> {
  const inFrame = [...dashboardPages, ...adminPages].find(({ address }) => address === opened);
  await Promise.all([preloadView(), inFrame?.preload()]).catch(() => undefined);
}

/** The pages for people. */
export function App() {
  const name = useThemeName();
  const [language, setLanguage] = useState(readerLanguage);
  const choose = useCallback(async (next: Language) => {
    keepLanguage(next);
    // Where the sentences do not arrive, the page stays in the language that it has.
    await speak(next).catch(() => undefined);
    writeNumbersForReader();
    // Answers hold sentences of the service.
    questions.clear();
    setLanguage(readerLanguage());
  }, []);
  const choice = useMemo(() => ({ language, choose }), [language, choose]);
  return (
    <FluentProvider theme={themes[name]} dir={readerDirection()}>
      <ThemeNameContext.Provider value={name}>
        <LanguageContext value={choice}>
          <QueryClientProvider client={questions}>
            <ViewBoundary>
              <Suspense fallback={null}>
                <View key={language} />
              </Suspense>
            </ViewBoundary>
          </QueryClientProvider>
        </LanguageContext>
      </ThemeNameContext.Provider>
    </FluentProvider>
  );
}
