import { useSyncExternalStore } from 'react';
import type { SessionState } from '../../src/client';
import { session } from './service';

/** Does the gateway admit this pane? */
export const useSessionState = (): SessionState => useSyncExternalStore(session.subscribe, session.state);
