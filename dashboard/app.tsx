import { FluentProvider } from '@fluentui/react-components';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, Suspense, useCallback, useMemo, useState } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { peoplePages } from '../src/contract/people';
import type { Language } from '../src/language/languages';
import { readerDirection, readerLanguage } from '../ui/language/reader';
import { themes } from '../ui/theme/theme';
import { ThemeNameContext, useThemeName } from '../ui/theme/use-theme';
import { dashboardPages } from './account/pages';
import { adminPages } from './admin/pages';
import { keepLanguage, LanguageContext, writeNumbersForReader } from './language/choice';
import { loadSentences, speak } from './language/texts';
import { Connect } from './pages/connect';
import { Forgotten } from './pages/forgotten';
import { Invitation } from './pages/invitation';
import { LogIn } from './pages/log-in';
import { Reset } from './pages/reset';
import { SignUp } from './pages/sign-up';
import { Verify } from './pages/verify';
import { type LoadedView, loadedView } from './parts/loaded-view';
import { usePath } from './service/address';
import { questions } from './service/use-answer';

const shell = loadedView(() => import('./account/shell'));
const admin = loadedView(() => import('./admin/shell'));

/** The page for each address outside the frames. The server sends the same file for all. */
const outside: Readonly<Record<string, ComponentType>> = {
  [peoplePages.signUp]: SignUp,
  [peoplePages.logIn]: LogIn,
  [peoplePages.forgotten]: Forgotten,
  [peoplePages.reset]: Reset,
  [peoplePages.verify]: Verify,
  [peoplePages.invitation]: Invitation,
  [peoplePages.connect]: Connect,
};

const frameOf = (path: string): LoadedView => (adminPages.some(({ address }) => address === path) ? admin : shell);

/** Loads the code of the page at an address. Where that fails, the page says so when it is shown. */
export async function preload(path: string): Promise<void> {
  if (outside[path] !== undefined) return loadSentences('enter').catch(() => undefined);
  const opened = [...dashboardPages, ...adminPages].find(({ address }) => address === path);
  await Promise.all([frameOf(path).preload(), opened?.preload()]).catch(() => undefined);
}

/** A page that is opened begins at its top. */
const fromTop: AroundNavHandler = (navigate, to, options) => {
  navigate(to, options);
  scrollTo(0, 0);
};

/** The pages for people. */
export function App() {
  const name = useThemeName();
  const path = usePath();
  const Page = outside[path] ?? frameOf(path).View;
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
            <Router aroundNav={fromTop}>
              <Suspense fallback={null}>
                <Page key={language} />
              </Suspense>
            </Router>
          </QueryClientProvider>
        </LanguageContext>
      </ThemeNameContext.Provider>
    </FluentProvider>
  );
}
