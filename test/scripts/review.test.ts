import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { confirmLaw, type LawConfirmation } from '../../scripts/confirm/law';
import { dayChecked } from '../../scripts/confirm/day';
import { confirmMarket } from '../../scripts/confirm/market';
import { givenSource } from '../../scripts/confirm/source';
import { lawInForce } from '../../scripts/law/in-force';
import { lawAreas } from '../../src/contract/words/law-areas';
import { plain } from '../../scripts/command/paint';
import { inOrder, type ReviewItem } from '../../scripts/review/items';
import { lawToReview } from '../../scripts/review/law';
import { marketToReview } from '../../scripts/review/market';
import { reviewCsv, reviewPage } from '../../scripts/review/page';
import { calculateTax } from '../../src/engine';
import { createMarket, type Observation } from '../../src/market';
import { createReference } from '../../src/reference';
import { checkCountry } from '../../src/reference/check';
import { countryFiles } from '../../src/reference/data';
import { marketFiles } from '../../src/reference/market/data';
import type { Country } from '../../src/reference/schema';

const today = '2026-11-21';
const now = Date.parse('2026-11-21T12:00:00Z');
const market = createMarket(marketFiles);
const textOf = (code: string): string =>
  readFileSync(join(__dirname, '../../src/reference/data/countries', `${code}.json`), 'utf8');

describe('the review list', () => {
  const items = inOrder([
    ...countryFiles.flatMap((country) => lawToReview(country, today)),
    ...marketToReview(market, now),
  ]);

  test('contains every doubt and every announced change of every country', () => {
    const texts = new Set(items.map(({ country, text }) => `${country} ${text}`));
    for (const { code, doubts, upcoming } of countryFiles)
      for (const text of [...doubts, ...upcoming]) expect(texts).toContain(`${code} ${text}`);
  });
  test('contains law in force with low confidence, and no other law', () => {
    for (const country of countryFiles) {
      const low = lawInForce(country, today)
        .filter(({ entry }) => entry.confidence === 'low')
        .map(({ area, entry }) => `${area} ${entry.last_confirmed}`);
      const found = items
        .filter(
          ({ country: code, kind, area }) =>
            code === country.code && kind === 'low confidence' && (lawAreas as readonly string[]).includes(area),
        )
        .map(({ area, confirmed }) => `${area} ${confirmed}`);
      expect(found.sort()).toEqual(low.sort());
    }
  });
  test('has the oldest confirmation first', () =>
    expect(items.map(({ confirmed }) => confirmed)).toEqual(items.map(({ confirmed }) => confirmed).sort()));

  // SARB met on 19 November 2026 and the CBE on 24 September and 29 October: no decision is recorded.
  test('names meetings without a recorded decision', () => {
    const missing = items.filter(({ kind }) => kind === 'decision missing');
    expect(missing.map(({ country, text }) => `${country} ${/met on (\S+), but/.exec(text)![1]}`)).toEqual(
      expect.arrayContaining(['ZA 2026-11-19', 'GH 2026-11-18', 'EG 2026-10-29']),
    );
  });
  test('an entered decision is no longer missing, and a new price is no longer weak', () => {
    const weak = marketToReview(market, now).find(({ kind, area }) => kind === 'low confidence' && area === 'petrol')!;
    const entry = (series: string, entity: string, date: string): Observation => ({
      series,
      entity,
      date,
      value: 7,
      source: { title: 't', publisher: 'p', url: null },
      origin: 'import:x',
      authority: 'official',
    });
    const after = marketToReview(
      createMarket(marketFiles, [
        entry('policy_rate', 'ZA', '2026-11-19'),
        entry('fuel_petrol', weak.country, '2026-11-20'),
      ]),
      now,
    );
    expect(after.filter(({ country, kind }) => country === 'ZA' && kind === 'decision missing')).toEqual([]);
    expect(after.filter(({ country, area }) => country === weak.country && area === 'petrol')).toEqual([]);
  });

  test('can be read back from its table', () =>
    expect(parse(reviewCsv(items), { columns: true, bom: true })).toEqual(items.map((item) => ({ ...item }))));
  test('as text keeps to its width and has counts', () => {
    const page = reviewPage(items, plain);
    const lines = page.split('\n').filter((line) => line.startsWith('            '));
    for (const line of lines) expect(line.length <= 110 || !line.trim().includes(' ')).toBe(true);
    expect(page).toContain(`${countryFiles.reduce((sum, { doubts }) => sum + doubts.length, 0)} doubts`);
    expect(reviewPage([], plain)).toBe('Nothing to check.');
  });
  test('has an order that does not depend on the input', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(items, { minLength: 20, maxLength: 60 }), (some: ReviewItem[]) => {
        const key = ({ confirmed, country, area, kind }: ReviewItem): string =>
          [confirmed, country, area, kind].join(' ');
        expect(inOrder(some).map(key)).toEqual(inOrder([...some].reverse()).map(key));
      }),
    );
  });
});

