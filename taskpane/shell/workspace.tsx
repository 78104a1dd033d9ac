import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { DeskProvider } from './desk-provider';
import { SkeletonLines } from '../../ui/notices/skeleton-lines';
import { queries } from '../service/service';
import { Commands } from './commands';
import { CountryProvider } from '../country/country-context';
import { isFlag, useStored } from '../host/stored';
import { loadSentences } from '../host/texts';
import { Frame } from './frame';
import { Gate } from './gate';
import { NoticeLine } from './notice-line';
import { ViewBoundary } from '../../ui/notices/view-boundary';
import { type ViewId, views } from './views';

/** Where it does not arrive, the pane is as usual. */
const Welcome = lazy<ComponentType<{ readonly onClose: () => void }>>(async () => {
  try {
    return (await Promise.all([import('./welcome'), loadSentences('more')]))[0];
  } catch {
    return { default: () => null };
  }
});

/** The frame with the chosen view, connected to the service and the sheet. */
export default function Workspace({
  inExcel,
  view,
  onView,
}: {
  readonly inExcel: boolean;
  readonly view: ViewId;
  readonly onView: (view: ViewId) => void;
}) {
  const [isWelcomed, setWelcomed] = useStored('welcomed', false, isFlag);
  const { View } = views.find(({ id }) => id === view)!;
  return (
    <QueryClientProvider client={queries}>
      <CountryProvider>
        <DeskProvider inExcel={inExcel} view={view}>
          <Frame
            view={view}
            onView={onView}
            commands={<Commands onWelcome={() => setWelcomed(false)} />}
            message={<NoticeLine />}
          >
            <Gate>
              {isWelcomed ? null : (
                <Suspense fallback={null}>
                  <Welcome onClose={() => setWelcomed(true)} />
                </Suspense>
              )}
              <ViewBoundary key={view}>
                <Suspense fallback={<SkeletonLines count={9} />}>
                  <View />
                </Suspense>
              </ViewBoundary>
            </Gate>
          </Frame>
        </DeskProvider>
      </CountryProvider>
    </QueryClientProvider>
  );
}
