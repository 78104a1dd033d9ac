import { FluentProvider } from '@fluentui/react-components';
import { QueryClientProvider } from '@tanstack/react-query';
import { DeskProvider } from './desk/desk-provider';
import { queries } from './service/service';
import { CountryProvider } from './shell/country-context';
import { Shell } from './shell/shell';
import { themes } from './theme/theme';
import { ThemeNameContext, useThemeName } from './theme/use-theme';

/** The task pane, inside Excel or as a page of its own. */
export function App({ inExcel }: { readonly inExcel: boolean }) {
  const theme = useThemeName();
  return (
    <FluentProvider theme={themes[theme]}>
      <ThemeNameContext value={theme}>
        <QueryClientProvider client={queries}>
          <CountryProvider>
            <DeskProvider inExcel={inExcel}>
              <Shell />
            </DeskProvider>
          </CountryProvider>
        </QueryClientProvider>
      </ThemeNameContext>
    </FluentProvider>
  );
}
