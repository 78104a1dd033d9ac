import { useSyncExternalStore } from 'react';
import type { SessionState } from '../../src/client';
import { session } from './service';

/** Whether the gateway lets this pane in. */
export const useSessionState = (): SessionState => useSyncExternalStore(session.subscribe, session.state);
