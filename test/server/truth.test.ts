import { parse } from 'csv-parse/sync';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CitedSource,
  countryCodes,
  type CountryCode,
  type Meta,
  operations,
  type TaxResult,
} from '../../src/contract';
import { entryOn } from '../../src/engine/law/dated';
import { incomeLawFor } from '../../src/engine/law/in-force';
import { incomeSources } from '../../src/engine/law/income-sources';
import type { Sources } from '../../src/engine/law/evidence';
import { createReference, type Country, taxYearOf } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { type CorporateRegime, isNone } from '../../src/reference/schema';
import { marketFiles } from '../../src/reference/market/data';
import { ask } from '../support/http';
import {
  keysCommand,
  removeDirectory,
  type ServerProcess,
  startedServers,
  temporaryDirectory,
} from '../support/server-process';
import { service } from '../support/service';

// Checks what an answer says about its age and sources against the facts behind it. The rule is written out again here,
// as the documentation states it. Law is current if confirmed at most 30 days before the requested day. Confirmed
// earlier, it is due; confirmed before the tax year began, it is stale. An answer takes the lowest grade and confidence
// of its facts, and is never dated later than its newest dated source.

type Truth = Pick<Meta, 'data_status' | 'confidence' | 'as_of'>;
interface Fact {
  readonly last_confirmed: string;
  readonly confidence: 'high' | 'medium' | 'low';
  readonly sources: readonly CitedSource[];
  /** When another fact of the same answer was confirmed, if that was earlier. */
  readonly oldest?: string | undefined;
}

const today = new Date().toISOString().slice(0, 10);
const grades = ['current', 'due', 'stale'];
const sureness = ['high', 'medium', 'low'];
const worst = (order: readonly string[], list: readonly (string | undefined)[]): string =>
  order[Math.max(...list.map((one) => order.indexOf(one!)))]!;

const gradeOf = ({ last_confirmed }: Fact, yearFrom: string): string =>
  last_confirmed < yearFrom
    ? 'stale'
    : (Date.parse(today) - Date.parse(last_confirmed)) / 86_400_000 > 30
      ? 'due'
      : 'current';

const newestDated = (sources: readonly CitedSource[]): string | undefined =>
  sources
    .flatMap(({ dated }) => dated ?? [])
    .sort()
    .at(-1);

const isOfficial = ({ kind }: CitedSource): boolean => kind === 'law' || kind === 'authority';

/** Checks that hold for every answer based on figures or law. */
function holds(meta: Meta): void {
  expect(grades).toContain(meta.data_status);
  expect(sureness).toContain(meta.confidence);
  const newest = newestDated(meta.sources);
  if (meta.as_of !== null && newest !== undefined) expect(meta.as_of <= newest).toBe(true);
  if (meta.as_of !== null) expect(meta.as_of <= today).toBe(true);
  if (meta.sources.length > 0 && meta.sources.every(({ kind }) => kind === 'code')) expect(meta.confidence).toBe('low');
}

const all = (from: Sources): readonly string[] =>
  'parts' in from ? [...from.parts.flat(), ...(from.beside ?? [])] : from;

/** The rules in force today for each question about a country. */
function factsOf(country: Country): Readonly<Record<string, Fact | undefined>> {
  const cited = (ids: readonly string[]) => ids.map((id) => country.sources[id]!);
  const fact = <
    One extends {
      readonly last_confirmed: string;
      readonly confidence: Fact['confidence'];
      readonly sources: readonly string[];
    },
  >(
    entry: One | undefined,
  ): Fact | undefined =>
    entry && { last_confirmed: entry.last_confirmed, confidence: entry.confidence, sources: cited(entry.sources) };
  const income = incomeLawFor(country, { today }, country.currency);
  // A ceiling stated in another currency is converted, so the exchange rate is cited besides the law.
  const rates =
    income.ok && /"amount":[\d.]+,"currency"/.test(JSON.stringify(income.value.law.contributions))
      ? [marketFiles.rates.source]
      : [];
  const corporate = entryOn(country, country.corporate, today);
  return {
    income:
      income.ok && income.value.law.regime.unusable === undefined
        ? { ...income.value.law.regime, sources: [...cited(all(incomeSources(income.value.law))), ...rates] }
        : undefined,
    corporate: corporate && {
      ...fact({ ...corporate, sources: [...corporate.sources, ...(noMinimum(corporate)?.sources ?? [])] })!,
      oldest: noMinimum(corporate)?.last_confirmed,
    },
    withholding: fact(entryOn(country, country.withholding, today)),
    vat: fact(entryOn(country, country.vat, today)),
  };
}

