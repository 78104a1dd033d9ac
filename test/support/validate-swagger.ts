import { validate } from '@apidevtools/swagger-parser';

/**
 * A program of its own, because the parser is an ES module, which the test runner does not load: validates the OpenAPI
 * document in the file that is named.
 */
validate(process.argv[2]!).then(
  (document) => console.log(`valid ${'swagger' in document ? document.swagger : ''}`),
  (problem: unknown) => {
    console.error(problem);
    process.exitCode = 1;
  },
);
