import { helpIn, translated } from '../../src/language/function-texts';

/** The help on one function, as the build reads it. */
const help = (description: string) => ({
  functions: [{ name: 'VAT', description, parameters: [{ name: 'country' }] }],
  enums: [{ id: 'COUNTRY', values: [{ stringValue: 'CI', tooltip: "Côte d'Ivoire" }] }],
});

test('the build stops at a text that a language does not have, and names both', () => {
  for (const language of translated)
    expect(() => helpIn(language, help('A text of tomorrow.'))).toThrow(
      `src/language/${language}/functions.ts does not have the text «A text of tomorrow.».`,
    );
});

test('names of functions and words stay; texts and names of countries are translated', () => {
  expect(helpIn('pt', help('VAT on an amount.'))).toEqual({
    functions: [{ name: 'VAT', description: 'IVA sobre um montante.', parameters: [{ name: 'country' }] }],
    enums: [{ id: 'COUNTRY', values: [{ stringValue: 'CI', tooltip: expect.stringMatching(/Marfim/) as string }] }],
  });
});
