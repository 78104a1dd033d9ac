/** A label, or a sentence, inside another sentence: its first letter is small, unless it begins with initials (GDP). */
export const inSentence = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
