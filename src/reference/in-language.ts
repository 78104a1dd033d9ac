import type { Language } from '../language/languages';
import { oncePer } from '../once';
import type { Reference } from '.';
import type { Country } from './schema';

type Names = Readonly<Record<string, string>>;

/** A part of the law with its names in a language; the part itself where none is recorded in it. */
function inWords(part: unknown, names: Names): unknown {
  if (typeof part !== 'object' || part === null) return part;
  let changed = false;
  const translated = (field: string, inner: unknown): unknown => {
    const own =
      typeof inner === 'string' ? (field === 'name' ? (names[inner] ?? inner) : inner) : inWords(inner, names);
    changed ||= own !== inner;
    return own;
  };
  const copy = Array.isArray(part)
    ? part.map((inner) => translated('', inner))
    : Object.fromEntries(Object.entries(part).map(([field, inner]) => [field, translated(field, inner)]));
  return changed ? copy : part;
}

/** What of a law is said in a language beside the names that are recorded in it. */
export interface LawWords {
  /** The name of a country by its code. */
  readonly country: (code: string) => string;
  /** A publisher, with what is remarked behind its name. */
  readonly publisher: (publisher: string) => string;
}

const sourcesIn = (sources: Country['sources'], { publisher }: LawWords): Country['sources'] =>
  Object.fromEntries(
    Object.entries(sources).map(([id, source]) => [id, { ...source, publisher: publisher(source.publisher) }]),
  );

function countryIn(country: Country, language: Language, words: LawWords): Country {
  const said = { name: words.country(country.code), language, sources: sourcesIn(country.sources, words) };
  const names = language === 'en' ? undefined : country.names?.[language];
  if (names === undefined) return { ...country, ...said };
  return { ...(inWords({ ...country, names: undefined }, names) as Country), ...said };
}

const inLanguages = oncePer((_: Reference) => new Map<Language, Reference>());

/**
 * The law with the names that are recorded in a language, those of countries and what is remarked of its sources; all
 * else stays as it is recorded. The same object for the same law and language, so what is worked out from it can be kept.
 */
export function lawIn(reference: Reference, language: Language, words: LawWords): Reference {
  const recorded = reference.recorded ?? reference;
  if (language === 'en') return recorded;
  const known = inLanguages(recorded);
  let law = known.get(language);
  if (law === undefined) {
    const countries = [...recorded.countries].map(
      ([code, country]) => [code, countryIn(country, language, words)] as const,
    );
    known.set(language, (law = { ...recorded, recorded, countries: new Map(countries) }));
  }
  return law;
}
