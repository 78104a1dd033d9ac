import { toIssueText } from '../language/issue-text';
import type { Message } from '../language/message';

/** The `error` option of a zod check with a fixed message. */
export const refusal = (sentence: Message) => ({ error: () => toIssueText(sentence) });

/** The `error` option of a zod check whose message depends on the input. */
export const refusalOf = (sentence: (input: unknown) => Message) => ({
  error: ({ input }: { readonly input?: unknown }) => toIssueText(sentence(input)),
});

/** A sent text in quotation marks, cut to `longest` characters. */
export const quoted = (text: string, longest = 40): string => JSON.stringify(text.slice(0, longest));
