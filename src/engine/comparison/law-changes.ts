import { message, type Sentence } from '../../language/message';
import { exactNumber, lawText, ratePercent } from '../../language/terms';
import { oncePer } from '../../once';
import type { Band, BandMethod, IncomeRegime } from '../../reference/schema';
import { bandsInWords } from '../../reference/words';
import { basisInWords } from '../../reference/words/formula';
import type { IncomeLaw } from '../law/income-law';
import { type LawPart, lawParts, type LineOfRule } from './law-parts';

/** A rule that differs between two laws of one country. */
export interface LawChange extends Pick<LawPart, 'line' | 'from' | 'sources' | 'touches'> {
  readonly text: Sentence;
  /** For a bracket: its place among the brackets whose rates differ, from 0, how many they are, and how they apply. */
  readonly bracket?: { readonly at: number; readonly of: number; readonly method: BandMethod };
}

/** A span of income in which the rates of two scales differ. */
export interface RateChange {
  readonly from: number;
  readonly to: number | null;
  readonly before: number;
  readonly after: number;
}

type Rated = Pick<Band, 'from' | 'to' | 'rate'>;

const rateAt = (bands: readonly Rated[], income: number): number =>
  bands.findLast(({ from }) => from <= income)?.rate ?? 0;

/** The spans of income in which the rates of two scales differ, from the lowest to the highest. */
export function rateChanges(before: readonly Rated[], after: readonly Rated[]): readonly RateChange[] {
  const limits = [...new Set([...before, ...after].map(({ from }) => from))].sort((a, b) => a - b);
  const spans = limits.map((from, at): RateChange => ({
    from,
    to: limits[at + 1] ?? null,
    before: rateAt(before, from),
    after: rateAt(after, from),
  }));
  const joined: RateChange[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && last.before === span.before && last.after === span.after)
      joined[joined.length - 1] = { ...last, to: span.to };
    else joined.push(span);
  }
  return joined.filter((span) => span.before !== span.after);
}

const tax: LineOfRule = { kind: 'tax', id: 'tax' };

/** What the country calls its income tax. */
const taxName = ({ name }: IncomeRegime): Sentence =>
  name === undefined ? message('law_subject_label_income_tax') : lawText(name);

/** What differs between two plain scales: bracket by bracket, or as a whole where only fixed amounts differ. */
function scaleChanges(a: IncomeRegime, b: IncomeRegime): LawChange[] {
  const [before, after] = [a.bands, b.bands];
  if (before.brackets === undefined || after.brackets === undefined) return [];
  if (before.basis === after.basis && JSON.stringify(before.brackets) === JSON.stringify(after.brackets)) return [];
  const change = { line: tax, from: b.effective_from, sources: after.sources };
  const spans = before.basis === after.basis ? rateChanges(before.brackets, after.brackets) : [];
  if (spans.length === 0 || before.method !== after.method)
    return [
      {
        ...change,
        text: message('comparison_rule_changed', {
          name: taxName(b),
          before: bandsInWords(before.brackets),
          after: bandsInWords(after.brackets),
        }),
      },
    ];
  return spans.map(({ from, to, before: was, after: is }, at) => {
    const values = {
      name: taxName(b),
      from: exactNumber(from),
      period: basisInWords(after.basis),
      before: ratePercent(was),
      after: ratePercent(is),
    };
    return {
      ...change,
      bracket: { at, of: spans.length, method: after.method },
      text:
        to === null
          ? message('comparison_bracket_above', values)
          : message('comparison_bracket_between', { ...values, to: exactNumber(to) }),
    };
  });
}

/** The parts of a law by what they are. Two parts of one line have different names. */
const byName = (law: IncomeLaw): ReadonlyMap<string, LawPart> =>
  new Map(lawParts(law).map((part) => [JSON.stringify([part.line, part.line.kind === 'tax' ? part.name : '']), part]));

function partChange(before: LawPart | undefined, after: LawPart | undefined): LawChange[] {
  const { line, from, sources, touches, name, words } = (after ?? before)!;
  const change = { line, from, sources, ...(touches === undefined ? {} : { touches }) };
  if (before === undefined) return [{ ...change, text: message('comparison_rule_new', { name, after: words }) }];
  if (after === undefined)
    return [{ ...change, from: null, text: message('comparison_rule_ends', { name, before: words }) }];
  return JSON.stringify(before.words) === JSON.stringify(words)
    ? []
    : [{ ...change, text: message('comparison_rule_changed', { name, before: before.words, after: words }) }];
}

function changesBetween(a: IncomeLaw, b: IncomeLaw): readonly LawChange[] {
  if (a === b) return [];
  const [before, after] = [byName(a), byName(b)];
  return [
    ...scaleChanges(a.regime, b.regime),
    ...[...new Set([...before.keys(), ...after.keys()])].flatMap((name) =>
      partChange(before.get(name), after.get(name)),
    ),
  ];
}

const known = oncePer((a: IncomeLaw) => oncePer((b: IncomeLaw) => changesBetween(a, b)));

/** What differs between the income-tax laws of two days or versions of one country, in words. */
export const lawChanges = (a: IncomeLaw, b: IncomeLaw): readonly LawChange[] => known(a)(b);
