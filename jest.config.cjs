/** @type {import('jest').Config} */
module.exports = {
  roots: ['<rootDir>/test', '<rootDir>/src'],
  testMatch: ['**/*.test.ts'],
  // Types are checked by `npm run typecheck`; here they are only removed. TypeScript writes exports as plain
  // properties,
  // which run faster than the getters of esbuild and swc. That saves more than their faster conversion would.
  transform: {
    '^.+\\.ts$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.json', diagnostics: false }],
    '/node_modules/(.*/)?(strip-bom|uuid)/.*\\.js$': [
      'ts-jest',
      { tsconfig: { allowJs: true, module: 'commonjs' }, diagnostics: false },
    ],
  },
  // Packages below office-addin-mock that are written only as ES modules, which jest cannot require.
  transformIgnorePatterns: ['/node_modules/(?!(?:.*/)?(?:strip-bom|uuid)/)'],
  // Left to itself jest keeps a core for others.
  maxWorkers: '100%',
  // Tests that start processes wait for them, and a busy machine takes its time: nothing here measures how long.
  testTimeout: 60_000,
  // The longest files first; at the end the run lists them.
  testSequencer: '<rootDir>/test/support/run/longest-first.cjs',
  reporters: ['default', '<rootDir>/test/support/run/slowest-files.cjs'],
  globalSetup: '<rootDir>/test/support/start-service.ts',
  globalTeardown: '<rootDir>/test/support/stop-service.ts',
};