describe('confirming law', () => {
  const kra = { title: 'PAYE', publisher: 'Kenya Revenue Authority', url: 'https://www.kra.go.ke/paye' };
  const confirmation = (changes: Partial<LawConfirmation> = {}): LawConfirmation => ({
    area: 'income',
    date: '2026-11-20',
    source: kra,
    kind: 'authority',
    currency: undefined,
    confidence: undefined,
    ...changes,
  });

  // Testing all five areas for every country is slow, so each gets income tax and one other area in turn.
  test.each(countryFiles.map(({ code }, i) => [code, lawAreas[1 + (i % 4)]!] as const))(
    '%s: income tax and %s can be confirmed, the file stays valid, and everything else stays unchanged',
    (code, other) => {
      const text = textOf(code);
      const country = JSON.parse(text) as Country;
      for (const { area, index, entry } of lawInForce(country, '2026-11-20').filter(
        (found) => found.area === 'income' || found.area === other,
      )) {
        const after = confirmLaw(text, confirmation({ area }), today).text;
        const changed = (JSON.parse(after) as Country)[area][index]!;
        expect(changed.last_confirmed).toBe('2026-11-20');
        expect({
          ...changed,
          last_confirmed: entry.last_confirmed,
          sources: undefined,
          stated_from: undefined,
          bands: undefined,
        }).toEqual({ ...country[area][index], sources: undefined, stated_from: undefined, bands: undefined });
        // Besides the new source, each entry may change its day, its list of sources and, if it has no first day, the
        // day from which it counts.
        const before = new Set(text.split('\n'));
        const added = after
          .split('\n')
          .filter(
            (line) =>
              !before.has(line) &&
              !line.includes('"title": "PAYE"') &&
              !/"(publisher|url|kind|dated)": /.test(line) &&
              !line.includes('"checked-2026-11-20-kenya-revenue-authority": {'),
          );
        expect(
          added.every((line) =>
            /^ +"(last_confirmed|stated_from)": |"sources": \[.*"checked-2026-11-20-kenya-revenue-authority"\]|^ +},?$/.test(
              line,
            ),
          ),
        ).toBe(true);
        expect(after.split('\n').length - text.split('\n').length).toBeLessThanOrEqual(8);
      }
    },
  );

  test('of a rule without a first day keeps the tax years it covers', () => {
    const ask = (country: Country) =>
      ['2024', '2025', '2026'].map((tax_year) => {
        const others = countryFiles.filter(({ code }) => code !== 'KE');
        const answer = calculateTax(
          createReference([...others, country]),
          {
            country: 'KE',
            amount: 1_000_000,
            type: 'corporate',
            period: 'annual',
            mode: 'gross_to_net',
            include_pension: true,
            tax_year,
          } as never,
          { today, exchangeRate: () => undefined },
        );
        return answer.ok ? answer.value.data.tax_amount : answer.failure.code;
      });
    const before = JSON.parse(textOf('KE')) as Country;
    expect(before.corporate[0]!.effective_from).toBeNull();
    const after = JSON.parse(confirmLaw(textOf('KE'), confirmation({ area: 'corporate' }), today).text) as Country;
    expect(ask(before)).toEqual([300_000, 300_000, 300_000]);
    expect(ask(after)).toEqual(ask(before));
    const again = JSON.parse(
      confirmLaw(
        confirmLaw(textOf('KE'), confirmation({ area: 'corporate', date: '2026-11-19' }), today).text,
        confirmation({ area: 'corporate' }),
        today,
      ).text,
    ) as Country;
    expect(again.corporate[0]).toMatchObject({
      stated_from: before.corporate[0]!.stated_from,
      last_confirmed: '2026-11-20',
    });
  });

  test.each([
    [{ effective_from: '2020-01-01', stated_from: '2021-01-01' }, /stated_from lies before last_confirmed/],
    [{ effective_from: null, stated_from: '2026-11-20' }, /stated_from lies before last_confirmed/],
  ])('a file with %j is invalid', (dates, message) => {
    const country = JSON.parse(textOf('KE')) as Country;
    Object.assign(country.corporate[0]!, { last_confirmed: '2026-11-20' }, dates);
    expect(
      checkCountry(country, today)
        .map((finding) => finding.message)
        .join(),
    ).toMatch(message);
  });

  test('with another confidence is reported', () =>
    expect(
      confirmLaw(textOf('KE'), confirmation({ area: 'vat', confidence: 'low' }), today).changes.join('\n'),
    ).toMatch(/confidence \w+ → low/));
  test('of one table leaves the others unchanged', () => {
    const { income } = JSON.parse(confirmLaw(textOf('ZW'), confirmation({ currency: 'USD' }), today).text) as Country;
    expect(income.filter(({ last_confirmed }) => last_confirmed === '2026-11-20')).toHaveLength(1);
  });
  test('with the same source twice is refused; another source on the same day is added', () => {
    const once = confirmLaw(textOf('KE'), confirmation(), today).text;
    expect(() => confirmLaw(once, confirmation(), today)).toThrow(/already recorded/);
    const twice = confirmLaw(once, confirmation({ source: { ...kra, title: 'Guide' } }), today);
    expect(twice.changes).toEqual([
      'Kenya, income on pay in KES: source "checked-2026-11-20-kenya-revenue-authority-2" added',
    ]);
  });
  test('dated before the last confirmation is refused', () =>
    expect(() => confirmLaw(textOf('KE'), confirmation({ date: '2026-01-02' }), today)).toThrow(
      /were already confirmed on /,
    ));
  test('for pay in a currency without a table is refused', () =>
    expect(() => confirmLaw(textOf('ZW'), confirmation({ currency: 'EUR' }), today)).toThrow(
      /Use ZWG or USD|Use USD or ZWG/,
    ));
  test('of missing law is refused', () => {
    const bare = { ...(JSON.parse(textOf('KE')) as Country), vat: [] };
    expect(() => confirmLaw(JSON.stringify(bare), confirmation({ area: 'vat' }), today)).toThrow(/First enter them in/);
  });
});

