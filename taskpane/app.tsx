import { FluentProvider } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useState } from 'react';
import { displayLanguage, excelLanguage, officeColours, whenReady } from './host/office';
import { oneOf, useStored } from './host/stored';
import { NotLoaded } from '../ui/notices/not-loaded';
import { SkeletonLines } from '../ui/notices/skeleton-lines';
import { Frame } from './shell/frame';
import { type ViewId, viewIds } from './shell/views';
import { writeNumbersIn } from '../ui/words/number-language';
import { themes } from '../ui/theme/theme';
import { type Surroundings, ThemeNameContext, useThemeName } from '../ui/theme/use-theme';

writeNumbersIn(displayLanguage());

const office: Surroundings = { isDark: () => officeColours()?.dark, ready: whenReady };

/** Loads at once, while the frame paints. */
const workspace = import('./shell/workspace').catch(() => ({
  default: (place: Omit<Parameters<typeof Frame>[0], 'children'>) => (
    <Frame {...place}>
      <NotLoaded what="The pane" />
    </Frame>
  ),
}));
const Workspace = lazy(() => workspace);

/** The task pane, inside Excel or as a page of its own. */
export function App() {
  const [inExcel, setInExcel] = useState(false);
  const theme = useThemeName(office);
  const [view, setView] = useStored<ViewId>('view', 'country', oneOf(viewIds));
  useEffect(
    () =>
      void whenReady().then((isExcel) => {
        writeNumbersIn(excelLanguage() ?? displayLanguage());
        setInExcel(isExcel);
      }),
    [],
  );
  const place = { view, onView: setView };
  return (
    <FluentProvider theme={themes[theme]}>
      <ThemeNameContext value={theme}>
        <Suspense
          fallback={
            <Frame {...place}>
              <SkeletonLines count={9} />
            </Frame>
          }
        >
          <Workspace inExcel={inExcel} {...place} />
        </Suspense>
      </ThemeNameContext>
    </FluentProvider>
  );
}
