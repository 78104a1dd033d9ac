import { type Failure, fail } from '../../contract/error';
import { quoted } from '../../contract/refusal';
import { message, type Message } from '../../language/message';
import { countryTerm, lawWord } from '../../language/terms';
import type { Country } from '../../reference/schema';
import type { LabourKind } from '../../contract/words/labour';
import { nameOf } from './fact-on';

interface Grouped {
  readonly categories?: Readonly<Record<string, string>> | undefined;
  readonly usual_category?: string | undefined;
}

/** The group for which a rule is applied, with what was assumed. */
export interface Group {
  readonly category: string | undefined;
  readonly notices: readonly Message[];
}

const inWords = (categories: Readonly<Record<string, string>>): Message[] =>
  Object.entries(categories).map(([word, meaning]) =>
    message('labour_category_meaning', { word, meaning: lawWord(meaning) }),
  );

/** The word of a group as people write it: `Under three years` for `under-three-years`. */
const groupWord = (asked: string): string =>
  asked
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/** Has a rule the group that a question names? */
export const hasGroup = (categories: Readonly<Record<string, string>> = {}, asked: string): boolean =>
  Object.hasOwn(categories, groupWord(asked));

/**
 * The group of the employee under a rule.
 *
 * @param asked the group that the question names
 * @param needed does every tier belong to a group?
 */
export function groupOf(
  country: Country,
  kind: LabourKind,
  { categories, usual_category: usual }: Grouped,
  asked: string | undefined,
  needed: boolean,
): Group | Failure {
  const place = { country: countryTerm(country.code), subject: nameOf(kind) };
  if (categories === undefined)
    return { category: undefined, notices: asked === undefined ? [] : [message('labour_category_ignored', place)] };
  const list = inWords(categories);
  if (asked !== undefined)
    return hasGroup(categories, asked)
      ? { category: groupWord(asked), notices: [] }
      : fail(
          'invalid_category',
          message('labour_category_unknown', { ...place, sent: quoted(asked), categories: list }),
        ).failure;
  if (usual !== undefined) {
    const assumed = message('labour_category_meaning', { word: usual, meaning: lawWord(categories[usual] ?? usual) });
    return { category: usual, notices: [message('labour_category_assumed', { assumed, categories: list })] };
  }
  return needed
    ? fail('invalid_category', message('labour_category_missing', { ...place, categories: list })).failure
    : { category: undefined, notices: [] };
}

/** Does a lookup end in a failure? */
export const isFailure = (found: Group | Failure): found is Failure => 'code' in found;

/** The tiers of a group: its own, or those of everybody where it has none. */
export function tiersOf<Tier extends { readonly category?: string | undefined }>(
  tiers: readonly Tier[],
  category: string | undefined,
): readonly Tier[] {
  const own = tiers.filter((tier) => category !== undefined && tier.category === category);
  return own.length > 0 ? own : tiers.filter((tier) => tier.category === undefined);
}