describe('confirming a figure', () => {
  const seen = { source: { title: 't', publisher: 'p', url: null }, official: true };
  test('repeats the value with the new date', () =>
    expect(
      confirmMarket(market, { ...seen, country: 'KE', area: 'petrol', date: '2026-11-20' }, 'n', now).observation,
    ).toMatchObject({
      series: 'fuel_petrol',
      entity: 'KE',
      date: '2026-11-20',
      value: 214.03,
      origin: 'confirm:n',
      authority: 'official',
    }));
  test('of a union member is stored for the common bank', () =>
    expect(
      confirmMarket(market, { ...seen, country: 'SN', area: 'policy_rate', date: '2026-11-20' }, 'n', now).observation,
    ).toMatchObject({
      series: 'policy_rate',
      entity: 'BCEAO',
      value: 3,
    }));
  test('that is missing, or already recorded for that day, is refused', () => {
    expect(() =>
      confirmMarket(market, { ...seen, country: 'ER', area: 'petrol', date: '2026-11-20' }, 'n', now),
    ).toThrow(/nothing to confirm/);
    expect(() =>
      confirmMarket(market, { ...seen, country: 'KE', area: 'petrol', date: '2026-08-15' }, 'n', now),
    ).toThrow(/needs a later day/);
  });
});

test.each(['', 'title', 'title|', '|publisher', 'a|b|c|d'])('"%s" is not a source', (text) =>
  expect(() => givenSource(text)).toThrow(/title\|publisher\|url/),
);
test('an invalid address is not a source', () =>
  expect(() => givenSource('a|b|kra.go.ke')).toThrow(/no|not an address/));
test('a source is read, with and without an address', () => {
  expect(givenSource(' a | b | https://x.org/y ')).toEqual({ title: 'a', publisher: 'b', url: 'https://x.org/y' });
  expect(givenSource('a|b')).toEqual({ title: 'a', publisher: 'b', url: null });
});
test.each([
  ['2026-11-22', /in the future/],
  ['2026-02-30', /not a day/],
  ['20 November', /not a day/],
])('%s is not a valid check date', (text, message) => expect(() => dayChecked(text, today)).toThrow(message));
test('today and yesterday are valid check dates', () =>
  expect([dayChecked('2026-11-21', today), dayChecked('2026-11-20', today)]).toEqual(['2026-11-21', '2026-11-20']));
