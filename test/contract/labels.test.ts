import { detailNames, payDetails } from '../../src/contract';
import {
  choiceTexts,
  codeMeant,
  columnLabel,
  columnMeant,
  columnNames,
  columnTexts,
  figureTexts,
  languages,
  uniqueChoices,
} from '../../src/contract/labels';
import { foldedName } from '../../src/contract/country-names';
import { catalogOf } from '../../src/language/catalogs';

/** Texts that mean several things. */
function ambiguous(texts: readonly (readonly [string, string])[]): string[] {
  const meant = new Map<string, string>();
  return texts.flatMap(([text, meaning]) => {
    const other = meant.get(foldedName(text));
    meant.set(foldedName(text), meaning);
    return other === undefined || other === meaning ? [] : [`${text}: ${other} or ${meaning}`];
  });
}

test('no text means two columns, two figures, or two choices of a field', () => {
  expect(ambiguous(columnTexts)).toEqual([]);
  expect(ambiguous(figureTexts)).toEqual([]);
  for (const name of detailNames) expect(ambiguous(choiceTexts(name))).toEqual([]);
});

test('a choice that may stand alone is not the name of a detail', () => {
  expect(uniqueChoices.filter((code) => columnMeant(code) !== undefined)).toEqual([]);
});

test('every column has a label of its own in every language, and is found by it', () => {
  for (const language of languages) {
    const labels = columnNames.map((name) => columnLabel(name, language));
    expect(labels.map(columnMeant)).toEqual(columnNames);
    expect(labels.filter((label) => label.trim() === '' || label.includes('_'))).toEqual([]);
  }
});

test('whoever writes what a sentence calls a detail is understood, in every language', () => {
  for (const language of languages) {
    const calls = Object.entries(catalogOf(language).sentences).flatMap(([code, text]) =>
      code.startsWith('detail_') ? [[code.slice('detail_'.length), text] as const] : [],
    );
    const details = calls.filter(([name]) => (detailNames as readonly string[]).includes(name));
    expect(details.length).toBeGreaterThan(40);
    expect(details.filter(([name, text]) => columnMeant(text) !== name)).toEqual([]);
  }
});

test('headings and words are found in each language, without regard to accents, case and spaces', () => {
  expect(
    ['Marital status', 'SITUATION FAMILIALE', 'marital_status', 'etat  civil', 'Estado Civil'].map(columnMeant),
  ).toEqual(Array.from({ length: 5 }, () => 'marital_status'));
  expect(['Salaire brut', 'gross', 'Amount', ' Gross  pay '].map(columnMeant)).toEqual(
    Array.from({ length: 4 }, () => 'gross'),
  );
  expect(['Marié(e)', 'mariee', 'MARRIED', 'casada'].map((text) => codeMeant('marital_status', text))).toEqual([
    'married',
    'married',
    'married',
    'married',
  ]);
});

test('an example of each choice is one of its words', () => {
  for (const name of detailNames) {
    const { kind, example } = payDetails[name];
    if (kind === 'choice') expect([name, codeMeant(name, example)]).toEqual([name, example]);
  }
});
