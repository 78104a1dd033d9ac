import fc from 'fast-check';
import aliases from '../../src/contract/country-aliases.json';
import { type CountryCode, countryCodes, countryNames } from '../../src/contract';
import { countriesMeant, countryOf, foldedName, namesOf } from '../../src/contract/country-names';

const alpha3 = (code: CountryCode): string => aliases.countries[code].alpha3;
const names = countryCodes.flatMap((code) =>
  namesOf(code)
    .filter((name) => name !== alpha3(code))
    .map((name) => [code, name] as const),
);
const codes = countryCodes.flatMap(
  (code) =>
    [
      [code, code],
      [code, alpha3(code)],
    ] as const,
);

type Respelling = (name: string) => string;

test('each of the 54 countries has aliases, and no others do', () => {
  expect(Object.keys(aliases.countries).sort()).toEqual([...countryCodes].sort());
  for (const code of countryCodes) expect(alpha3(code)).toMatch(/^[A-Z]{3}$/);
});

test('each name is listed once and belongs to one country', () => {
  const owners = new Map<string, string[]>();
  for (const code of countryCodes)
    for (const name of namesOf(code))
      owners.set(foldedName(name), [...(owners.get(foldedName(name)) ?? []), `${name} (${code})`]);
  expect([...owners.values()].filter((names) => names.length > 1)).toEqual([]);
  for (const shared of Object.keys(aliases.ambiguous)) expect(owners.has(foldedName(shared))).toBe(false);
});

test('every code and name, with any accents, letter case, punctuation and spaces, means its country', () => {
  const inAnyCase: readonly Respelling[] = [
    (name) => name.toUpperCase(),
    (name) => name.toLowerCase(),
    (name) => `  ${name} `,
  ];
  const respelt: readonly Respelling[] = [
    ...inAnyCase,
    (name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
    (name) => name.normalize('NFD'),
    (name) => name.replace(/'/g, '’'),
    (name) => name.replace(/'/g, 'ʼ'),
    (name) => name.replace(/-/g, ' '),
    (name) => name.replace(/[ ']/g, '-'),
    (name) => name.replace(/[.,]/g, ''),
  ];
  for (const [written, ways] of [
    [codes, inAnyCase],
    [names, respelt],
  ] as const) {
    for (const [code, name] of written) expect([name, countryOf(name)]).toEqual([name, code]);
    fc.assert(
      fc.property(
        fc.constantFrom(...written),
        fc.array(fc.constantFrom(...ways), { maxLength: 3 }),
        ([code, name], chosen) => {
          const text = chosen.reduce((spelt, way) => way(spelt), name);
          expect([text, countryOf(text)]).toEqual([text, code]);
        },
      ),
      { numRuns: 5_000 },
    );
  }
});

// Names from the Unicode Common Locale Data Repository in Node, so not our own choice.
test.each(['en', 'fr', 'pt', 'es'])('the names in CLDR, language %s, are known', (language) => {
  const display = new Intl.DisplayNames([language], { type: 'region' });
  const unknown = countryCodes.filter((code) => !countriesMeant(display.of(code)!).includes(code));
  expect(unknown.map((code) => `${code} ${display.of(code)!}`)).toEqual([]);
});

test('a name shared by two countries means both; the full name of one means that one', () => {
  expect(countriesMeant('Congo')).toEqual(['CG', 'CD']);
  expect(countriesMeant('the congo')).toEqual(['CG', 'CD']);
  expect(countryOf('Congo')).toBeUndefined();
  expect([countryOf('Guinea'), countryOf('Guinée'), countryOf('Niger'), countryOf('Sudan')]).toEqual([
    'GN',
    'GN',
    'NE',
    'SD',
  ]);
  expect(countryNames.GN).toBe('Guinea');
});

test.each([
  'N/A',
  '#N/A',
  'n.a.',
  'K-E',
  'ſſ',
  '',
  ' ',
  '!',
  'the',
  'Atlantis',
  'France',
  '__proto__',
  'constructor',
  'toString',
])('"%s" is not a country', (text) => expect(countriesMeant(text)).toEqual([]));

test('the names of the other languages of the service are understood', () => {
  const meant: Readonly<Record<string, CountryCode>> = {
    المغرب: 'MA',
    مصر: 'EG',
    الجزائر: 'DZ',
    'جنوب السودان': 'SS',
    'ساحل العاج': 'CI',
    'كوت ديفوار': 'CI',
    Éthiopie: 'ET',
    'África do Sul': 'ZA',
    Guiné: 'GN',
  };
  for (const [name, code] of Object.entries(meant)) expect([name, countryOf(name)]).toEqual([name, code]);
  for (const language of ['ar', 'fr', 'pt']) {
    const unicode = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of countryCodes) expect([code, countryOf(unicode.of(code)!)]).toEqual([code, code]);
  }
});
