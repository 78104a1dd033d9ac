import { operations } from '../../src/contract/operations';

/** Method and path of every operation, for browser clients, which do not load the schemas. Path → content. */
export const generatedPaths = (): readonly (readonly [string, string])[] => [
  [
    'src/contract/paths.ts',
    `// Generated from the operations by \`npm run data:generate\`; \`npm run data:check\` fails when it is out of date.

/**
 * Method and path of every operation, without its schemas: a client in a browser does not carry those.
 */
export const paths = {
${operations.map(({ id, method, path }) => `  ${id}: { method: '${method}', path: '${path}' },`).join('\n')}
} as const;

/** Unique name of an operation. */
export type OperationId = keyof typeof paths;
`,
  ],
];
