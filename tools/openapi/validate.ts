import { validate } from '@apidevtools/swagger-parser';

/**
 * Validates the OpenAPI document in the given file. It is a separate program because the parser is an ES module, which
 * the test runner does not load.
 */
validate(process.argv[2]!).then(
  (document) => console.log(`valid ${'swagger' in document ? document.swagger : ''}`),
  (problem: unknown) => {
    console.error(problem);
    process.exitCode = 1;
  },
);
