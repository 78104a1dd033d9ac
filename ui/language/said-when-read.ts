/** Texts by name that are said when they are read, because the language of the page can change. */
export function saidWhenRead<Name extends string, Text>(
  names: readonly Name[],
  say: (name: Name) => Text,
): Readonly<Record<Name, Text>> {
  const texts = {} as Record<Name, Text>;
  for (const name of names) Object.defineProperty(texts, name, { enumerable: true, get: () => say(name) });
  return texts;
}
