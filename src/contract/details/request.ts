import type { DetailValue } from './detail';
import { type DetailName, detailNames, payDetails } from './list';

/** Details by name, as a formula or a row of a table states them. */
export type DetailValues = Readonly<Partial<Record<DetailName, DetailValue>>>;

/** A value of a request: plain, or an object of such values. */
export type RequestValue = string | number | boolean | { readonly [name: string]: RequestValue };

interface Fields {
  [name: string]: RequestValue | Fields;
}

/** Further fields that state a detail: earlier forms, and an amount beside something else. */
const otherFields: Readonly<Partial<Record<DetailName, readonly string[]>>> = {
  accident_rate: ['employer.accident_rate'],
  employer_size: ['employer.size'],
  employer_payroll: ['employer.payroll'],
  employer_turnover: ['employer.turnover'],
  sector: ['employer.sector'],
  dependants: ['dependants'],
  age: ['age'],
  overtime: ['pay.overtime.amount'],
};

/** Where a value stands in a request. An amount stands one level deeper if more is stated about the same thing. */
function placeOf(name: DetailName, values: DetailValues): readonly string[] {
  if (name === 'overtime' && values.overtime_hours !== undefined) return ['pay', 'overtime', 'amount'];
  const { kind, path } = payDetails[name];
  return kind === 'benefit' && values[name] !== true ? [...path, 'cost'] : path;
}

/** A benefit without a figure is an empty object: the law values it by pay alone. */
const sentValue = (name: DetailName, value: DetailValue): RequestValue | Fields =>
  payDetails[name].kind === 'benefit' && value === true ? {} : typeof value === 'object' ? { ...value } : value;

const placeInList = new Map(detailNames.map((name, place) => [name, place]));

/**
 * Details as fields of an income-tax request: `{ children: 2 }` becomes `{ employee: { children: 2 } }`. The order is
 * that of the list, so that equal details become equal requests.
 */
export function requestOfDetails(values: DetailValues): Readonly<Record<string, RequestValue>> {
  const request: Fields = {};
  // A sheet asks thousands of times, mostly with few details or none, so those that are left out are not looked at.
  const given = (Object.keys(values) as DetailName[]).sort((a, b) => placeInList.get(a)! - placeInList.get(b)!);
  for (const name of given) {
    const value = values[name];
    if (value === undefined || (payDetails[name].kind === 'benefit' && value === false)) continue;
    const place = placeOf(name, values);
    let inner = request;
    for (const field of place.slice(0, -1)) inner = (inner[field] ??= {}) as Fields;
    inner[place.at(-1)!] = sentValue(name, value);
  }
  return request as Readonly<Record<string, RequestValue>>;
}

/** The details by the fields in which a request may state them. */
const namesByField = new Map(
  detailNames.flatMap((name) => {
    const { kind, path } = payDetails[name];
    const field = path.join('.');
    return [field, ...(kind === 'benefit' ? [`${field}.cost`] : []), ...(otherFields[name] ?? [])].map(
      (one) => [one, name] as const,
    );
  }),
);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The fields of an income-tax request that have names among the details, as details. Others are left out. */
export function detailsOfRequest(request: Readonly<Record<string, unknown>>): DetailValues {
  const found: Partial<Record<DetailName, DetailValue>> = {};
  const read = (field: string, value: unknown): void => {
    const name = namesByField.get(field);
    if (isObject(value) && !('percent_of_basic' in value)) {
      if (name !== undefined && Object.keys(value).length === 0) found[name] = true;
      for (const [inner, one] of Object.entries(value)) read(`${field}.${inner}`, one);
    } else if (name !== undefined && value !== undefined) found[name] = value as DetailValue;
  };
  for (const [field, value] of Object.entries(request)) read(field, value);
  return found;
}