/** That a country has no minimum tax is a fact of its own, on which the answer rests too. */
const noMinimum = ({ minimum_tax }: CorporateRegime) => (isNone(minimum_tax) ? minimum_tax : undefined);

/** The rules behind a rate of withholding: what the cell states itself, else what its entry states. */
function cellBehind(country: Country, fact: Fact, { residency, payment_type }: TaxResult): Fact {
  const cell = entryOn(country, country.withholding, today)![residency!][payment_type!]!;
  return {
    last_confirmed: cell.last_confirmed ?? fact.last_confirmed,
    confidence: cell.confidence ?? fact.confidence,
    sources: cell.sources?.map((id) => country.sources[id]!) ?? fact.sources,
  };
}

const sourcesInWords = (
  sources: readonly Pick<CitedSource, 'title' | 'publisher' | 'url' | 'dated'>[],
): ReadonlySet<string> =>
  new Set(sources.map(({ title, publisher, url, dated }) => JSON.stringify([title, publisher, url, dated])));

/** The sources of the scale and of the contributions on a payslip of the default employee. */
function usedBy(country: Country, { contributions, employer_contributions }: TaxResult) {
  const found = incomeLawFor(country, { today }, country.currency);
  if (!found.ok) throw new Error(country.code);
  const ids = new Set([...(contributions ?? []), ...(employer_contributions ?? [])].map(({ id }) => id));
  const rules = found.value.law.contributions.filter(({ contribution }) => ids.has(contribution.id));
  return [found.value.law.regime.bands.sources, ...rules.map(({ rule }) => rule.sources)]
    .flat()
    .map((id) => country.sources[id]!);
}

const reference = createReference(countryFiles);

describe.each(countryCodes.map((code) => [code]))('%s', (code) => {
  const country = reference.countries.get(code as CountryCode)!;
  const yearFrom = taxYearOf(country.tax_year, today).from;
  const facts = factsOf(country);

  test.each(['income', 'corporate', 'withholding', 'vat'])(
    '%s states the age and confidence of its rules',
    async (type) => {
      const { status, body } =
        type === 'vat'
          ? await service.post('/api/v1/vat/calculate', { country: code, amount: 1000, mode: 'add' })
          : await service.post('/api/tax', { country: code, amount: 1000, type });
      if (status !== 200) return expect(body.success).toBe(false);
      holds(body.meta);
      const fact = type === 'withholding' ? cellBehind(country, facts[type]!, body.data as TaxResult) : facts[type]!;
      const newest = newestDated(fact.sources);
      expect(body.meta).toMatchObject({
        data_status: worst(grades, [
          gradeOf(fact, yearFrom),
          ...(fact.oldest === undefined ? [] : [gradeOf({ ...fact, last_confirmed: fact.oldest }, yearFrom)]),
        ]),
        as_of: newest !== undefined && newest < fact.last_confirmed ? newest : fact.last_confirmed,
      });
      // Confidence is never higher than recorded, and high only if the law, an authority or two publishers support it.
      expect(sureness.indexOf(body.meta.confidence!)).toBeGreaterThanOrEqual(sureness.indexOf(fact.confidence));
      if (body.meta.confidence === 'high')
        expect(fact.sources.some(isOfficial) || new Set(fact.sources.map(({ publisher }) => publisher)).size > 1).toBe(
          true,
        );
      const cited = sourcesInWords(body.meta.sources);
      const lawful = sourcesInWords(fact.sources);
      // A payslip cites only the rules that it uses. What stands on it must be cited, and nothing else than the law.
      if (type === 'income') {
        expect([...cited].filter((source) => !lawful.has(source))).toEqual([]);
        expect(
          [...sourcesInWords(usedBy(country, body.data as TaxResult))].filter((source) => !cited.has(source)),
        ).toEqual([]);
      } else expect(cited).toEqual(lawful);
      const [first] = body.meta.sources.filter(({ url }) => url !== null);
      if (body.meta.sources.some((source) => isOfficial(source) && source.url !== null))
        expect(isOfficial(first!)).toBe(true);
    },
  );

  test('country information, the law and the lists agree with the parts', async () => {
    const { body } = await service.get(`/api/tax?country=${code}`);
    holds(body.meta);
    const groups = Object.values(body.data as Record<string, unknown>).filter(
      (group): group is Truth => typeof group === 'object' && group !== null && 'data_status' in group,
    );
    expect(body.meta).toMatchObject({
      data_status: worst(
        grades,
        groups.map(({ data_status }) => data_status),
      ),
      confidence: worst(
        sureness,
        groups.map(({ confidence }) => confidence),
      ),
    });
    const law = (await service.get(`/api/v1/tax/law?country=${code}`)).body;
    holds(law.meta);
    const parts = Object.values(law.data as Record<string, unknown>).filter(
      (part): part is Truth => typeof part === 'object' && part !== null && 'data_status' in part,
    );
    expect(law.meta.data_status).toBe(
      worst(
        grades,
        parts.map(({ data_status }) => data_status),
      ),
    );
  });

  test.each(['/api/fuel', '/api/rates'])('%s', async (path) => {
    const { status, body } = await service.get(`${path}?country=${code}`);
    if (status === 200) holds(body.meta);
    else expect(body.success).toBe(false);
  });
});

