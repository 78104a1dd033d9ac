/** The text with a capital at its start: rules of the law and words of the contract are parts of sentences. */
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
