import { FluentProvider } from '@fluentui/react-components';
import { type ComponentType, lazy, Suspense } from 'react';
import { peoplePages } from '../src/contract/people';
import { themes } from '../taskpane/theme/theme';
import { ThemeNameContext, useThemeName } from '../taskpane/theme/use-theme';
import { Forgotten } from './pages/forgotten';
import { Invitation } from './pages/invitation';
import { LogIn } from './pages/log-in';
import { Reset } from './pages/reset';
import { SignUp } from './pages/sign-up';
import { Verify } from './pages/verify';

const Shell = lazy(() => import('./account/shell'));

/** The page for each address outside the dashboard. The server sends the same file for all. */
const pages: Readonly<Record<string, ComponentType>> = {
  [peoplePages.signUp]: SignUp,
  [peoplePages.logIn]: LogIn,
  [peoplePages.forgotten]: Forgotten,
  [peoplePages.reset]: Reset,
  [peoplePages.verify]: Verify,
  [peoplePages.invitation]: Invitation,
};

/** The pages for people. */
export function App() {
  const name = useThemeName();
  const Page = pages[location.pathname.replace(/\/$/, '')] ?? Shell;
  return (
    <FluentProvider theme={themes[name]}>
      <ThemeNameContext.Provider value={name}>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </ThemeNameContext.Provider>
    </FluentProvider>
  );
}
