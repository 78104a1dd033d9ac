import type { ChangeDifference, ChangeSide } from '../contract/changes';
import { type LawSubject, lawSubjectWords } from '../contract/words/changes';
import { message } from '../language/message';
import { oncePer } from '../once';
import type { Reference } from '../reference';
import recordedDays from '../reference/recorded.json';
import type { Country } from '../reference/schema';
import { taxYearOf } from '../reference/tax-year';
import { dayOf } from '../market/age';
import { lawGrade } from '../truth/grade';
import { nameOfCountry } from './market';
import { type Entry, midnight } from './entry';
import { figuresOf } from './law-figures';

/** The day on which the list of changes begins. Law of later days has the day of its recording in recorded.json. */
export const listBegan = '2026-11-23';

const recorded: Readonly<Record<string, string>> = recordedDays;

/** A rule of law and the one that it replaces. */
interface Succession {
  readonly subject: LawSubject;
  /** Tells rules of one part of the law apart: a contribution, a wage, a currency. */
  readonly name: string;
  readonly label: string;
  readonly from: string;
  readonly confirmed: string | undefined;
  readonly source: string;
  readonly figures: ReadonlyMap<string, string>;
  readonly value: ChangeSide['value'];
  readonly unit: ChangeSide['unit'];
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
    read: (rule: Rule) => Pick<Succession, 'label' | 'name' | 'value' | 'unit' | 'source'>,
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
                figures: figuresOf(rule),
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
      source: rule.bands.sources[0]!,
    })),
    ...dated('vat', country.vat, (rule) => ({
      name: '',
      label: rule.name,
      value: rule.standard ?? null,
      unit: rule.standard === undefined ? null : 'percent',
      source: rule.sources[0]!,
    })),
    ...dated('corporate_tax', country.corporate, (rule) => ({
      name: '',
      label: lawSubjectWords.corporate_tax.label,
      value: rule.rate,
      unit: 'percent',
      source: rule.sources[0]!,
    })),
    ...dated('withholding_tax', country.withholding, (rule) => ({
      ...plain,
      name: '',
      label: lawSubjectWords.withholding_tax.label,
      source: rule.sources[0]!,
    })),
    ...dated('capital_gains_tax', country.capital_gains, (rule) => ({
      ...plain,
      name: '',
      label: lawSubjectWords.capital_gains_tax.label,
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
                  label: `${name} (${payer})`,
                  from: rule.from,
                  confirmed: undefined,
                  source: rule.sources[0]!,
                  figures: figuresOf(rule),
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
                  unit: `${wage.currency ?? country.currency} a ${wage.per}`,
                  source: rule.sources[0]!,
                  figures: new Map(),
                },
              ],
        ),
      ),
    ),
  ];
}

/** Rules that begin together and count for the same people are one change of a part of the law. */
const keyOf = ({ subject, name, from }: Succession): string => `${subject} ${name} ${from}`;

const side = (rule: Omit<Succession, 'before'> | undefined): ChangeSide | null =>
  rule === undefined ? null : { value: rule.value, unit: rule.unit, date: rule.from, label: rule.label };

function differences({ figures, before }: Succession): ChangeDifference[] {
  if (before === undefined) return [];
  return [...new Set([...before.figures.keys(), ...figures.keys()])].flatMap((what) => {
    const [old, now] = [before.figures.get(what) ?? null, figures.get(what) ?? null];
    return old === now ? [] : [{ what, before: old, after: now }];
  });
}

/** A name as part of an id. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function entriesOfRule(country: Country, rule: Succession): readonly Entry[] {
  const id = ['law', country.code, rule.subject, slug(rule.name), rule.from.replace(/-/g, '')]
    .filter((part) => part !== '')
    .join('.');
  const released = recorded[id];
  const source = country.sources[rule.source];
  const what = `${nameOfCountry(country.code)}, ${rule.label === lawSubjectWords[rule.subject].label ? rule.label.toLowerCase() : `${lawSubjectWords[rule.subject].label.charAt(0).toLowerCase()}${lawSubjectWords[rule.subject].label.slice(1)}, ${rule.label}`}`;
  const values = { what, day: rule.from, after: `${rule.value?.toLocaleString('en-US')} ${rule.unit}` };
  const isAhead = (at: string): boolean => at < midnight(rule.from);
  const entry = (at: string): Entry => ({
    id: isAhead(at) ? `${id}.ahead` : id,
    kind: 'law',
    countries: [country.code],
    at,
    ...(released === undefined ? {} : { released }),
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
    differences: differences(rule),
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
  const known = midnight(released ?? (rule.from > listBegan ? listBegan : rule.from));
  return known < start ? [entry(known), entry(start)] : [entry(known)];
}

/**
 * Every change of law that the reference data records, oldest and ahead alike. Law recorded before its first day stands
 * twice: when it was recorded, and at midnight UTC of its first day, from which answers use it.
 */
export const lawEntries = oncePer((reference: Reference): readonly Entry[] => {
  const all = [...reference.countries.values()].flatMap((country) => {
    const seen = new Set<string>();
    return rulesOf(country)
      .filter((rule) => !seen.has(keyOf(rule)) && seen.add(keyOf(rule)) !== undefined)
      .flatMap((rule) => entriesOfRule(country, rule));
  });
  const ids = new Map<string, number>();
  return all.map((entry) => {
    const count = (ids.get(entry.id) ?? 0) + 1;
    ids.set(entry.id, count);
    return count === 1 ? entry : { ...entry, id: `${entry.id}.${count}` };
  });
});

/** The newest day of a release that recorded law. */
export const newestRelease = Object.values(recorded).reduce((a, b) => (a > b ? a : b), listBegan);
