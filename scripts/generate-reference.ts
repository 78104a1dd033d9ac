import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Country } from '../src/reference/schema';
import { generatedChecksums } from './generate-checksums';
import { generatedChoices } from './generate-choices';
import { generatedExamples } from './generate-examples';
import { generatedMarket } from './generate-market';
import { generatedSettings } from './generate-settings';
import { generatedPaths } from './generate-paths';

const root = join(__dirname, '..');
const countries = join(root, 'src/reference/data/countries');

/**
 * Everything that is derived from the data files and their formats: JSON Schemas, the index of countries, the list of
 * codes and names, and the checksums that a start compares. Path from the root → content.
 */
export function generated(): ReadonlyMap<string, string> {
  const codes = readdirSync(countries)
    .filter((file) => /^[A-Z]{2}\.json$/.test(file))
    .map((file) => file.slice(0, 2))
    .sort();
  const names = codes.map(
    (code) =>
      [code, (JSON.parse(readFileSync(join(countries, `${code}.json`), 'utf8')) as { name: string }).name] as const,
  );
  const banner =
    '// Generated from the country files by `npm run data:generate`; `npm run data:check` fails when it is out of date.\n';
  return new Map([
    ...generatedMarket(),
    ...generatedChoices(),
    ...generatedExamples(),
    ...generatedSettings(),
    ...generatedPaths(),
    ...generatedChecksums(),
    [
      'src/reference/data/country.schema.json',
      `${JSON.stringify(z.toJSONSchema(Country, { io: 'input' }), null, 2)}\n`,
    ],
    [
      'src/reference/data/index.ts',
      `${banner}import type { Country } from '../schema';\n${codes.map((code) => `import ${code} from './countries/${code}.json';`).join('\n')}\n\nexport const countryFiles = [${codes.join(', ')}] as unknown as readonly Country[];\n`,
    ],
    [
      'src/contract/countries.ts',
      `${banner}\n/** The 54 countries: ISO 3166-1 alpha-2 code to English name. */\nexport const countryNames = {\n${names.map(([code, name]) => `  ${code}: ${JSON.stringify(name).replace(/'/g, "\\'").replace(/^"|"$/g, "'")},`).join('\n')}\n} as const;\n`,
    ],
  ]);
}

if (require.main === module) {
  for (const [path, content] of generated()) writeFileSync(join(root, path), content);
}
