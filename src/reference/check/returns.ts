import { isDay } from '../../day';
import type { Country, CountryIdentifiers, ReturnForm, ReturnRecord } from '../schema';
import { type Finding, objectsIn } from './finding';
import { checkKinds } from './sources';

type Found = (where: string, message: string) => Finding;

/** Sources that are not in the file, and those that nothing names. */
function checkCited(sources: Readonly<Record<string, unknown>>, used: ReadonlySet<string>, found: Found): Finding[] {
  return [
    ...[...used]
      .filter((id) => !Object.hasOwn(sources, id))
      .map((id) => found('sources', `source "${id}" is not in the file`)),
    ...Object.keys(sources)
      .filter((id) => !used.has(id))
      .map((id) => found(`sources.${id}`, 'nothing names this source')),
  ];
}

const checkDay = (day: string, today: string, found: Found): Finding[] =>
  isDay(day) && day <= today ? [] : [found('last_confirmed', `${day} is no day in the past`)];

const finder =
  (country: string, file: string): Found =>
  (where, message) => ({ country, where: `returns ${file} ${where}`, message });

/**
 * All errors in a file of identifiers whose format is valid.
 *
 * @param today YYYY-MM-DD
 */
export function checkIdentifiers(list: CountryIdentifiers, file: string, today: string): Finding[] {
  const found = finder(list.country, file);
  const ids = list.identifiers.map(({ id }) => id);
  return [
    ...(file === `${list.country}-identifiers.json` ? [] : [found('country', `the file is called ${file}`)]),
    ...checkDay(list.last_confirmed, today, found),
    ...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => found(id, 'two identifiers have this id')),
    ...list.identifiers.flatMap(({ id, pattern, example }) => {
      try {
        return new RegExp(`^(?:${pattern})$`).test(example) ? [] : [found(id, 'the example does not have the pattern')];
      } catch {
        return [found(id, 'the pattern is no regular expression')];
      }
    }),
    ...checkCited(list.sources, new Set(list.identifiers.flatMap(({ sources }) => sources)), found),
    ...checkKinds(list.sources, list.country, `returns ${file} `),
  ];
}

/** The lines that the payslips of a country may have. */
function payslipIds({ contributions, income, pay = [] }: Country): Readonly<Record<string, ReadonlySet<string>>> {
  const of = (lists: readonly (readonly { readonly id: string }[])[]): ReadonlySet<string> =>
    new Set(lists.flat().map(({ id }) => id));
  return {
    contributions: of([contributions]),
    ceiling: of([contributions]),
    reliefs: of(income.map(({ deductions }) => deductions)),
    credits: of(income.map(({ credits }) => credits)),
    surcharges: of(income.map(({ surcharges }) => surcharges)),
    benefits: of(pay.map(({ benefits = [] }) => benefits)),
    taxed_part: of(pay.map(({ parts = [] }) => parts)),
  };
}

/** Names of columns, lines of payslips and identifiers that do not exist. */
function checkNamed(
  { records, checks, totals }: ReturnForm,
  country: Country,
  identifiers: CountryIdentifiers | undefined,
  found: Found,
): Finding[] {
  const columns = new Set(records.flatMap((record) => record.columns.map(({ id }) => id)));
  const ofMonths = new Set(
    records.filter(({ each }) => each === 'month').flatMap((record) => record.columns.map(({ id }) => id)),
  );
  const lines = payslipIds(country);
  const known = new Set(identifiers?.identifiers.map(({ id }) => id));
  const named = [...objectsIn({ records, checks })].flatMap(({ path, object }) =>
    Object.entries(object).flatMap(([key, value]) => {
      const ids = (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');
      const isKnown = (id: string): boolean => {
        if (key === 'months_of') return ofMonths.has(id);
        if (key === 'column' || key === 'total' || key === 'rows_of') return columns.has(id);
        if (key === 'identifier') return known.has(id);
        return id === 'all' || lines[key]?.has(id) !== false;
      };
      return ids.filter((id) => !isKnown(id)).map((id) => found(path, `${key} "${id}" does not exist`));
    }),
  );
  return [...named, ...totals.filter((id) => !columns.has(id)).map((id) => found('totals', `no column is "${id}"`))];
}

/** Columns of fixed widths that do not fill their line as all other records do. */
function checkWidths({ file, records }: ReturnForm, found: Found): Finding[] {
  if (file.kind !== 'fixed') return [];
  const widthOf = ({ columns }: ReturnRecord): number =>
    columns.reduce((sum, { format }) => sum + (format?.width ?? Number.NaN), 0);
  const [first = 0, ...others] = records.map(widthOf);
  return Number.isNaN(first) || others.some((width) => width !== first)
    ? [found('records', 'the lines of its records do not have one length')]
    : [];
}

/**
 * All errors in a return whose format is valid.
 *
 * @param today YYYY-MM-DD
 */
export function checkReturn(
  form: ReturnForm,
  file: string,
  {
    country,
    identifiers,
    today,
  }: { readonly country: Country; readonly identifiers: CountryIdentifiers | undefined; readonly today: string },
): Finding[] {
  const found = finder(form.country, file);
  const ids = form.records.flatMap(({ columns }) => columns.map(({ id }) => id));
  const filings = new Set(country.filing?.map(({ id }) => id));
  return [
    ...(file === `${form.id}.json` && form.id.startsWith(`${form.country}-`)
      ? []
      : [found('id', `the file is called ${file}`)]),
    ...checkDay(form.last_confirmed, today, found),
    ...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => found(id, 'two columns have this id')),
    ...(form.filing === undefined || filings.has(form.filing)
      ? []
      : [found('filing', `"${form.filing}" is no return or payment of the country`)]),
    ...(form.confidence === 'low' && form.file.kind !== 'none'
      ? [found('file.kind', 'a layout that is not confirmed has no file')]
      : []),
    ...checkNamed(form, country, identifiers, found),
    ...checkWidths(form, found),
    ...(form.file.kind === 'xml' && form.file.root === undefined
      ? [found('file.root', 'an XML document has an outermost element')]
      : []),
    ...(form.frequency === 'monthly' && form.records.some(({ each }) => each === 'month')
      ? [found('records', 'a return of one month has no record of months')]
      : []),
    ...checkCited(form.sources, new Set(form.layout_sources), found),
    ...checkKinds(form.sources, form.country, `returns ${file} `),
  ];
}
