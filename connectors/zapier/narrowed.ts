import type { Bundle, ZObject } from 'zapier-platform-core';
import type { LawAsks } from '../../src/contract/asks';
import type { FormField } from '../../src/contract/form/fields';
import { formOf } from '../forms';
import { ask } from './ask';
import { inputFields } from './fields';

/** What a person has filled in that decides which other fields matter. */
interface Chosen {
  readonly country?: string;
  readonly type?: string;
}

const names = (listed: readonly { readonly name: string }[]): readonly string[] => listed.map(({ name }) => name);

/** The members of each group that the law of a country asks for. */
const membersAsked: Readonly<Record<string, (asks: LawAsks) => readonly string[]>> = {
  employee: ({ circumstances }) => names(circumstances),
  pay: ({ parts }) => names(parts),
  in_kind: ({ benefits }) => names(benefits),
  paid: ({ paid }) => names(paid),
};

/** Groups whose members are all asked for, or none. */
const groupAsked: Readonly<Record<string, (asks: LawAsks) => boolean>> = {
  year_to_date: (asks) => asks.year_to_date,
};

/** Fields that say the same as members of `employee` or `pay`. They go on working where they are filled in. */
const replaced: ReadonlySet<string> = new Set(['basic', 'dependants', 'age', 'employer']);

/** A field as far as the law asks for it; undefined if it does not. */
function asked(field: FormField, asks: LawAsks | undefined): FormField | undefined {
  if (field.kind !== 'group') return field;
  if (asks === undefined || groupAsked[field.name]?.(asks) === false) return undefined;
  const wanted = membersAsked[field.name]?.(asks);
  const members = wanted === undefined ? field.members : field.members.filter(({ name }) => wanted.includes(name));
  return members.length === 0 ? undefined : { ...field, members };
}

/** Does a form ask about an employee, so that the country decides about its fields? */
export const isAboutPay = (fields: readonly FormField[]): boolean => fields.some(({ name }) => name === 'employee');

const decides = (field: FormField): boolean => field.name === 'country' || field.name === 'type';

/** The fields that are always shown. Zapier asks for the others again when one of those that decide about them changes. */
export const firstFields = (fields: readonly FormField[]) =>
  fields
    .filter(({ required }) => required)
    .flatMap((field) =>
      inputFields(field).map((one) => ({ ...one, ...(decides(field) ? { altersDynamicFields: true } : {}) })),
    );

/** The other fields: those that affect the type of tax, and of an employee those that the law of the country asks for. */
export const furtherFields = (fields: readonly FormField[]) => async (z: ZObject, bundle: Bundle) => {
  const { country, type = 'income' } = bundle.inputData as Chosen;
  const affecting = fields.filter(
    ({ name, required, taxTypes }) =>
      !required && !replaced.has(name) && (taxTypes === undefined || (taxTypes as readonly string[]).includes(type)),
  );
  const asks =
    country === undefined || country === '' || type !== 'income'
      ? undefined
      : ((await ask(z, bundle, formOf('getTaxLaw'), { country })).data as { readonly asks?: LawAsks }).asks;
  return affecting.flatMap((field) => {
    const shown = asked(field, asks);
    return shown === undefined ? [] : inputFields(shown);
  });
};
