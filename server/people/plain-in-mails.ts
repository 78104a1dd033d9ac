/** What makes links of mails: dots, colons and at signs within a word, in any form that browsers read as one. */
const joints = /[.:@\u3002\uff0e\uff1a\uff20\uff61](?=[^\s.:@\u3002\uff0e\uff1a\uff20\uff61])/gu;

/** Control characters, and marks that turn the direction of writing. */
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const plain = (text: string): string => text.replace(unprintable, ' ').replace(joints, '$& ');

/**
 * Text that somebody typed, as a mail shows it: in quotes, on one line, and so that no mail program makes a link of it.
 * A stranger chooses the name of an account, and who gets an invitation into it.
 */
export const typed = (text: string): string =>
  `“${plain(text)
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim()}”`;

/** Several lines that somebody typed, each marked as such, without links. */
export const typedLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${plain(line)}`)
    .join('\n');

/** Is this the address of a person? A program is named after its token, as `token NAME`. */
export const isAddress = (actor: string): boolean => actor.includes('@') && !/\s/.test(actor);

/** Who did something, as a mail shows it: the address of a person stays as it is, because it is known to be theirs. */
export const actorInMail = (actor: string): string => (isAddress(actor) ? actor : typed(actor));
