import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { catalogOf } from '../../src/language/catalogs';
import {
  catalogs,
  countEnglish,
  englishBesideNotes,
  englishIn,
  englishSentenceIn,
  guidesIn,
  translated,
} from '../support/english-words';

/** Where a reader meets the sentences of a catalog. */
const kindOf = (file: string): string =>
  file.startsWith('pane/')
    ? 'pane, every sentence'
    : file.startsWith('dashboard/')
      ? 'dashboard, every sentence'
      : file === 'functions' || file === 'ribbon'
        ? 'help on functions, Excel'
        : file === 'google-sheets'
          ? 'Google Sheets, every sentence'
          : file === 'libreoffice'
            ? 'LibreOffice, every sentence'
            : file === 'cells' || file === 'tables' || file === 'workbooks'
              ? 'cells and workbooks'
              : /^(?:commands|settings|starting|storing|\w+-command)$/.test(file)
                ? 'commands and starts'
                : file === 'people'
                  ? 'mails and their pages'
                  : file === 'pages' || file === 'status' || file === 'guides'
                    ? 'pages'
                    : 'answers, every sentence';

/** What a sentence says, in every form, without its values. A text that is no message is a sentence by itself. */
function spoken(sentence: string): string {
  const said = (parts: readonly MessageFormatElement[]): string =>
    parts
      .map((part) =>
        part.type === TYPE.literal
          ? part.value
          : part.type === TYPE.select || part.type === TYPE.plural
            ? Object.values(part.options)
                .map(({ value }) => said(value))
                .join(' ')
            : ' … ',
      )
      .join('');
  try {
    return said(parse(sentence, { ignoreTag: true }));
  } catch {
    return sentence;
  }
}

describe.each(translated)('%s', (language) => {
  const kinds = new Map<string, string[]>();
  for (const [file, sentences] of catalogs(language)) {
    const kind = kindOf(file);
    kinds.set(kind, [...(kinds.get(kind) ?? []), ...sentences.map(spoken)]);
  }

  test.each([...kinds])('no word of English in the sentences of %s', (kind, sentences) => {
    expect(countEnglish(kind, language, sentences)).toEqual([]);
  });

  test('nor in the notes of the law', () => {
    const notes = Object.values(catalogOf(language).notes ?? {});
    expect(countEnglish('notes of the law', language, notes, englishBesideNotes)).toEqual([]);
  });

  test('nor in the guides', () => {
    expect(countEnglish('guides', language, guidesIn(language), englishSentenceIn)).toEqual([]);
  });
});

test('a word of English is found, and an official name, a code or a marked note is none', () => {
  expect(englishIn('Choisissez the country.', 'fr')).toEqual(['the']);
  expect(englishIn('اختر Country of residence', 'ar')).toContain('residence');
  expect(englishIn('«Not due in the first year.» (em inglês)', 'pt')).toEqual([]);
  expect(englishIn('Affordable Housing Levy, `net_amount`, SVC_DATA_DIR=x', 'fr')).toEqual([]);
});
