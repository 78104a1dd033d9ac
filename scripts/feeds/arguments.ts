import { allFeeds, type Feed, type Span } from '../../server/feeds';
import { commandLine } from '../../server/command-line';
import { offBecause } from '../../server/feeds/restricted-sources';
import type { Store } from '../../server/store/store';
import { dayOfMoment, isDay } from '../../src/day';
import { CommandRefused } from '../command/failure';

const groups = [...new Set(allFeeds.map(({ group }) => group))];

/** The words that select feeds: all, a group, or one feed. */
export const feedChoices = ['all', ...groups, ...allFeeds.map(({ name }) => name)];

/** Why a feed or a group is off, and how it is switched on. */
function reasonOff(word: string): string {
  const restricted = allFeeds.find(({ name }) => name === word)?.restricted;
  return restricted === undefined ? 'SVC_FEEDS_FILE says so.' : offBecause(restricted);
}

/**
 * The feeds that a word selects.
 *
 * @throws CommandRefused where there is no such feed, or it is off
 */
export function selectedFeeds(feeds: readonly Feed[], word: string): readonly Feed[] {
  if (!feedChoices.includes(word))
    throw new CommandRefused(`"${word}" is not a feed or a group of feeds. Use one of ${feedChoices.join(', ')}.`);
  const selected = feeds.filter(({ name, group }) => word === 'all' || word === name || word === group);
  if (selected.length === 0) throw new CommandRefused(`${word} is switched off. ${reasonOff(word)}`);
  return selected;
}

function day(option: string, text: string): string {
  if (!isDay(text)) throw new CommandRefused(`${option} takes a day written YYYY-MM-DD.`);
  return text;
}

/**
 * A span of days, both included. Without an end it lasts until today.
 *
 * @throws CommandRefused where a day is not valid, in the future, or the days are in the wrong order
 */
export function spanOf(from: string, to: string | undefined): Span {
  const today = dayOfMoment(Date.now());
  const span = { from: day('--from', from), to: to === undefined ? today : day('--to', to) };
  if (span.to > today) throw new CommandRefused(`--to is in the future. Today is ${today}.`);
  if (span.from > span.to) throw new CommandRefused('--from is after --to.');
  return span;
}

/** The days of a span for which a source has figures; undefined where it has none. */
export function spanWithin({ from, to }: Span, { since = from }: Pick<Feed, 'since'>): Span | undefined {
  return since > to ? undefined : { from: since > from ? since : from, to };
}

/**
 * Numbers of quarantined observations.
 *
 * @throws CommandRefused where one is not a number, or is not quarantined
 */
export async function quarantinedIds(store: Store, texts: readonly string[]): Promise<readonly number[]> {
  const list = `\`${commandLine('feeds')} review\``;
  const ids = texts.map((text) => {
    const id = Number(text);
    if (!Number.isInteger(id) || id < 1)
      throw new CommandRefused(`"${text}" is not the number of an observation. ${list} lists them.`);
    return id;
  });
  const waiting = new Set((await store.quarantined()).map(({ id }) => id));
  const others = ids.filter((id) => !waiting.has(id));
  if (others.length > 0) throw new CommandRefused(`Not in quarantine: ${others.join(', ')}. ${list} lists what is.`);
  return ids;
}
