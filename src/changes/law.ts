import type { ChangeDifference, ChangeSide } from '../contract/changes';
import type { LawSubject } from '../contract/words/changes';
import { type Message, message, type Sentence } from '../language/message';
import { countryTerm, exactNumber, joined, lawText } from '../language/terms';
import type { Unsaid } from '../language/unsaid';
import { oncePer } from '../once';
import type { CorrectedRule, LawEdition, Reference } from '../reference';
import type { Country } from '../reference/schema';
import { taxYearOf } from '../reference/tax-year';
import { dayOf } from '../market/age';
import { lawGrade } from '../truth/grade';
import { type Entry, midnight } from './entry';
import {
  contributionRuleInWords,
  corporateInWords,
  gainsInWords,
  incomeInWords,
  paymentsInWords,
  type RuleInWords,
  vatInWords,
} from './law-in-words';

/** The day on which the list of changes begins. Law of later days has the day of its recording in recorded.json. */
export const listBegan = '2026-11-23';

/** A rule of law and the one that it replaces. */
interface Succession {
  readonly subject: LawSubject;
  /** Tells rules of one part of the law apart: a contribution, a wage, a currency. */
  readonly name: string;
  /** What it is called, in words of the law. */
  readonly label: string | null;
  /** Whether it is of the employee or the employer, where its name does not say so. */
  readonly payer?: 'employee' | 'employer';
  readonly from: string;
  readonly confirmed: string | undefined;
  readonly source: string;
  /** Worked out only for the changes of a page, because it takes most of the time. */
  readonly parts: () => RuleInWords;
  readonly value: ChangeSide['value'];
  readonly unit: Sentence | null;
  readonly before: Omit<Succession, 'before'> | undefined;
}

/** Rules from newest to oldest, each with the next older one. */
const chained = (rules: readonly Omit<Succession, 'before'>[]): Succession[] => {
  const sorted = [...rules].sort((a, b) => (a.from < b.from ? 1 : a.from > b.from ? -1 : 0));
  return sorted.map((rule) => ({ ...rule, before: sorted.find(({ from }) => from < rule.from) }));
};

const grouped = (rules: readonly Omit<Succession, 'before'>[]): Succession[] => {
  const names = new Set(rules.map(({ name }) => name));
  return [...names].flatMap((name) => chained(rules.filter((rule) => rule.name === name)));
};

/** Every dated rule of a country whose first day is known. */
function rulesOf(country: Country): Succession[] {
  const dated = <Rule extends { readonly effective_from: string | null; readonly last_confirmed: string }>(
    subject: LawSubject,
    rules: readonly Rule[],
    read: (rule: Rule) => Pick<Succession, 'label' | 'name' | 'parts' | 'value' | 'unit' | 'source'>,
  ): Succession[] =>
    grouped(
      rules.flatMap((rule) =>
        rule.effective_from === null
          ? []
          : [
              {
                subject,
                from: rule.effective_from,
                confirmed: rule.last_confirmed,
                ...read(rule),
              },
            ],
      ),
    );
  const plain = { value: null, unit: null } as const;
  return [
    ...dated('income_tax', country.income, (rule) => ({
      ...plain,
      name: rule.currency ?? '',
      label: rule.tax_year,
      parts: () => incomeInWords(rule),
      source: rule.bands.sources[0]!,
    })),
    ...dated('vat', country.vat, (rule) => ({
      name: '',
      label: rule.name,
      value: rule.standard ?? null,
      unit: rule.standard === undefined ? null : percent,
      parts: () => vatInWords(rule),
      source: rule.sources[0]!,
    })),
    ...dated('corporate_tax', country.corporate, (rule) => ({
      name: '',
      label: null,
      value: rule.rate,
      unit: percent,
      parts: () => corporateInWords(rule),
      source: rule.sources[0]!,
    })),
    ...dated('withholding_tax', country.withholding, (rule) => ({
      ...plain,
      name: '',
      label: null,
      parts: () => paymentsInWords(rule),
      source: rule.sources[0]!,
    })),
    ...dated('capital_gains_tax', country.capital_gains, (rule) => ({
      ...plain,
      name: '',
      label: null,
      parts: () => gainsInWords(rule),
      source: rule.sources[0]!,
    })),
    ...country.contributions.flatMap(({ id, name, payer, currency, dated: rules }) =>
      grouped(
        rules.flatMap((rule) =>
          rule.from === null
            ? []
            : [
                {
                  ...plain,
                  subject: 'contributions' as const,
                  name: [id, payer, currency, rule.where === undefined ? undefined : JSON.stringify(rule.where)]
                    .filter((part) => part !== undefined)
                    .join(' '),
                  label: name,
                  ...(name.toLowerCase().includes(payer) ? {} : { payer }),
                  from: rule.from,
                  confirmed: undefined,
                  source: rule.sources[0]!,
                  parts: () => contributionRuleInWords(rule),
                },
              ],
        ),
      ),
    ),
    ...(country.wages ?? []).flatMap((wage) =>
      grouped(
        wage.dated.flatMap((rule) =>
          rule.from === null
            ? []
            : [
                {
                  subject: 'minimum_wage' as const,
                  name: wage.id,
                  label: wage.name,
                  from: rule.from,
                  confirmed: rule.last_confirmed,
                  value: rule.amount,
                  unit: message('unit_of_wage', {
                    currency: wage.currency ?? country.currency,
                    period: message(`wage_period_${wage.per}`),
                  }),
                  source: rule.sources[0]!,
                  parts: () => [],
                },
              ],
        ),
      ),
    ),
  ];
}

