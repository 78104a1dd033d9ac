import { BadAnswer, type Feed, type Found } from '../../server/feeds';
import { type Fetch, SourceProblem } from '../../server/feeds/fetch';
import { usualSpan } from '../../server/feeds/keeper';
import { addressOf } from '../../server/feeds/run';
import { expectedOf, requestOf, sampleText } from './samples';
import { shapeDifferences, shapeOf } from './shape';

/** What a check of one address of a source found. */
export interface Checked {
  readonly feed: string;
  readonly host: string;
  /** `unreachable`: the source was out of reach, which may be the fault of this machine. */
  readonly outcome: 'same' | 'differs' | 'unreachable';
  /** What differs, as sentences. */
  readonly faults: readonly string[];
  /** Fields that the recorded answer does not have. They are harmless. */
  readonly news: readonly string[];
  /** The day of the recorded answer; null where it was built in the documented form. */
  readonly recorded: string | null;
}

/** Values that differ by more than this factor are probably in another unit, or the wrong way round. */
const mostApart = 20;

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Values by series, and by currency where the series has rates. */
function sizes(found: readonly Found[]): ReadonlyMap<string, number> {
  const values = new Map<string, number[]>();
  for (const { series, entity, value } of found) {
    const name = series === 'fx' ? `fx of ${entity}` : series;
    if (value !== 0) values.set(name, [...(values.get(name) ?? []), Math.abs(value)]);
  }
  return new Map([...values].map(([name, list]) => [name, middle(list)]));
}

/** Values that look as if their unit had changed, as sentences. */
function unitFaults(recorded: readonly Found[], current: readonly Found[]): string[] {
  const before = sizes(recorded);
  return [...sizes(current)].flatMap(([name, value]) => {
    const usual = before.get(name);
    return usual === undefined || Math.abs(Math.log(value / usual)) < Math.log(mostApart)
      ? []
      : [
          `${name} is about ${Number(value.toPrecision(3))} and was about ${Number(usual.toPrecision(3))}: the unit may differ.`,
        ];
  });
}

/** Asks one address of a source for a small answer, and compares it with the recorded one. */
async function checkHost(feed: Feed, host: string, fetch: Fetch, now: Date): Promise<Checked> {
  const [sample] = expectedOf(feed.name).samples;
  const { recorded } = sample;
  const recordedText = sampleText(feed.name, sample.file);
  const request = feed.sample(usualSpan(feed, now));
  const { accept, version = '' } = request;
  const about = { feed: feed.name, host: new URL(host.replaceAll('{version}', version)).host, recorded };
  const differs = (...faults: readonly string[]): Checked => ({ ...about, outcome: 'differs', faults, news: [] });
  try {
    const { largest, timeLimit } = feed;
    const answer = await fetch(addressOf(host, request), { accept, largest, timeLimit });
    if (answer.kind !== 'answer') return differs('The source has nothing at its address.');
    const found = feed.read(answer.text, request);
    const { faults, news } = shapeDifferences(shapeOf(recordedText), shapeOf(answer.text));
    const usual = feed.read(recordedText, requestOf(sample));
    const all = [...faults, ...unitFaults(usual, found)];
    return { ...about, outcome: all.length === 0 ? 'same' : 'differs', faults: all, news };
  } catch (problem) {
    if (problem instanceof BadAnswer) return differs(problem.message);
    if (!(problem instanceof SourceProblem)) throw problem;
    return problem.unreachable
      ? { ...about, outcome: 'unreachable', faults: [problem.message], news: [] }
      : differs(problem.message);
  }
}

/** Checks every address of some sources, one after the other. */
export async function checkFeeds(feeds: readonly Feed[], fetch: Fetch, now: Date): Promise<readonly Checked[]> {
  const results: Checked[] = [];
  for (const feed of feeds) for (const host of feed.hosts) results.push(await checkHost(feed, host, fetch, now));
  return results;
}

function checkedLines({ feed, host, outcome, faults, news, recorded }: Checked): string[] {
  const against = recorded === null ? 'the documented form' : `the answer recorded on ${recorded}`;
  const verdict = {
    same: `as ${against}`,
    differs: `differs from ${against}`,
    unreachable: 'cannot be reached',
  }[outcome];
  const further = outcome === 'unreachable' ? [] : faults;
  return [
    `${feed.padEnd(14)} ${host}: ${verdict}`,
    ...further.map((fault) => `${' '.repeat(15)}${fault}`),
    ...(news.length === 0 ? [] : [`${' '.repeat(15)}New and not used: ${news.join(', ')}.`]),
  ];
}

/** The result of a check as a page, and the exit code: 1 where a source differs, 2 where none could be reached. */
export function checkedPage(results: readonly Checked[]): { readonly text: string; readonly code: number } {
  if (results.length > 0 && results.every(({ outcome }) => outcome === 'unreachable'))
    return {
      text: `No source can be reached, so nothing was checked: this machine seems to have no internet access.\n${results[0]!.faults.join('\n')}`,
      code: 2,
    };
  return {
    text: results.flatMap(checkedLines).join('\n'),
    code: results.some(({ outcome }) => outcome !== 'same') ? 1 : 0,
  };
}
