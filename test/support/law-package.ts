import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Cases } from '../../server/laws/cases';
import { newSigningKey, type SigningKey } from '../../server/laws/keys';
import { makePackage } from '../../server/laws/package';

const reference = join(__dirname, '../../src/reference');
const data = join(reference, 'data');

const folder = (name: string): readonly (readonly [string, string])[] =>
  readdirSync(join(data, name)).map(
    (file) => [`${name}/${file}`, readFileSync(join(data, name, file), 'utf8')] as const,
  );

/** The files of this release. */
const released: ReadonlyMap<string, string> = new Map([
  ...folder('countries'),
  ...folder('treaties'),
  ['recorded.json', readFileSync(join(reference, 'recorded.json'), 'utf8')],
  ['CHANGES.md', '# Changes\n'],
]);

/** A key of a test, and one that nobody trusts. */
export const [maker, stranger]: readonly [SigningKey, SigningKey] = [newSigningKey().key, newSigningKey().key];

/**
 * The payslip of 85,000 a month in Kenya, worked in test/law/countries/KE.yaml: the tax before the relief is 17,669.60.
 *
 * @param relief the personal relief of a month; the law has 2,400
 */
export const taxWith = (relief: number): number => (1_766_960 - relief * 100) / 100;

/** The request for that payslip. */
export const payslip = { country: 'KE', type: 'income', amount: 85_000, pay_date: '2026-11-20' } as const;

/** Kenya's law with another personal relief. */
export const kenyaWith = (relief: number): string => {
  const law = JSON.parse(released.get('countries/KE.json')!) as {
    income: { credits: { id: string; formula: unknown }[] }[];
  };
  law.income[0]!.credits.find(({ id }) => id === 'personal-relief')!.formula = relief;
  return JSON.stringify(law);
};

/** What a package of a test is, where it is not the usual. */
export interface PackageOfTest {
  readonly version: string;
  readonly relief?: number;
  readonly key?: SigningKey;
  readonly engine?: number;
  readonly retires?: readonly string[];
  /** The tax that its worked payslip has; by default what follows from its relief. */
  readonly worked?: number;
  /** Files that are replaced or added; undefined leaves one out. */
  readonly files?: Readonly<Record<string, string | undefined>>;
}

/** A law package: the law of this release with another personal relief in Kenya. */
export function lawPackage({
  version,
  relief = 3_000,
  key = maker,
  engine = 1,
  retires = [],
  ...rest
}: PackageOfTest): Uint8Array {
  const { country: _country, ...input } = payslip;
  const cases: Cases = [
    {
      name: '85,000 a month',
      checks: [{ operation: 'calculateTax', input, expected: { tax_amount: rest.worked ?? taxWith(relief) } }],
    },
  ];
  const files = new Map<string, string | undefined>([
    ...released,
    ['countries/KE.json', kenyaWith(relief)],
    ['cases/KE.json', JSON.stringify(cases)],
    ...Object.entries(rest.files ?? {}),
  ]);
  const content = new Map([...files].flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])));
  return makePackage({ version, made_on: '2026-11-26', needs: { engine }, retires: [...retires] }, content, key);
}

/** A package whose files somebody altered after it was signed. */
export function altered(bytes: Uint8Array, change: (files: Record<string, Uint8Array>) => void): Uint8Array {
  const files = unzipSync(bytes);
  change(files);
  return zipSync(files, { level: 1 });
}

/** The SHA-256 of a package, as an index names it. */
export const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const text = strToU8;
