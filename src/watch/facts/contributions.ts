import { ruleOn } from '../../reference/rule-on';
import type { Contribution, Country } from '../../reference/schema';
import { bandFigures, formulaFigures, percentFigure, type Place } from '../figures';
import { type Axis, plain } from '../terms';
import { axes, socialSecurityWords } from '../words';
import { type Fact, headOf, periodOf, tellApart } from './fact';

/** Names that stand for a scheme: its whole name, and abbreviations in it or in its id. */
function namesOf({ name, id, fund }: Contribution): string[] {
  const short = [...`${name} ${fund ?? ''}`.matchAll(/\b[A-Z][A-Z&.]{1,9}\b/g)].map(([text]) => text);
  return [headOf(name), ...short, ...(fund === undefined ? [] : [fund]), id.split('-')[0]!].filter(
    (text) => text.length > 2,
  );
}

/** The words of a scheme, and the contributions that employees and employers pay to it. */
interface Scheme {
  readonly id: string;
  readonly words: Set<string>;
  readonly kinds: Set<Contribution['kind']>;
}

/** The scheme of each contribution. Contributions that share a name or an abbreviation go to one scheme. */
function schemesOf(contributions: readonly Contribution[]): ReadonlyMap<Contribution, Scheme> {
  const found = new Map<Contribution, Scheme>();
  for (const one of contributions) {
    const names = namesOf(one).map(plain);
    const known = [...found.values()].find(({ words }) => names.some((name) => words.has(name)));
    const scheme = known ?? { id: one.id, words: new Set<string>(), kinds: new Set() };
    for (const name of names) scheme.words.add(name);
    scheme.kinds.add(one.kind);
    found.set(one, scheme);
  }
  return found;
}

/** The words of each scheme by its id. The only scheme of a kind also has the words of that kind. */
function wordsOf(schemes: readonly Scheme[]): Axis {
  const only = (kind: Contribution['kind']): boolean => schemes.filter(({ kinds }) => kinds.has(kind)).length === 1;
  return Object.fromEntries(
    schemes.map(({ id, words, kinds }) => [
      id,
      [
        ...words,
        ...[...kinds].filter(only).flatMap((kind) => axes.contribution[kind]),
        ...(kinds.has('pension') && only('pension') ? socialSecurityWords : []),
      ],
    ]),
  );
}

/** The contributions and payroll charges of a country in force on a day. */
export function contributionFacts(country: Country, date: string): Fact[] {
  const schemes = schemesOf(country.contributions);
  const words = wordsOf([...new Set(schemes.values())]);
  return country.contributions.flatMap((contribution): Fact[] => {
    const rule = ruleOn(contribution.dated, date);
    if (rule === undefined) return [];
    const scheme = schemes.get(contribution)!;
    const others = country.contributions.filter(
      (other) => schemes.get(other) === scheme && other.payer === contribution.payer,
    );
    const hasBranches = others.some(({ kind }) => kind !== contribution.kind);
    const place: Place = {
      path: `contributions.${contribution.id}`,
      about: contribution.name,
      since: rule.from,
      subject: [
        { axis: words, key: scheme.id, isNamed: true },
        { axis: axes.payer, key: contribution.payer, isNamed: false },
        ...(hasBranches ? [{ axis: axes.contribution, key: contribution.kind, isNamed: true, overlaps: true }] : []),
        ...tellApart(
          others.filter(({ kind }) => kind === contribution.kind),
          contribution.id,
        ),
      ],
      period: periodOf(rule.basis),
    };
    const { bands, fixed, formula, minimum, maximum, base_floor, base_ceiling, of, employer_rate: range } = rule;
    const figures = [
      ...formulaFigures(place, base_floor),
      ...bandFigures(place, bands ?? []),
      ...[fixed, minimum, maximum, formula, base_ceiling, of].flatMap((part) => formulaFigures(place, part)),
      ...(range?.most === undefined ? [] : [percentFigure(place, range.most)]),
    ];
    return [{ sources: rule.sources, since: rule.from, area: 'income', figures }];
  });
}
