import { FluentProvider } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useState } from 'react';
import { displayLanguage, excelLanguage, whenReady } from './host/office';
import { oneOf, useStored } from './host/stored';
import { NotLoaded } from './states/not-loaded';
import { SkeletonLines } from './states/skeleton-lines';
import { Frame } from './shell/frame';
import { type ViewId, viewIds } from './shell/views';
import { writeNumbersIn } from './words/number-language';
import { themes } from './theme/theme';
import { ThemeNameContext, useThemeName } from './theme/use-theme';

writeNumbersIn(displayLanguage());

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
  const theme = useThemeName();
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
