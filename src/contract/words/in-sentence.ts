/** A label, or a sentence, inside another sentence: its first letter is small. */
export const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
