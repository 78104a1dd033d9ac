import { type Message, message } from './message';

/** Prefix of validation issue texts that encode a message. */
const mark = '\u0001';

/** Encodes a message as the text of a validation issue, because zod issues carry text only. */
export const toIssueText = (message: Message): string => `${mark}${JSON.stringify(message)}`;

/** Decodes the text of a validation issue: the encoded message, or the text as it is. */
export const fromIssueText = (text: string): Message =>
  text.startsWith(mark) ? (JSON.parse(text.slice(mark.length)) as Message) : message('law_text', { text });
