import type { z } from 'zod';
import { checkIdentifiers, checkReturn, type Finding } from '../../src/reference/check';
import { isIdentifiersFile } from '../../src/reference/returns';
import { type Country, CountryIdentifiers, ReturnForm } from '../../src/reference/schema';

interface Read<Content> {
  readonly file: string;
  readonly content?: Content;
  readonly findings: readonly Finding[];
}

const found = (file: string, where: string, message: string): Finding => ({
  country: file.slice(0, 2),
  where: `returns ${file} ${where}`.trim(),
  message,
});

function read<Content>(file: string, text: string, schema: z.ZodType<Content>): Read<Content> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (problem) {
    return { file, findings: [found(file, '', `it is not JSON: ${String(problem)}`)] };
  }
  const parsed = schema.safeParse(content);
  return parsed.success
    ? { file, content: parsed.data, findings: [] }
    : { file, findings: parsed.error.issues.map(({ path, message }) => found(file, path.join('.'), message)) };
}

/**
 * Runs every check on the files of returns and of identifiers.
 *
 * @param texts the text of each file by its name
 * @param countries the country files, whose lines returns name
 * @param today YYYY-MM-DD
 */
export function checkReturnFiles(
  texts: ReadonlyMap<string, string>,
  countries: readonly Country[],
  today: string,
): readonly Finding[] {
  const entries = [...texts];
  const identifiers = entries
    .filter(([file]) => isIdentifiersFile(file))
    .map(([file, text]) => read(file, text, CountryIdentifiers));
  const forms = entries
    .filter(([file]) => !isIdentifiersFile(file))
    .map(([file, text]) => read(file, text, ReturnForm));
  const ofCountry = (code: string): CountryIdentifiers | undefined =>
    identifiers.find(({ content }) => content?.country === code)?.content;
  return [
    ...identifiers.flatMap(({ file, content, findings }) => [
      ...findings,
      ...(content === undefined ? [] : checkIdentifiers(content, file, today)),
    ]),
    ...forms.flatMap(({ file, content, findings }) => {
      const country = countries.find(({ code }) => code === content?.country);
      return [
        ...findings,
        ...(content === undefined || country === undefined
          ? []
          : checkReturn(content, file, { country, identifiers: ofCountry(country.code), today })),
      ];
    }),
  ];
}