/** The name of a rule: its own, or that of its part of the law. */
function labelOf({ subject, label, payer }: Omit<Succession, 'before'>): Message {
  if (label === null) return message(`law_subject_label_${subject}`);
  return payer === undefined
    ? lawText(label)
    : message('behind_in_brackets', { what: lawText(label), inner: message(`payer_${payer}`) });
}

/** A percentage is a code, not a text. */
const percent = 'percent';

const side = (rule: Omit<Succession, 'before'> | undefined): Unsaid<ChangeSide> | null =>
  rule === undefined ? null : { value: rule.value, unit: rule.unit, date: rule.from, label: labelOf(rule) };

/** The parts that differ between two rules. */
function differencesBetween(before: RuleInWords, after: RuleInWords): readonly Unsaid<ChangeDifference>[] {
  const byName = (rule: RuleInWords) => new Map(rule.map(([what, words]) => [JSON.stringify(what), { what, words }]));
  const [old, now] = [byName(before), byName(after)];
  return [...new Map([...old, ...now])].flatMap(([name, { what }]) => {
    const [was, is] = [old.get(name)?.words ?? null, now.get(name)?.words ?? null];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ what, before: was, after: is }];
  });
}

const differencesOf = oncePer(({ parts, before }: Succession): readonly Unsaid<ChangeDifference>[] =>
  before === undefined ? [] : differencesBetween(before.parts(), parts()),
);

/** A name as part of an id. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Follows from what the rule is, so it stays the same wherever the rule stands in its file. */
const idOf = (country: Country, { subject, name, from }: Succession): string =>
  ['law', country.code, subject, slug(name), from.replace(/-/g, '')].filter((part) => part !== '').join('.');

/** The rules of a country, those with the same id once. */
function changesOf(country: Country): readonly Succession[] {
  const seen = new Set<string>();
  return rulesOf(country).filter((rule) => !seen.has(idOf(country, rule)) && seen.add(idOf(country, rule)));
}

/** The ids under which the days of recording stand: one for each change of law, also if the list has it twice. */
export const lawIds = (reference: Reference): readonly string[] =>
  [...reference.countries.values()].flatMap((country) => changesOf(country).map((rule) => idOf(country, rule)));

/** The id of the change with which a law package corrected a rule. */
export const correctionId = (id: string, version: string): string => `${id}.law-${version.replaceAll('.', '-')}`;

