/** The parts of a list in a text, such as `value, source`: separated by commas, semicolons (also Arabic ones) or lines, and trimmed. */
export const listed = (text: string): string[] =>
  text
    .split(/[,;،؛\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
