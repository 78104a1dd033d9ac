import { reducedRatesOf } from '../../src/engine/law/vat';
import { say } from '../../src/language/say';
import Decimal from 'decimal.js';
import { VatRequest, type VatInput } from '../../src/contract';
import { vatCategories, vatModes, vatRateTypes } from '../../src/contract/vat';
import { calculateVat } from '../../src/engine';
import { minorUnits } from '../../src/engine/money';
import { createReference } from '../../src/reference';
import { isNone } from '../../src/reference/schema';
import { countryFiles } from '../../src/reference/data';
import { withLaw } from '../support/changed-country';
import { random } from '../support/random';

const reference = createReference(countryFiles);
const context = { today: '2026-11-20' };
const ask = (input: VatInput) => calculateVat(reference, VatRequest.parse(input), context);
const refused = (input: VatInput) => {
  const answer = ask(input);
  return answer.ok ? undefined : { code: answer.failure.code, message: say(answer.failure.message) };
};
const answered = (input: VatInput) => {
  const answer = ask(input);
  if (!answer.ok) throw new Error(`${JSON.stringify(input)}: ${say(answer.failure.message)}`);
  return answer.value.data;
};
const without = ['LY'];
const cases = Math.max(1, Math.round(12 * Number(process.env.CASES ?? 1)));

// net × rate / 100 and gross / (1 + rate / 100), rounded half up to the minor unit by a decimal library.
test.each(countryFiles.filter(({ code }) => !without.includes(code)).map(({ code, name }) => [code, name] as const))(
  '%s: net + VAT = gross, exactly, for every mode, rate type and category',
  (code) => {
    const country = reference.countries.get(code)!;
    const minor = minorUnits(country.local_currency ?? country.currency);
    const places = Math.log10(minor);
    const next = random(code.charCodeAt(0) * 100 + code.charCodeAt(1));
    let tried = 0;
    for (const mode of vatModes) {
      for (const rate of [
        ...vatRateTypes.map((rate_type) => ({ rate_type })),
        ...vatCategories.map((category) => ({ category })),
      ]) {
        for (let i = 0; i < cases; i++) {
          const amount = Math.max(1, Math.round(10 ** (next() * 11) * minor)) / minor;
          const answer = ask({ country: code, amount, mode, ...rate });
          if (!answer.ok) {
            expect(answer.failure.code).toBe(
              'rate_type' in rate && isNone(country.vat[0]!.reduced) ? 'invalid_rate_type' : 'not_established',
            );
            expect(say(answer.failure.message)).toMatch(/\.$/);
            break;
          }
          const { net_amount, vat_amount, gross_amount, vat_rate } = answer.value.data;
          const share = new Decimal(vat_rate).div(100);
          const given = new Decimal(amount);
          const vat =
            mode === 'add'
              ? given.times(share).toDecimalPlaces(places, Decimal.ROUND_HALF_UP)
              : given.minus(given.div(share.plus(1)).toDecimalPlaces(places, Decimal.ROUND_HALF_UP));
          expect({ amount, vat: vat_amount }).toEqual({ amount, vat: vat.toNumber() });
          expect(mode === 'add' ? net_amount : gross_amount).toBe(amount);
          expect(new Decimal(net_amount).plus(vat_amount).equals(gross_amount)).toBe(true);
          expect(vat_amount).toBeGreaterThanOrEqual(0);
          tried++;
        }
      }
    }
    expect(tried).toBeGreaterThanOrEqual(cases * 2 * 3);
  },
);

// Ghana, Act 1151: VAT 15 % + NHIL 2.5 % + GETFund 2.5 %, all on the value: 20 %, 200 on 1,000.
// Congo: 18 % and centimes additionnels of 5 % of the tax: 18 + 0.9 = 18.9 %, 189 on 1,000.
// Cameroon: 17.5 % with council surtax of 10 % of the tax: 19.25 %, 193 (192.5, half up) on 1,000 francs.
// Kenya: 16 %; 11,600 holds 1,600. Tunisia has three decimals: 19 % of 1.005 is 0.19095, 0.191.
test.each([
  ['GH', 'add', 1_000, 20, 200, 1_200],
  ['GH', 'extract', 1_200, 20, 200, 1_200],
  ['CG', 'add', 1_000, 18.9, 189, 1_189],
  ['CM', 'add', 1_000, 19.25, 193, 1_193],
  ['KE', 'extract', 11_600, 16, 1_600, 11_600],
  ['TN', 'add', 1.005, 19, 0.191, 1.196],
] as const)('%s: %s %d at %d %% is VAT of %d', (country, mode, amount, rate, vat, gross) => {
  expect(answered({ country, mode, amount })).toMatchObject({ vat_rate: rate, vat_amount: vat, gross_amount: gross });
});

