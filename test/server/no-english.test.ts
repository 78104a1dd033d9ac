import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../src/language/languages';
import { generatedRequests, type GeneratedRequest } from '../generated/requests';
import { ask } from '../support/http';

jest.setTimeout(240_000);

/** Answers in each language, drawn by a seed: the same seed draws the same requests. */
const wanted = Number(process.env['LANGUAGE_ANSWERS'] ?? 500);
const seed = Number(process.env['LANGUAGE_SEED'] ?? 20_261_128);

const root = join(__dirname, '../..');

/** Every text of the data: names and notes of the law, titles of sources, publishers and places. They stay as they are recorded. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsOf(part);
}
const dataFolders = ['reference/data/countries', 'reference/data/treaties', 'reference/market', 'reference/calendar'];
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, 'src', folder), { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && file.name.endsWith('.json'))
    .map((file) => join(file.parentPath, file.name));
const feeds = readdirSync(join(root, 'server/feeds'), { withFileTypes: true, recursive: true })
  .filter((file) => file.name === 'feed.json')
  .map((file) => join(file.parentPath, file.name));
const recorded = [...dataFolders.flatMap(filesIn), ...feeds]
  .flatMap((file) => [...textsOf(JSON.parse(readFileSync(file, 'utf8')))])
  .join('\n');

/** Two words or more in Latin letters that follow one another. */
const phrases = /[A-Za-z]{3,}(?:[ ,]+[A-Za-z]{2,})+/g;
/** What every language writes alike: fields between back-ticks, quoted input, addresses, names of functions and codes. */
const alike = /`[^`]*`|"[^"]*"|“[^”]*”|«[^»]*»|https?:\S+|\b[A-Z]{2,4}(?:[ ,]+[A-Z]{2,4})+\b/g;

/** Parts of an answer that are texts, with their paths. */
function* saidIn(value: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* saidIn(part, `${path}.${Array.isArray(value) ? '' : name}`);
}

async function answerTo({ method, address, headers, body }: GeneratedRequest, language: Language): Promise<unknown> {
  const response = await ask(new URL(address, process.env['SERVICE_URL']), {
    method,
    headers: { ...headers, 'x-api-key': process.env['SERVICE_KEY']!, 'accept-language': language },
    ...(body === undefined || method === 'GET' || method === 'HEAD' ? {} : { body }),
  });
  const text = await response.text();
  return response.headers.get('content-type')?.includes('json') === true && text !== '' ? JSON.parse(text) : undefined;
}

const requests = fc
  .sample(generatedRequests, { seed, numRuns: wanted * 2 })
  .filter(({ method, address, body }) => method !== 'HEAD' && !/lang|csv/i.test(address) && !/"lang"/.test(body ?? ''))
  .slice(0, wanted);

/** Sentences of an answer that say the same as in English, and that no file of data and no request has. */
async function left(request: GeneratedRequest, language: Language): Promise<string[]> {
  const [theirs, ours] = [await answerTo(request, language), await answerTo(request, 'en')];
  const english = new Map(saidIn(ours, ''));
  const sent = `${decodeURIComponent(request.address.replace(/%(?![0-9a-f]{2})/gi, ''))} ${request.body ?? ''}`;
  return [...saidIn(theirs, '')].flatMap(([path, text]) => {
    const found = language === 'ar' ? (text.replace(alike, ' ').match(phrases) ?? []) : english.get(path) === text ? (text.replace(alike, ' ').match(phrases) ?? []) : [];
    return found
      .filter((phrase) => !recorded.includes(phrase) && !sent.includes(phrase))
      .map((phrase) => `${request.operation.id}${path}: «${phrase}» in «${text.slice(0, 160)}»`);
  });
}

test.each(languages.filter((language) => language !== 'en'))(
  `${wanted} answers in %s have no sentence in English outside texts of the law`,
  async (language) => {
    expect(requests).toHaveLength(wanted);
    const found = new Set<string>();
    for (const request of requests) for (const one of await left(request, language)) found.add(one);
    require('node:fs').writeFileSync(`/tmp/w35/left-${language}.txt`, [...found].join('\n'));
    expect([...found].slice(0, 20)).toEqual([]);
  },
);
