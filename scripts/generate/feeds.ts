import { allFeeds, type Feed } from '../../server/feeds';
import type { Licence } from '../../src/contract';
import { type SeriesId, seriesWords } from '../../src/contract/words/series';
import { withBetween } from './between';

/** A cell of a table, without what would end it. */
const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

/** More entities than this are counted and not named. */
const mostNamed = 6;

function entityWords(series: SeriesId, entities: readonly string[]): string {
  if (entities.length <= mostNamed) return entities.join(', ');
  if (seriesWords[series].entities === 'currency') return `${entities.length} currencies`;
  return `${entities.length} countries${entities.every((code) => code.length === 2) ? '' : ' and unions'}`;
}

/** The series that a feed brings, those of the same entities together. */
function coverage({ covers }: Feed): string {
  const series = new Map<string, string[]>();
  for (const { series: id, entities } of covers) {
    const words = entityWords(id, entities);
    series.set(words, [...(series.get(words) ?? []), seriesWords[id].title]);
  }
  return [...series].map(([words, titles]) => `${titles.join('; ')}: ${words}`).join('. ');
}

const termsLink = ({ name, url }: Licence): string => (url === null ? name : `[${name}](${url})`);

/** Every source: what it brings, when, and under which terms. */
const sourceTable = (): string =>
  table(
    ['source', 'brings', 'publishes', 'terms'],
    allFeeds.map((feed) => {
      const { name, title, about, licence, restricted } = feed;
      const off = restricted === undefined ? '' : '; off by default';
      return row(`\`${name}\`: ${title}`, coverage(feed), about, `${termsLink(licence)}${off}`);
    }),
  );

/** What needs a setting, and why. */
const restrictionTable = (): string =>
  table(
    ['source', 'setting', 'why'],
    allFeeds.flatMap(({ title, publisher, restricted, institutions }) =>
      [
        { name: title, restricted },
        ...institutions.map((bank) => ({ name: `${bank.name}, through ${publisher}`, restricted: bank.restricted })),
      ].flatMap(({ name, restricted: reason }) =>
        reason === undefined ? [] : [row(name, `\`${reason.setting}=on\``, reason.because)],
      ),
    ),
  );

/** A history of exchange rates that a feed can read. */
interface RateHistory {
  readonly bank: string;
  readonly currency: string;
  readonly since: string;
  readonly note: string | undefined;
  readonly feed: string;
}

/** The histories of banks: those that a feed passes on, and those of banks with a feed of their own. */
function rateHistories(): RateHistory[] {
  return allFeeds.flatMap(({ name: feed, publisher, covers, since, note, institutions }) => {
    const [rates] = covers.filter(({ series }) => series === 'fx');
    const own =
      since === undefined || rates?.entities.length !== 1
        ? []
        : [{ bank: publisher, currency: rates.entities[0]!, since, note, feed }];
    const passedOn = institutions.flatMap((bank) =>
      bank.since === undefined
        ? []
        : [{ bank: bank.name, currency: bank.entity, since: bank.since, note: bank.note, feed }],
    );
    return [...own, ...passedOn];
  });
}

/** The histories of exchange rates, the longest first, with the feeds that read each. */
function historyTable(): string {
  const banks = new Map<string, RateHistory[]>();
  for (const one of rateHistories()) banks.set(one.bank, [...(banks.get(one.bank) ?? []), one]);
  const rows = [...banks.values()]
    .map((histories) => {
      const [first] = histories.sort((a, b) => (a.since < b.since ? -1 : 1));
      const { bank, currency, since, note } = first!;
      const feeds = histories.map(({ feed }) => `\`${feed}\``).sort();
      return [since, row(bank, currency, note === undefined ? since : `${since}, ${note}`, feeds.join(', '))] as const;
    })
    .sort();
  return table(
    ['bank', 'currency', 'first day', 'read by'],
    rows.map(([, text]) => text),
  );
}

/** The text of the guide with its tables of sources. */
export const withFeeds = (text: string): string =>
  [
    ['sources', sourceTable()],
    ['restricted sources', restrictionTable()],
    ['histories', historyTable()],
  ].reduce((guide, [name, content]) => withBetween(guide, name!, content!), text);
