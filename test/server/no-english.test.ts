import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { payPartWords } from '../../src/contract/words/pay-parts';
import { languages, type Language } from '../../src/language/languages';
import { oncePer } from '../../src/once';
import { type GeneratedRequest, generatedRequests } from '../generated/requests';

jest.setTimeout(400_000);

/** Requests, drawn by a seed: the same seed draws the same ones. */
const wanted = Number(process.env['LANGUAGE_ANSWERS'] ?? 500);
const seed = Number(process.env['LANGUAGE_SEED'] ?? 20_261_128);
const together = 8;

const root = join(__dirname, '../..');

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) {
      yield name;
      yield* textsIn(part);
    }
}
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && file.name.endsWith('.json'))
    .map((file) => join(file.parentPath, file.name));

/**
 * Every text of the data: names and notes of the law, titles of sources, publishers. They stay as they are recorded.
 * Sectors of labour law and values of formulas are recorded as codes, which sentences show as words.
 */
const recorded = ['src/reference', 'src/contract', 'server/feeds']
  .flatMap(filesIn)
  .flatMap((file) => [...textsIn(JSON.parse(readFileSync(file, 'utf8')))])
  .flatMap((text) => (/^[a-z0-9]+([_-][a-z0-9]+)+$/.test(text) ? [text, text.replace(/[_-]/g, ' ')] : [text]))
  .join('\n');
const known = new Map<string, boolean>();
function isRecorded(phrase: string): boolean {
  const before = known.get(phrase);
  if (before !== undefined) return before;
  const found = recorded.includes(phrase);
  known.set(phrase, found);
  return found;
}

/** Two words or more in Latin letters that follow one another. */
const phrases = /[A-Za-z]{3,}(?:[ ,]+[A-Za-z]{2,})+/g;
/** What every language writes alike: fields between back-ticks, quoted input, addresses and lists of codes. */
const alike = /`[^`]*`|"[^"]*"|“[^”]*”|«[^»]*»|https?:\S+|\b[A-Z]{2,4}(?:[ ,]+[A-Z]{2,4})+\b/g;

/** The texts of an answer with their paths, in their order. */
function* saidIn(value: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) for (const part of value as unknown[]) yield* saidIn(part, path);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* saidIn(part, `${path}.${name}`);
}

/**
 * What is English in every language so far: schemas, which programs read; the terms of feeds; and three texts that the
 * market and the year of pay hand out as text.
 */
const asTheyAre = [
  /^getTools\.data\.tools\./,
  /^getStatus\.data\.feeds(\.institutions)?\.(licence\.name|off_because)$/,
  /^getSeries\.data\.(title|unit)$/,
  /^calculatePayrollYear\.data\.method\.meaning$/,
  // Names of adjustments, of countries whose own are not recorded in the language.
  /\.adjustments\.name$/,
  /^getTreaties\.data\.treaties\.partner_name$/,
];

/** Is it a part of pay that no law names, in a country without names in the language? It stands among names in English. */
const isPartOfPay = (path: string, phrase: string): boolean =>
  /\.name$/.test(path) && Object.values(payPartWords).some(({ label }) => label === phrase);

async function answerTo({ method, address, headers, body }: GeneratedRequest, language: Language): Promise<unknown> {
  const response = await fetch(new URL(address, process.env['SERVICE_URL']), {
    method,
    headers: { ...headers, 'x-api-key': process.env['SERVICE_KEY']!, 'accept-language': language },
    ...(body === undefined || method === 'GET' ? {} : { body }),
  });
  const text = await response.text();
  return response.headers.get('content-type')?.includes('json') === true && text !== '' ? JSON.parse(text) : undefined;
}

const requests = fc
  .sample(generatedRequests, { seed, numRuns: wanted * 2 })
  .filter(({ method, address, body }) => method !== 'HEAD' && !/lang|csv/i.test(address) && !/"lang"/.test(body ?? ''))
  .slice(0, wanted);

/** Each answer in English is asked for once. */
const englishOf = oncePer((request: GeneratedRequest) => answerTo(request, 'en').then((data) => [...saidIn(data, '')]));

/** Phrases of an answer that are English, and that no file of data and no request has. */
async function englishIn(request: GeneratedRequest, language: Language): Promise<string[]> {
  const [theirs, ours] = [await answerTo(request, language), await englishOf(request)];
  const sent = `${request.address} ${request.body ?? ''}`;
  return [...saidIn(theirs, request.operation.id)].flatMap(([path, text], at) => {
    // Arabic has no Latin letters of its own. In the others, what is said as in English was not translated.
    if ((language !== 'ar' && ours[at]?.[1] !== text) || asTheyAre.some((pattern) => pattern.test(path))) return [];
    return (text.replace(alike, ' | ').match(phrases) ?? [])
      .filter((phrase) => !isRecorded(phrase) && !sent.includes(phrase) && !isPartOfPay(path, phrase))
      .map((phrase) => `${path}: «${phrase}» in «${text.slice(0, 160)}»`);
  });
}

test.each(languages.filter((language) => language !== 'en'))(
  `${wanted} answers in %s have no English outside texts of the law`,
  async (language) => {
    expect(requests).toHaveLength(wanted);
    const found = new Set<string>();
    const waiting = requests.values();
    const asker = async (): Promise<void> => {
      for (const request of waiting) for (const one of await englishIn(request, language)) found.add(one);
    };
    await Promise.all(Array.from({ length: together }, asker));
    expect([...found].sort()).toEqual([]);
  },
);
