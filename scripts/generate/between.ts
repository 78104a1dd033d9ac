/**
 * The text of a guide with new content between the two marks of a name.
 *
 * @throws Error if the guide does not have the marks
 */
export function withBetween(text: string, name: string, content: string): string {
  const marks = new RegExp(`(<!-- ${name}, .*? -->\\n)[\\s\\S]*?(\\n<!-- end of ${name} -->)`);
  if (!marks.test(text)) throw new Error(`The guide has no marks between which "${name}" stands.`);
  return text.replace(marks, (_, begin: string, end: string) => `${begin}\n${content}\n${end}`);
}
