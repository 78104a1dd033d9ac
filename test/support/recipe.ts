import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TaxResult } from '../../src/contract';
import { service } from './service';

const written = (file: string): string => readFileSync(join(__dirname, '../../docs/recipes', file), 'utf8');

/** A recipe file, with the address of the service under test in place of the original. */
export const recipe = (file: string): string =>
  written(file).replaceAll('http://localhost:3000', process.env['SERVICE_URL']!);

/** The code blocks of a recipe in one language, in order. */
export const blocks = (file: string, language: string): string[] =>
  [...recipe(file).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map((match) =>
    match[1]!.trimEnd(),
  );

/** Is a program installed on this machine? */
const installed = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

/** A test that needs a program; when skipped, its name says which one is missing. */
export const testWith = (programs: readonly string[], name: string, work: () => Promise<void> | void): void => {
  const missing = programs.filter((program) => !installed(program));
  if (missing.length === 0) test(name, async () => work(), 60_000);
  else test.skip(`${name} (${missing.join(' and ')} not installed)`, async () => work());
};

/** A monthly payslip from the service. */
export const payslip = async (country: string, amount: number): Promise<TaxResult> =>
  (await service.post('/api/tax', { country, amount, type: 'income' })).body.data as TaxResult;

/**
 * Employees for the recipes. The first four are paid in the currency of their country; the country of the last is
 * unknown.
 */
export const employees = [
  { employee: 'Amina', country: 'KE', gross: 85_000 },
  { employee: 'Chidi', country: 'NG', gross: 500_000 },
  { employee: 'Thandi', country: 'ZA', gross: 45_000 },
  { employee: 'Awa', country: 'SN', gross: 850_000 },
  { employee: 'Nobody', country: 'XX', gross: 1_000 },
] as const;

export const unknownCountry = '"XX" is not one of the 54 country codes';
