import fc from 'fast-check';
import type { Language } from '../../src/language/languages';
import { type GeneratedRequest, generatedRequests } from '../generated/requests';
import { countEnglish, englishBesideNotes, translated } from '../support/english-words';

jest.setTimeout(400_000);

/** Requests, drawn by a seed: the same seed draws the same ones. */
const wanted = Number(process.env['LANGUAGE_ANSWERS'] ?? 500);
const seed = Number(process.env['LANGUAGE_SEED'] ?? 20_261_128);
const together = 8;

/** The texts of an answer with their paths, in their order. */
function* saidIn(value: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) for (const part of value as unknown[]) yield* saidIn(part, path);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* saidIn(part, `${path}.${name}`);
}

/** What is English in every language: schemas and rules, which programs read, and names of licences. */
const asTheyAre = [
  /^getTools\.data\.tools\./,
  /^getStatus\.data\.feeds(\.institutions)?\.licence\.name$/,
  /^getLabourLaw\.data\.facts\.rule\./,
];

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

/** The sentences of an answer: texts of several words that the request did not send. */
async function sentencesOf(request: GeneratedRequest, language: Language): Promise<string[]> {
  const sent = `${request.address} ${request.body ?? ''}`;
  return [...saidIn(await answerTo(request, language), request.operation.id)].flatMap(([path, text]) =>
    text.includes(' ') &&
    text.split('`').length % 2 === 1 &&
    !sent.includes(text) &&
    !asTheyAre.some((pattern) => pattern.test(path))
      ? [text]
      : [],
  );
}

test.each(translated)(`${wanted} answers in %s have no English outside texts of the law`, async (language) => {
  expect(requests).toHaveLength(wanted);
  const met: string[] = [];
  const waiting = requests.values();
  const asker = async (): Promise<void> => {
    for (const request of waiting) met.push(...(await sentencesOf(request, language)));
  };
  await Promise.all(Array.from({ length: together }, asker));
  expect(countEnglish('answers drawn at random', language, met, englishBesideNotes)).toEqual([]);
});
