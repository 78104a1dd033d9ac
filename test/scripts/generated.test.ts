import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generated } from '../../scripts/generate/generated';
import { checkGenerated } from '../../src/reference/check';

test('files derived from the country files are up to date', () => {
  expect(checkGenerated(generated(), (path) => readFileSync(join(__dirname, '../..', path), 'utf8'))).toEqual([]);
});