const lists = [
  ['/api/tax', 'countries'],
  ['/api/v1/tax/rates', 'countries'],
  ['/api/v1/tax/treaties', 'treaties'],
  ['/api/fuel', 'countries'],
  ['/api/v1/fuel/prices', 'countries'],
  ['/api/rates', 'countries'],
  ['/api/v1/rates/central-bank', 'countries'],
  ['/api/v1/fx/rates', 'rates'],
] as const;

test.each(lists)(
  '%s: every row states its age, and the list takes the lowest grade and confidence of its rows',
  async (path, name) => {
    const { body } = await service.get(path);
    holds(body.meta);
    const rows = (body.data as unknown as Record<string, readonly (Truth & Record<string, unknown>)[]>)[name]!;
    const withFacts = rows.filter(({ data_status }) => data_status !== undefined);
    expect(withFacts.length).toBeGreaterThan(rows.length * 0.9);
    expect(body.meta).toMatchObject({
      data_status: worst(
        grades,
        withFacts.map(({ data_status }) => data_status),
      ),
      confidence: worst(
        sureness,
        withFacts.map(({ confidence }) => confidence),
      ),
      as_of: withFacts.flatMap(({ as_of }) => as_of ?? []).sort()[0],
    });
    expect(body.meta.sources.length).toBeGreaterThan(0);
    const table = parse((await service.get(`${path}?format=csv`)).body as unknown as string, {
      columns: true,
    }) as Record<string, string>[];
    expect(table.map(({ data_status, as_of, confidence }) => [data_status, as_of, confidence])).toEqual(
      rows.map(({ data_status, as_of, confidence }) => [data_status ?? '', as_of ?? '', confidence ?? '']),
    );
  },
);

const stale = { operation: 'tax', input: { country: 'KE', amount: 1_000, type: 'corporate' } };
const wrong = { operation: 'tax', input: { country: 'XX', amount: 1_000, type: 'income' } };

test('a batch is as old as its oldest item, with or without a selection; a batch with only errors has no age', async () => {
  const one = (await service.post('/api/tax', stale.input)).body.meta;
  expect(one.data_status).toBe('stale');
  for (const select of [undefined, ['tax_amount']]) {
    const { meta } = (
      await service.post('/api/v1/batch', {
        items: [
          { operation: 'tax', input: { country: 'KE', amount: 85_000, type: 'income' }, select },
          { ...stale, select },
          wrong,
        ],
      })
    ).body;
    expect([meta.data_status, meta.confidence]).toEqual(['stale', one.confidence]);
    expect(meta.sources).toEqual(expect.arrayContaining(one.sources));
  }
  const { meta } = (await service.post('/api/v1/batch', { items: [wrong, wrong] })).body;
  expect([meta.data_status, meta.confidence, meta.as_of, meta.sources]).toEqual([undefined, undefined, null, []]);
});

