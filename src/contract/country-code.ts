import { z } from 'zod';
import { toIssueText } from '../language/issue-text';
import { type Message, message } from '../language/message';
import { countryTerm } from '../language/terms';
import { once } from '../once';
import { countryNames } from './countries';
import { countriesByName, countriesMeant, foldedName } from './country-names';
import { nearest } from './nearest';
import { quoted, refusalOf } from './refusal';

export type CountryCode = keyof typeof countryNames;
export const countryCodes = Object.keys(countryNames) as readonly CountryCode[];

/** Abbreviations are too short to guess from. */
const longNames = once(() => [...countriesByName().keys()].filter((name) => name.length > 3));

const isCountryCode = (text: string): text is CountryCode => Object.hasOwn(countryNames, text);

/** The codes probably meant: those of an exact code or name, otherwise the nearest one. */
function codesMeant(text: string): readonly CountryCode[] {
  const meant = countriesMeant(text);
  if (meant.length > 0) return meant;
  const name = text.trim().length > 3 ? nearest(foldedName(text), longNames()) : undefined;
  const code = name === undefined ? nearest(text, countryCodes) : countriesByName().get(name);
  return code === undefined ? [] : [code as CountryCode];
}

/** The error for an invalid country, with the code probably meant. */
function unknownCountry(input: unknown): Message {
  if (input === undefined || input === null || input === '') return message('country_missing');
  if (typeof input !== 'string') return message('country_not_text');
  const sent = quoted(input);
  const [first, ...others] = codesMeant(input.slice(0, 100)).map((code) =>
    message('country_with_name', { code, name: countryTerm(code) }),
  );
  if (first === undefined) return message('country_unknown', { sent });
  const meant = others.reduce((before, second) => message('either_or', { first: before, second }), first);
  return message('country_misspelt', { sent, meant });
}

/** ISO 3166-1 alpha-2 code of one of the 54 countries. Input is case-insensitive, output is upper case. */
export const CountryCode = z
  .string(refusalOf(unknownCountry))
  .transform((text, context): CountryCode => {
    const code = text.trim().toUpperCase();
    // Letters such as ß and ſ become SS and S in upper case, so they must not match a code.
    if (isCountryCode(code) && /^[a-z]{2}$/i.test(text.trim())) return code;
    context.addIssue({ code: 'custom', message: toIssueText(unknownCountry(text)) });
    return z.NEVER;
  })
  .meta({
    id: 'CountryCode',
    description: 'ISO 3166-1 alpha-2 code of an African country, in any letter case.',
    example: 'KE',
  });
