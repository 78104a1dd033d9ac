import { readdirSync } from 'node:fs';
import { countryNames, type OperationId, paths } from '../../src/contract';
import { service } from '../support/service';
import { type LawCase, type LawCheck, lawCasesOf, lawFolder } from './cases';
import { differences } from '../../server/laws/differences';

/** The differences between the service's answer to a check and the result of the law. */
async function problemsOf(country: string, { operation, input, ...check }: LawCheck): Promise<string[]> {
  const { status, body } = await service.post(paths[operation as OperationId].path, { country, ...input });
  if (check.expected_error !== undefined) {
    const code = status === 200 ? 'an answer' : body.error.code;
    return code === check.expected_error ? [] : [`expected the error ${check.expected_error}, received ${code}`];
  }
  if (status !== 200) return [`refused with ${body.error.code}: ${body.error.message}`];
  const present = (check.absent ?? []).filter((field) => field in body.data);
  return [
    ...differences(check.expected ?? {}, body.data),
    ...present.map((field) => `${field}: expected none, received ${JSON.stringify(body.data[field as 'pension'])}`),
  ];
}

/**
 * Names the country, the case, the check and every differing field. There is no stack, because it would only point to
 * this file.
 */
function failure(title: string, name: string, problems: readonly string[]): Error {
  const error = new Error(`${title}, case "${name}"\n${problems.join('\n')}`);
  error.stack = error.message;
  return error;
}

function defineCases(code: string, title: string, cases: readonly LawCase[]): void {
  for (const { name, checks } of cases)
    test(name, async () => {
      const problems: string[] = [];
      for (const [index, check] of checks.entries()) {
        const found = await problemsOf(code, check);
        if (found.length > 0)
          problems.push(
            `check ${index + 1} of ${checks.length}, ${check.operation} ${JSON.stringify(check.input)}`,
            ...found.map((problem) => `  ${problem}`),
          );
      }
      if (problems.length > 0) throw failure(title, name, problems);
    });
}

for (const [code, country] of Object.entries(countryNames)) {
  const title = `${country} (${code})`;
  describe(title, () => {
    let cases: readonly LawCase[] = [];
    try {
      cases = lawCasesOf(code);
    } catch (problem) {
      test('the file can be read', () => {
        throw failure(title, 'the file can be read', [(problem as Error).message]);
      });
    }
    defineCases(code, title, cases);
  });
}

test('every country has a file, and every file a country', () => {
  expect(readdirSync(lawFolder).sort()).toEqual(Object.keys(countryNames).map((code) => `${code}.yaml`));
});