function entriesOfRule(country: Country, rule: Succession, edition: LawEdition): readonly Entry[] {
  const id = idOf(country, rule);
  const released = edition.recorded[id];
  const brought = edition.brought.get(id);
  const source = country.sources[rule.source];
  const what = joined('joined_by_comma', [
    countryTerm(country.code),
    message(`law_subject_${rule.subject}`),
    ...(rule.label === null ? [] : [labelOf(rule)]),
  ]);
  const after =
    typeof rule.value !== 'number'
      ? ''
      : rule.unit === percent
        ? message('value_in_percent', { value: exactNumber(rule.value) })
        : message('joined_by_space', { first: exactNumber(rule.value), then: rule.unit ?? '' });
  const values = { what, day: rule.from, after };
  const isAhead = (at: string): boolean => at < midnight(rule.from);
  const entry = (at: string): Entry => ({
    id: isAhead(at) ? `${id}.ahead` : id,
    kind: 'law',
    countries: [country.code],
    at,
    ...(released === undefined ? {} : { released }),
    ...(brought === undefined ? {} : { brought }),
    subject: rule.subject,
    effective: rule.from,
    title: () =>
      isAhead(at)
        ? rule.value === null
          ? message('change_law_ahead', values)
          : message('change_law_ahead_value', values)
        : rule.value === null
          ? message('change_law_applies', values)
          : message('change_law_applies_value', values),
    before: side(rule.before),
    after: side(rule),
    differences: () => differencesOf(rule),
    source: { name: source?.title ?? rule.source, url: source?.url ?? null },
    isStale(moment) {
      const today = dayOf(moment);
      const confirmed = rule.confirmed;
      return (
        confirmed !== undefined &&
        rule.from <= today &&
        lawGrade(confirmed, today, taxYearOf(country.tax_year, today).from) === 'stale'
      );
    },
  });
  const start = midnight(rule.from);
  // What the first list had counts from its own day; what came later counts from the day it was recorded.
  const isLater = released !== undefined && released > listBegan;
  const known = brought?.at ?? midnight(isLater ? released : rule.from > listBegan ? listBegan : rule.from);
  const corrections = edition.corrections
    .filter((correction) => correction.id === id)
    .map((correction) => ({
      ...entry(correction.at),
      id: correctionId(id, correction.version),
      brought: correction,
      title: () => message('change_law_corrected', values),
      before: correction.before,
      after: correction.after,
      differences: () => correction.differences,
    }));
  return [...(known < start ? [entry(known), entry(start)] : [entry(known)]), ...corrections];
}

/**
 * Every change of law that the reference data records, oldest and ahead alike. Law recorded before its first day stands
 * twice: when it was recorded, and at midnight UTC of its first day, from which answers use it.
 */
export const lawEntries = oncePer((reference: Reference): readonly Entry[] =>
  [...reference.countries.values()].flatMap((country) =>
    changesOf(country).flatMap((rule) => entriesOfRule(country, rule, reference.edition)),
  ),
);

/** The newest day of a release that recorded law. */
export const newestRelease = oncePer(({ edition }: Reference): { readonly day: string } => ({
  day: Object.values(edition.recorded).reduce((a, b) => (a > b ? a : b), listBegan),
}));

/** The number of the newest change of the law in use that brought something to the list; 0: none did. */
export const newestBrought = ({ edition }: Reference): number =>
  [...edition.brought.values(), ...edition.corrections].reduce((newest, { number }) => Math.max(newest, number), 0);

/** How law differs from earlier law, in the terms of the list of changes. */
interface LawChanges {
  /** The ids of changes that only the later law has. */
  readonly added: readonly string[];
  readonly corrected: readonly CorrectedRule[];
  /** The ids of changes that only the earlier law has. */
  readonly removed: readonly string[];
}

const rulesById = ({ countries }: Reference): ReadonlyMap<string, Succession> =>
  new Map(
    [...countries.values()].flatMap((country) =>
      changesOf(country).map((rule) => [idOf(country, rule), rule] as const),
    ),
  );

/** Compares law with earlier law, rule by rule. */
export function lawChanges(before: Reference, after: Reference): LawChanges {
  const [old, now] = [rulesById(before), rulesById(after)];
  return {
    added: [...now.keys()].filter((id) => !old.has(id)),
    corrected: [...now].flatMap(([id, rule]) => {
      const was = old.get(id);
      if (was === undefined) return [];
      const differences = differencesBetween(was.parts(), rule.parts());
      return differences.length === 0 && was.value === rule.value
        ? []
        : [{ id, before: side(was)!, after: side(rule)!, differences }];
    }),
    removed: [...old.keys()].filter((id) => !now.has(id)),
  };
}
