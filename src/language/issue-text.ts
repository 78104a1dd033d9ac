import type { Message, Sentence } from './message';

/** Marks a text of a validation issue that stands for a message. */
const mark = '\u0001';

/** A message as the text of a validation issue: zod carries texts only. */
export const toIssueText = (message: Message): string => `${mark}${JSON.stringify(message)}`;

/** The sentence in the text of a validation issue: the message that it stands for, or the text itself. */
export const fromIssueText = (text: string): Sentence =>
  text.startsWith(mark) ? (JSON.parse(text.slice(mark.length)) as Message) : text;