test('rates with several charges list them', () => {
  expect(answered({ country: 'GH', mode: 'add', amount: 100 }).components!.map(({ rate }) => rate)).toEqual([
    15, 2.5, 2.5,
  ]);
  expect(answered({ country: 'CG', mode: 'add', amount: 100 }).components!.map(({ rate }) => rate)).toEqual([18, 0.9]);
  expect(answered({ country: 'KE', mode: 'add', amount: 100 }).components).toBeUndefined();
});

test.each(without)('%s: no rate can be applied', (country) => {
  for (const mode of vatModes)
    expect(refused({ country, mode, amount: 100 })).toEqual({
      code: country === 'LY' ? 'invalid_country' : 'not_established',
      message: expect.stringMatching(/\.$/),
    });
});

test('the reduced rate is the first one recorded, and is refused if there is none', () => {
  for (const { code, vat } of countryFiles.filter(({ code: own }) => !without.includes(own))) {
    const input = { country: code, mode: 'add', amount: 1_000, rate_type: 'reduced' } as const;
    if (reducedRatesOf(vat[0]!).length === 0)
      expect(refused(input)).toEqual({
        code: isNone(vat[0]!.reduced) ? 'invalid_rate_type' : 'not_established',
        message: expect.stringContaining('"standard" or "zero"'),
      });
    else
      expect(ask(input)).toMatchObject({
        ok: true,
        value: { data: { vat_rate: reducedRatesOf(vat[0]!)[0]!.rate, rate_type: 'reduced' } },
      });
  }
});

test('the zero rate and exempt categories add nothing, and are told apart', () => {
  expect(answered({ country: 'KE', mode: 'add', amount: 100, rate_type: 'zero' })).toMatchObject({
    vat_amount: 0,
    gross_amount: 100,
    rate_type: 'zero',
  });
  expect(answered({ country: 'KE', mode: 'add', amount: 100, category: 'medical' })).toMatchObject({
    vat_amount: 0,
    rate_type: 'exempt',
  });
  expect(answered({ country: 'KE', mode: 'add', amount: 100, category: 'export' })).toMatchObject({
    vat_amount: 0,
    rate_type: 'zero',
  });
});

test('the category overrides the rate type', () => {
  expect(answered({ country: 'KE', mode: 'add', amount: 100, rate_type: 'zero', category: 'standard' })).toMatchObject({
    vat_amount: 16,
    rate_type: 'standard',
  });
});

test('an amount below the smallest unit is refused', () => {
  expect(refused({ country: 'RW', mode: 'add', amount: 0.4 })).toEqual({
    code: 'invalid_amount',
    message: expect.stringContaining('RWF'),
  });
});

// Kenya with law that the test makes up: no reduced rate, and one category with its own page.
const kenya = countryFiles.find(({ code }) => code === 'KE')!;
const [vat] = kenya.vat;
const page = {
  title: 'Page',
  publisher: 'Authority',
  url: 'https://example.org/',
  kind: 'authority',
  dated: '2026-10-01',
} as const;
const changed = withLaw('KE', {
  sources: { ...kenya.sources, page },
  vat: [
    {
      ...vat!,
      confidence: 'low',
      reduced: { none: true, note: 'The act has one rate.', sources: ['page'] },
      categories: {
        medical: { treatment: 'exempt', last_confirmed: '2026-10-01', confidence: 'high', sources: ['page'] },
        digital: { treatment: 'standard', last_confirmed: '2026-10-01', confidence: 'high', sources: ['page'] },
      },
    },
  ],
});
const askChanged = (input: Partial<VatInput>) =>
  calculateVat(changed, VatRequest.parse({ country: 'KE', mode: 'add', amount: 100, ...input }), context);

test('where the law has no reduced rate, the refusal says so and names its source', () => {
  const answer = askChanged({ rate_type: 'reduced' });
  if (answer.ok) throw new Error('a reduced rate was applied');
  expect(answer.failure.code).toBe('invalid_rate_type');
  expect(say(answer.failure.message)).toBe(
    'The law of Kenya has no reduced rate. Use "standard" or "zero", or send a category. Sources: Authority (https://example.org/). The act has one rate.',
  );
});

test('a category rests on its own evidence; a standard-rated one also on the standard rate', () => {
  const exempt = askChanged({ category: 'medical' });
  if (!exempt.ok) throw new Error('no answer');
  expect(exempt.value.meta).toMatchObject({ confidence: 'high', as_of: '2026-10-01', sources: [{ title: 'Page' }] });
  const standard = askChanged({ category: 'digital' });
  if (!standard.ok) throw new Error('no answer');
  expect(standard.value.meta.confidence).toBe('low');
  expect(standard.value.meta.sources.length).toBeGreaterThan(1);
});

test('a category that is not recorded is not established', () => {
  const answer = askChanged({ category: 'education' });
  expect(answer.ok ? undefined : answer.failure.code).toBe('not_established');
});
