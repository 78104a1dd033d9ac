import { FluentProvider } from '@fluentui/react-components';
import type { ComponentType } from 'react';
import { peoplePages } from '../src/contract/people';
import { themes } from '../taskpane/theme/theme';
import { useThemeName } from '../taskpane/theme/use-theme';
import { Forgotten } from './pages/forgotten';
import { LogIn } from './pages/log-in';
import { Reset } from './pages/reset';
import { SignUp } from './pages/sign-up';
import { Verify } from './pages/verify';
import { Settings } from './settings/settings';

/** The page for each address. The server sends the same file for all. */
const pages: Readonly<Record<string, ComponentType>> = {
  [peoplePages.signUp]: SignUp,
  [peoplePages.logIn]: LogIn,
  [peoplePages.forgotten]: Forgotten,
  [peoplePages.reset]: Reset,
  [peoplePages.verify]: Verify,
  [peoplePages.dashboard]: Settings,
};

/** The pages for people. */
export function App() {
  const Page = pages[location.pathname.replace(/\/$/, '')] ?? Settings;
  return (
    <FluentProvider theme={themes[useThemeName()]}>
      <Page />
    </FluentProvider>
  );
}
