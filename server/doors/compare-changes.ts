import type { CompareRequest, CompareSetting, PayChange } from '../../src/contract';
import { employerSettings } from '../../src/contract/words/circumstances';
import { codesOf } from '../../src/contract/words/vocabulary';
import {
  type ComparedSlip,
  dayChanges,
  type LawChange,
  lawChanges,
  lineDifferences,
  payLaw,
  touchedBy,
} from '../../src/engine/comparison';
import { hasLawText } from '../../src/language/said';
import { message, type Sentence } from '../../src/language/message';
import { countryTerm, exactNumber, ratePercent } from '../../src/language/terms';
import { citedById } from '../../src/truth/cite';
import type { Reader } from '../errors/reader';
import type { World } from '../world';
import { lineName } from './register-columns';
import type { RegisterPayslip } from './register-rows';

/** A setting with the law that it asks. */
export interface SettingAsked {
  readonly name: 'a' | 'b';
  readonly setting: CompareSetting;
  readonly world: World;
}

/** When the pay of a row is taxed under a setting. */
export type RowAsked = Pick<CompareRequest, 'pay_date' | 'tax_year'>;

/** The payslips of a row under the two settings, and when each is taxed. */
export interface ComparedPair {
  readonly a: RegisterPayslip;
  readonly b: RegisterPayslip;
  readonly askedA: RowAsked;
  readonly askedB: RowAsked;
}

const slipOf = ({ data, lines }: RegisterPayslip): ComparedSlip => ({ data, lines });

/** The raise of a setting in words. */
function raiseInWords({ name, setting: { raise = {} } }: SettingAsked): Sentence[] {
  const { percent = 0, amount = 0 } = raise;
  return [
    ...(percent === 0
      ? []
      : [
          message(percent > 0 ? 'comparison_raised_percent' : 'comparison_cut_percent', {
            setting: name,
            percent: ratePercent(Math.abs(percent)),
          }),
        ]),
    ...(amount === 0
      ? []
      : [
          message(amount > 0 ? 'comparison_raised_amount' : 'comparison_cut_amount', {
            setting: name,
            amount: exactNumber(Math.abs(amount)),
          }),
        ]),
  ];
}

/** The settings of the employer that one of the two settings changes. */
function employerInWords(asked: readonly SettingAsked[]): Sentence[] {
  const names = codesOf(employerSettings).filter((name) =>
    asked.some(({ setting }) => setting.employer?.[name] !== undefined),
  );
  return names.length === 0
    ? []
    : [
        message('comparison_employer', {
          settings: names.map((name) => message(`circumstance_${employerSettings[name]}`)),
        }),
      ];
}

/** Gathers what changes the pay of rows, each change once, in the language of the reader. */
export function gatherChanges(a: SettingAsked, b: SettingAsked, reader: Reader) {
  const places = new Map<unknown, number>();
  const changes: PayChange[] = [];
  let repeatsLaw = false;

  function placeOf(key: unknown, change: () => Omit<PayChange, 'text'> & { readonly text: Sentence }): number {
    let place = places.get(key);
    if (place === undefined) {
      const made = change();
      repeatsLaw ||= hasLawText(made.text);
      places.set(key, (place = changes.push({ ...made, text: reader.say(made.text) }) - 1));
    }
    return place;
  }
  const plain = (kind: PayChange['kind'], text: Sentence): number =>
    placeOf(JSON.stringify([kind, text]), () => ({ kind, country: null, line: null, text, from: null, sources: [] }));

  const byRaise = [a, b].flatMap(raiseInWords);
  const byEmployer = employerInWords([a, b]);

  function lawOf({ world }: SettingAsked, { data }: RegisterPayslip, { pay_date, tax_year }: RowAsked) {
    const country = String(data['country']);
    return payLaw(world.reference, { country, currency: String(data['currency']), pay_date, tax_year }, world);
  }

  function byLaw(pair: ComparedPair, slips: readonly [ComparedSlip, ComparedSlip]): readonly number[] {
    const country = String(pair.b.data['country']);
    const before = String(pair.a.data['country']);
    if (country !== before)
      return [
        plain('country', message('comparison_country', { before: countryTerm(before), after: countryTerm(country) })),
      ];
    const [lawA, lawB] = [lawOf(a, pair.a, pair.askedA), lawOf(b, pair.b, pair.askedB)];
    if (lawA === undefined || lawB === undefined) return [];
    const { sources } = b.world.reference.countries.get(country)!;
    const law = (change: LawChange, key: unknown = change): number =>
      placeOf(key, () => ({
        kind: 'law',
        country,
        line: change.line,
        text: change.text,
        from: change.from,
        sources: citedById(sources, change.sources),
      }));
    const differing = lineDifferences(...slips);
    const ofDays = dayChanges(lawB, [pair.askedA.pay_date, pair.askedB.pay_date], differing);
    return [
      ...touchedBy(lawChanges(lawA, lawB), ...slips, differing).map((change) => law(change)),
      ...ofDays.map((change) => law(change, JSON.stringify([change.line, change.text]))),
    ];
  }

  return {
    /** The places of what changes the pay of a row; none where no line differs. */
    of(pair: ComparedPair): readonly number[] {
      const slips = [slipOf(pair.a), slipOf(pair.b)] as const;
      const differing = lineDifferences(...slips);
      if (differing.length === 0) return [];
      const found = [
        ...byRaise.map((text) => plain('pay', text)),
        ...byEmployer.map((text) => plain('employer', text)),
        ...byLaw(pair, slips),
      ];
      if (found.length > 0) return found;
      const lines = [...new Set(differing.map((line) => lineName(line, reader.language)))];
      return [plain('not_explained', message('comparison_not_explained', { lines }))];
    },
    changes: (): readonly PayChange[] => changes,
    /** Does a change repeat names of the law, which may be in another language? */
    repeatsLaw: () => repeatsLaw,
  };
}
