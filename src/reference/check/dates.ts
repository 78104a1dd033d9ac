import type { Contribution, Country } from '../schema';
import type { Finding } from './finding';

interface Span {
  readonly from: string | null;
  readonly to: string | null;
}

const following = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const after = (a: string | null, b: string | null): boolean => (a ?? '0000') > (b ?? '9999');

/** Gaps and overlaps between spans of law, newest first. A span without any date stands outside the calendar. */
function betweenSpans(spans: readonly Span[], gapsAllowed: boolean): string[] {
  const dated = spans.filter(({ from, to }) => from !== null || to !== null);
  const wrong: string[] = [];
  dated.forEach(({ from, to }, i) => {
    if (from !== null && to !== null && to < from) wrong.push(`it ends on ${to}, before it starts on ${from}`);
    const newer = dated[i - 1];
    if (newer === undefined) return;
    if (newer.from === null) return void wrong.push('only the oldest entry may lack its first day');
    if (to === null) return void wrong.push(`the entry before ${newer.from} has no last day`);
    if (to >= newer.from) wrong.push(`two entries are in force on ${newer.from}`);
    else if (!gapsAllowed && following(to) !== newer.from) wrong.push(`nothing is in force from ${following(to)} to ${newer.from}`);
  });
  return wrong;
}

/** A rule of a contribution ends where the next begins, unless it says otherwise. */
function rulesOf({ dated }: Contribution): Span[] {
  return dated.map(({ from, to }, i) => {
    const newer = dated[i - 1]?.from;
    const implied = newer === undefined || newer === null ? null : new Date(Date.parse(`${newer}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    return { from, to: to ?? implied };
  });
}

/**
 * Dates of law that contradict each other.
 *
 * @param today days of confirmation after it are impossible
 */
export function checkDates(country: Country, today: string): Finding[] {
  const findings: Finding[] = [];
  const add = (where: string, messages: readonly string[]): void => void findings.push(...messages.map((message) => ({ country: country.code, where, message })));
  const currencies = [...new Set(country.income.map(({ currency }) => currency ?? country.currency))];
  for (const currency of currencies) {
    const regimes = country.income.filter((regime) => (regime.currency ?? country.currency) === currency);
    // A year whose rules were not found is a gap in what is known, and asking for it says so.
    add(`income (${currency})`, betweenSpans(regimes.map(({ effective_from, effective_to }) => ({ from: effective_from, to: effective_to })), true));
  }
  for (const group of ['corporate', 'withholding', 'capital_gains', 'vat'] as const) {
    add(group, betweenSpans(country[group].map(({ effective_from, effective_to }) => ({ from: effective_from, to: effective_to ?? null })), true));
  }
  for (const contribution of country.contributions) add(`contributions.${contribution.id}`, betweenSpans(rulesOf(contribution), false));
  for (const group of ['income', 'corporate', 'withholding', 'capital_gains', 'vat'] as const) {
    country[group].forEach(({ last_confirmed, published_on, effective_from }, i) => {
      if (last_confirmed > today) add(`${group}[${i}]`, [`it was last confirmed on ${last_confirmed}, which is still to come`]);
      if (published_on !== undefined && !after(published_on, effective_from)) add(`${group}[${i}]`, ['published_on is only stated where the law reached back']);
    });
  }
  return findings;
}

/** Law that is enacted and starts after a day, as sentences. */
export function enactedAfter(country: Country, today: string): string[] {
  const starts = [
    ...(['income', 'corporate', 'withholding', 'capital_gains', 'vat'] as const).flatMap((group) => country[group].map(({ effective_from }) => ({ what: group.replace('_', ' '), from: effective_from }))),
    ...country.contributions.flatMap(({ name, dated }) => dated.map(({ from }) => ({ what: name, from }))),
  ];
  return starts.flatMap(({ what, from }) => (from !== null && from > today ? [`${country.name}: ${what} from ${from}`] : []));
}
