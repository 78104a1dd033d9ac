import { api } from './api';
import { typescriptClient } from './typescript';

/** The generated part of the TypeScript client package. Path from the root → content. */
export const generatedClients = (): readonly (readonly [string, string])[] => typescriptClient(api());
