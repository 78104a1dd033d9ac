import { adminOperations, adminPath } from '../../src/contract/admin-operations';
import { accountOperations } from '../../src/contract/account-operations';
import type { PublicContract } from '../../src/contract/operation';
import { operations } from '../../src/contract/operations';

const lines = (contracts: readonly Pick<PublicContract, 'id' | 'method' | 'path'>[]): string =>
  contracts.map(({ id, method, path }) => `  ${id}: { method: '${method}', path: '${path}' },`).join('\n');

/** Method and path of every operation, for browser clients, which do not load the schemas. Path → content. */
export const generatedPaths = (): readonly (readonly [string, string])[] => [
  [
    'src/contract/paths.ts',
    `// Generated from the operations by \`npm run data:generate\`; \`npm run data:check\` fails when it is out of date.

/**
 * Method and path of every operation, without its schemas: a client in a browser does not carry those.
 */
export const paths = {
${lines(operations)}
} as const;

/** Unique name of an operation. */
export type OperationId = keyof typeof paths;

/** Method and path of every operation on accounts. */
export const accountPaths = {
${lines(accountOperations)}
} as const;

/** Method and path of every operation of whoever administers the service. */
export const adminPaths = {
${lines(adminOperations.map((one) => ({ ...one, path: `${adminPath}${one.path}` })))}
} as const;
`,
  ],
];
