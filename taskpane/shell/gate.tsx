import type { ReactNode } from 'react';
import { RequestRefused } from '../../src/client';
import { asProblem } from '../service/problem';
import { queries, session } from '../service/service';
import { useSessionState } from '../service/use-session-state';
import { CodeEntry } from '../states/code-entry';

async function enter(code: string): Promise<string | undefined> {
  try {
    await session.enterCode(code);
  } catch (thrown) {
    return thrown instanceof RequestRefused ? thrown.body.error.message : asProblem(thrown).message;
  }
  await queries.resetQueries();
  return undefined;
}

/** Shows the views once the gateway admits this pane. Asks for an access code where the gateway requires one. */
export function Gate({ children }: { readonly children: ReactNode }) {
  return useSessionState() === 'code_required' ? <CodeEntry onEnter={enter} /> : children;
}
