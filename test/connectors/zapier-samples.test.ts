import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractOf } from '../../src/contract';
import { mostUsed } from '../../src/contract/form/most-used';
import { service } from '../support/service';

const file = join(__dirname, '../../connectors/zapier/samples.json');
type Sample = Readonly<Record<string, unknown>>;

/** The most entries of a list in a sample. */
const mostEntries = 2;

const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, mostEntries).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
};

/** The names of the members of a value, to any depth, and the types of their values. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
};

/** The answer to the documented example of an operation. */
async function answerTo(id: (typeof mostUsed)[number]): Promise<Sample> {
  const { method, path, body, query } = contractOf(id);
  const example = (body ?? query)!.meta()!['example'] as Readonly<Record<string, string>>;
  const { body: answer } =
    method === 'post'
      ? await service.post(path, example)
      : await service.get(`${path}?${new URLSearchParams(example).toString()}`);
  return shortened(answer) as Sample;
}

// `KEEP_EXAMPLES=1` writes the samples anew.
test('the samples are answers to the documented examples', async () => {
  const now = Object.fromEntries(await Promise.all(mostUsed.map(async (id) => [id, await answerTo(id)] as const)));
  if (process.env['KEEP_EXAMPLES'] !== undefined) writeFileSync(file, `${JSON.stringify(now, null, 1)}\n`);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Sample>>;
  // Figures of days and markets move on; their form does not.
  expect(shapeOf(Object.fromEntries(mostUsed.map((id) => [id, kept[id]!['data']])))).toEqual(
    shapeOf(Object.fromEntries(mostUsed.map((id) => [id, now[id]!['data']]))),
  );
});
