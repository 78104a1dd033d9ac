/** Words that only English has, of the four languages. Names and codes of the service have none of them. */
const englishWords = /\b(the|of|and|is|are|was|with|this|that|these|not|from|has|have|must|your|you|enter|choose)\b/i;

/** A text without what a person wrote, and without names of arguments and examples, which stand in quotes. */
const prose = (text: string): string => text.replace(/"[^"]*"|&quot;.*?&quot;/g, '');

/** The texts that have words of English. */
export const inEnglish = (texts: readonly string[]): string[] => texts.filter((text) => englishWords.test(prose(text)));
