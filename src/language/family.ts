type Family<Prefix extends string, Name extends string> = Readonly<Record<`${Prefix}_${Name}`, string>>;

/** The terms of a vocabulary, each under the name of the vocabulary and its own. */
export const family = <Prefix extends string, Name extends string>(
  prefix: Prefix,
  terms: Readonly<Record<Name, string>>,
): Family<Prefix, Name> =>
  Object.fromEntries(Object.entries(terms).map(([name, term]) => [`${prefix}_${name}`, term])) as Family<Prefix, Name>;

/** Terms as labels: each begins with a capital letter, where the script has any. */
export const asLabels = <Name extends string>(terms: Readonly<Record<Name, string>>): Readonly<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<string>(terms).map(([name, term]) => [name, term.charAt(0).toUpperCase() + term.slice(1)]),
  ) as Readonly<Record<Name, string>>;
