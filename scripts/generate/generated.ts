import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Country, CountryIdentifiers, PayerTreaties, PlanOfAccounts, ReturnForm } from '../../src/reference/schema';
import { countriesFolder, projectRoot } from '../command/project';
import { generatedChecksums } from './checksums';
import { generatedChoices } from './choices';
import { generatedConnectors } from './connectors';
import { generatedEmployees } from './employees';
import { generatedFeedLists } from './feed-lists';
import { withFeeds } from './feeds';
import { generatedFunctionTexts } from './function-texts';
import { generatedGuideTexts } from './guide-text-list';
import { generatedGuides } from './guides';
import { generatedManifest } from './manifest';
import { generatedMarket } from './market';
import { generatedPaths } from './paths';
import { generatedRecipes } from './recipes';
import { generatedRecorded } from './recorded';
import { generatedReturns } from './returns';
import { generatedSettings, withSettings } from './settings';

/**
 * Everything that is derived from the data files, their formats and the settings: JSON Schemas, the index of countries,
 * their codes and names, guides, `.env.example`, and checksums. Path from the root → content.
 */
export function generated(): ReadonlyMap<string, string> {
  const codes = readdirSync(countriesFolder)
    .filter((file) => /^[A-Z]{2}\.json$/.test(file))
    .map((file) => file.slice(0, 2))
    .sort();
  const names = codes.map(
    (code) =>
      [
        code,
        (JSON.parse(readFileSync(join(countriesFolder, `${code}.json`), 'utf8')) as { name: string }).name,
      ] as const,
  );
  const banner =
    '// Generated from the country files by `npm run data:generate`; `npm run data:check` fails when it is out of date.\n';
  return new Map([
    ...generatedMarket(),
    ...generatedFeedLists(),
    ...generatedChoices(),
    ...generatedFunctionTexts(),
    ...generatedManifest(),
    ...generatedGuideTexts(),
    ...generatedGuides(),
    ...generatedEmployees(),
    ...generatedReturns(),
    ...generatedSettings(),
    ['docs/operate.md', withSettings(readFileSync(join(projectRoot, 'docs/operate.md'), 'utf8'))],
    ['docs/feeds.md', withFeeds(readFileSync(join(projectRoot, 'docs/feeds.md'), 'utf8'))],
    ...generatedPaths(),
    ...generatedConnectors(),
    ...generatedRecipes(),
    ...generatedRecorded(),
    ...generatedChecksums(),
    [
      'src/reference/data/country.schema.json',
      `${JSON.stringify(z.toJSONSchema(Country, { io: 'input' }), null, 2)}\n`,
    ],
    [
      'src/reference/data/treaties.schema.json',
      `${JSON.stringify(z.toJSONSchema(PayerTreaties, { io: 'input' }), null, 2)}\n`,
    ],
    [
      'src/reference/data/returns.schema.json',
      `${JSON.stringify(z.toJSONSchema(ReturnForm, { io: 'input' }), null, 2)}\n`,
    ],
    [
      'src/reference/data/plans.schema.json',
      `${JSON.stringify(z.toJSONSchema(PlanOfAccounts, { io: 'input' }), null, 2)}\n`,
    ],
    [
      'src/reference/data/identifiers.schema.json',
      `${JSON.stringify(z.toJSONSchema(CountryIdentifiers, { io: 'input' }), null, 2)}\n`,
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