test('without recorded data there is no date', async () => {
  const nothing = countryFiles.filter((country) => entryOn(country, country.withholding, today) === undefined);
  for (const { code } of nothing) {
    const { body } = await service.get(`/api/tax?country=${code}&type=withholding`);
    expect(body.data).not.toHaveProperty('last_updated');
    expect(body.meta).toMatchObject({
      as_of: null,
      sources: [],
      notices: [expect.stringContaining('could not be established')],
    });
    expect(body.meta.data_status).toBeUndefined();
  }
});

test('a list of choices uses no dated facts and states no age', async () => {
  for (const path of ['/api/v1/tools', '/api/v1/fuels']) {
    const { meta } = (await service.get(path)).body;
    expect([meta.data_status, meta.confidence]).toEqual([undefined, undefined]);
  }
});

describe('a test key', () => {
  const startServer = startedServers();
  let server: ServerProcess;
  let dataDir: string;
  afterAll(() => removeDirectory(dataDir));
  beforeAll(async () => {
    // Test keys have the limits of the smallest plan, which a question to every operation goes beyond.
    dataDir = temporaryDirectory();
    const plansFile = join(dataDir, 'plans.json');
    writeFileSync(plansFile, JSON.stringify({ free: { per_month: null, per_minute: null } }));
    server = await startServer({ SVC_DATA_DIR: dataDir, SVC_PLANS_FILE: plansFile });
  });

  /** Every status of data anywhere in an answer, whatever its field is called. */
  const statusesIn = (value: unknown): unknown[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([field, inner]) =>
          field.endsWith('_status') && typeof inner === 'string' && inner !== '' ? [inner] : statusesIn(inner),
        );

  test('gets sample data, and every part of the answer says so', async () => {
    const key = await keysCommand({ SVC_DATA_DIR: server.dataDir })('create', '--plan', 'free', '--env', 'test');
    const answers = operations.filter(({ open }) => open !== true);
    expect(answers.length).toBeGreaterThan(15);
    const queries: Readonly<Record<string, string>> = {
      '/api/forex': 'from=USD&to=KES',
      '/api/v1/fx/history': 'from=USD&to=KES',
      '/api/v1/series': 'series=fx&entity=KES',
      '/api/v1/calendar/holidays': 'country=KE',
      '/api/v1/calendar/working-days': 'country=KE&start=2026-12-01',
      '/api/v1/labour': 'country=KE',
      '/api/v1/tax/curve': 'country=KE',
      '/api/v1/tax/law': 'country=KE',
    };
    for (const { method, path, body, ...operation } of answers) {
      const example = body?.meta()?.['example'];
      const asked = async (query: string): Promise<Response> => {
        const response = await ask(new URL(`${path.replace('{id}', 'KE-p10')}?${query}`, server.url), {
          method: method.toUpperCase(),
          headers: { 'x-api-key': key, 'content-type': 'application/json' },
          ...(method === 'post' ? { body: JSON.stringify(example) } : {}),
        });
        expect([path, response.status]).toEqual([path, 200]);
        return response;
      };
      if ('csv' in operation) {
        const text = await (await asked(`${queries[path] ?? ''}&format=csv`)).text();
        expect([path, [...new Set(statusesIn(parse(text, { columns: true })))]]).toEqual([path, ['sample']]);
        expect(text).not.toMatch(/"data_status"": ?""(current|due|stale)/);
      }
      const answer = (await (await asked(queries[path] ?? '')).json()) as { meta: Meta };
      expect([path, [...new Set(statusesIn(answer))]]).toEqual([path, ['sample']]);
      expect(answer.meta.notices[0]).toMatch(/sample data/);
    }
  });
});
