import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { catalogOf, sheetCatalogOf } from '../../src/language/catalogs';
import { english } from '../../src/language/en';
import { accountTerms } from '../../src/language/en/account-terms';
import { terms } from '../../src/language/en/terms';
import { sheet } from '../../src/language/en/sheet';
import { wordsOfLaw } from '../../src/language/en/words-of-law';
import { languages } from '../../src/language/languages';
import { message, type MessageCode } from '../../src/language/message';
import { say } from '../../src/language/say';

const others = languages.filter((language) => language !== 'en');
const codes = Object.keys(english) as MessageCode[];

/** A part of a parsed sentence: text, a value, or a choice with branches. */
interface Part {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}
const plural = 6;
const parsed = (text: string): readonly Part[] =>
  new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst() as readonly Part[];

/** All parts, with those inside branches. */
const partsOf = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [part, ...Object.values(part.options ?? {}).flatMap(({ value }) => partsOf(value))]);

const valuesOf = (text: string): string[] => {
  const [literal, pound] = [0, 7];
  const values = partsOf(parsed(text)).filter(({ type }) => type !== literal && type !== pound);
  return [...new Set(values.map(({ value }) => value!))].sort();
};

/** Words that are the same in several languages. */
const shared: readonly MessageCode[] = [
  ...(['explained_total', 'bank_inflation', 'labour_words_base', 'band_plus'] as const),
  ...(['page_menu', 'page_documentation', 'menu_webhooks', 'menu_administration'] as const),
  ...(['choice_label_sector_agriculture', 'circumstance_label_sector', 'functions_argument', 'status_source'] as const),
  ...(['functions_country_code', 'payslip_classification', 'payslip_base', 'payslip_file_name'] as const),
  ...(['command_options_placeholder', 'doctor_part_Node.js', 'doctor_part_port', 'doctor_part_proxies'] as const),
  ...(['command_column_table', 'command_column_source', 'keys_state_active'] as const),
  ...(['command_column_note', 'command_column_action', 'command_column_token'] as const),
];

describe.each(others)('%s', (language) => {
  const catalogs = [
    [english, catalogOf(language).sentences],
    [{ ...english, ...sheet }, sheetCatalogOf(language).sentences],
  ] as const;

  test('every sentence has the values of its English one, and is not that one', () => {
    for (const [originals, sentences] of catalogs) {
      const left = codes.filter((code) => /\p{L}{4}/u.test(originals[code].replace(/\{[^}]*\}|`[^`]*`/g, '')));
      expect(codes.map((code) => [code, valuesOf(sentences[code])])).toEqual(
        codes.map((code) => [code, valuesOf(originals[code])]),
      );
      // Many names of countries and terms of the field are the same in several languages.
      const isTerm = (code: string): boolean =>
        [terms, accountTerms, wordsOfLaw].some((named) => Object.hasOwn(named, code));
      const same = left.filter((code) => sentences[code] === originals[code] && !isTerm(code));
      expect(same.filter((code) => !shared.includes(code))).toEqual([]);
    }
  });

  test('every plural has the forms of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // French and Portuguese have `many` for millions, which no count here reaches.
    const needed = forms.filter((form) => language === 'ar' || form !== 'many');
    const lacking = codes.filter((code) =>
      partsOf(parsed(catalogOf(language).sentences[code])).some(
        ({ type, options = {} }) => type === plural && !needed.every((form) => form in options),
      ),
    );
    expect(lacking).toEqual([]);
  });

  test('names of fields between back-ticks stay as they are', () => {
    const fieldsOf = (text: string): string[] => [...new Set(text.match(/`[^`]+`/g) ?? [])].sort();
    const { sentences } = catalogOf(language);
    expect(codes.map((code) => [code, fieldsOf(sentences[code])])).toEqual(
      codes.map((code) => [code, fieldsOf(english[code])]),
    );
  });
});

test('a count is said in the six forms of Arabic', () => {
  const said = (seconds: number): string => say({ code: 'in_seconds', values: { seconds } }, catalogOf('ar'));
  expect(new Set([1, 2, 3, 11, 100].map((seconds) => said(seconds).replace(/\d+/g, ''))).size).toBeGreaterThanOrEqual(
    4,
  );
});

test.each([
  ['fr', ['1er janvier 2026', '11 janvier 2026']],
  ['pt', ['1 de Janeiro de 2026', '11 de Janeiro de 2026']],
  ['en', ['2026-01-01', '2026-01-11']],
] as const)('a day is written as the language writes it, %s', (language, written) => {
  const days = ['2026-01-01', '2026-01-11'].map((day) => say(message('law_text', { text: day }), catalogOf(language)));
  expect(days).toEqual(written);
});

// Among Arabic letters, 2026-11-20 shows as 20-11-2026. What is said has marks of its own; the help of Excel is not said.
test('figures with hyphens have their own direction in the Arabic help on functions', () => {
  const loose = readFileSync(join(__dirname, '../../src/language/ar/functions.ts'), 'utf8')
    .split('\n')
    .flatMap((line) => line.match(/'(?:[^'\\]|\\.)*'/g) ?? [])
    .filter((text) => /[\u0600-\u06ff]/.test(text))
    // A name of Latin letters before them gives figures their direction.
    .map((text) => text.replace(/\\u206[68].*?\\u2069/g, '').replace(/[A-Za-z_]+[= ][\w.-]+/g, ''))
    .filter((text) => /\d-\d/.test(text));
  expect(loose).toEqual([]);
});

test('a note in English keeps its ends among Arabic letters', () => {
  const note = say({ code: 'law_note', values: { text: '0.0005 of gross pay.' } }, catalogOf('ar'));
  expect(note).toBe('«\u200e0.0005 of gross pay.\u200e» (بالإنجليزية)');
});

test('a number with decimals in a sentence has the sign of the language; a code such as a status has no groups', () => {
  const parity = message('parity_since', { code: 'XOF', units: 655.957, anchor: 'EUR', from: '1999-01-01' });
  expect(languages.map((language) => /655\D957/.exec(say(parity, catalogOf(language)))?.[0])).toEqual(
    languages.map((language) => (['fr', 'pt'].includes(language) ? '655,957' : '655.957')),
  );
  const status = message('attempt_status', { status: 1503 });
  expect(languages.filter((language) => !say(status, catalogOf(language)).includes('1503'))).toEqual([]);
});

test('none of something is plural in Portuguese', () => {
  const years = [0, 1, 2].map((count) => say({ code: 'labour_count_years', values: { count } }, catalogOf('pt')));
  expect(years).toEqual(['0 anos de serviço', '1 ano de serviço', '2 anos de serviço']);
});
