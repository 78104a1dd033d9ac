/**
 * A text without the given characters at its end. A pattern such as `/+$` would begin anew in each run of them, so its
 * time would grow with the square of the length.
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}
