import { api } from './api';
import { pythonClient } from './python';
import { typescriptClient } from './typescript';

/** The generated parts of the client packages. Path from the root → content. */
export function generatedClients(): readonly (readonly [string, string])[] {
  const one = api();
  return [...typescriptClient(one), ...pythonClient(one)];
}
