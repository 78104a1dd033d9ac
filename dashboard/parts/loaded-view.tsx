import { type ComponentType, lazy } from 'react';
import type { DashboardSubject } from '../../src/language/dashboard';
import { loadSentences } from '../language/texts';

/** A view whose code is loaded when it is shown, or before. */
export interface LoadedView {
  readonly View: ComponentType;
  readonly preload: () => Promise<void>;
}

/**
 * A view in a file of its own.
 *
 * React holds back for 300 ms what it shows after a fallback. So the first view of a page is loaded before anything is
 * rendered, and has no fallback.
 *
 * @param subjects of the sentences that it says
 */
export function loadedView(
  load: () => Promise<{ readonly default: ComponentType }>,
  ...subjects: readonly DashboardSubject[]
): LoadedView {
  const withTexts = async () => (await Promise.all([load(), loadSentences(...subjects)]))[0];
  const Lazy = lazy(withTexts);
  let loaded: ComponentType | undefined;
  return {
    View() {
      const Shown = loaded ?? Lazy;
      return <Shown />;
    },
    async preload() {
      loaded = (await withTexts()).default;
    },
  };
}
