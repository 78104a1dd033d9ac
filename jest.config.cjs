const { availableParallelism, totalmem } = require('node:os');

/** @type {import('jest').Config} */
module.exports = {
  roots: ['<rootDir>/test', '<rootDir>/src'],
  testMatch: ['**/*.test.ts'],
  // `npm run typecheck` checks types; here they are only removed. On a fresh machine, TypeScript took ten times as long.
  transform: {
    '^.+\\.ts$': '<rootDir>/test/support/run/without-types.cjs',
    '/node_modules/(.*/)?(content-disposition|icu-minify|@formatjs|strip-bom|uuid)/.*\\.js$':
      '<rootDir>/test/support/run/without-types.cjs',
  },
  // Packages that exist only as ES modules, which jest cannot require: icu-minify, and packages of @fastify/static and of office-addin-mock.
  transformIgnorePatterns: ['/node_modules/(?!(?:.*/)?(?:content-disposition|icu-minify|@formatjs|strip-bom|uuid)/)'],
  // Half of the time, most files wait for a server, a browser or a command. A worker and what it starts take up to two
  // gigabytes.
  maxWorkers: Math.max(1, Math.min(availableParallelism() * 2, Math.floor(totalmem() / (2 * 2 ** 30)))),
  // A worker keeps memory of the files that it has run. A machine with little of it would swap towards the end.
  workerIdleMemoryLimit: '1GB',
  // Tests that start processes wait for them, which can be slow on a busy machine. No test here measures speed.
  testTimeout: 60_000,
  testEnvironment: '<rootDir>/test/support/run/own-connections.cjs',
  // Runs the slowest files first.
  testSequencer: '<rootDir>/test/support/run/longest-first.cjs',
  reporters: ['default', '<rootDir>/test/support/run/largest-files.cjs'],
  globalSetup: '<rootDir>/test/support/start-service.ts',
  globalTeardown: '<rootDir>/test/support/stop-service.ts',
};
