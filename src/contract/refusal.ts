import { toIssueText } from '../language/issue-text';
import type { Message } from '../language/message';

/** The `error` of a check that refuses with one sentence, whatever was sent. */
export const refusal = (sentence: Message) => ({ error: () => toIssueText(sentence) });

/** The `error` of a check whose sentence depends on what was sent. */
export const refusalOf = (sentence: (input: unknown) => Message) => ({
  error: ({ input }: { readonly input?: unknown }) => toIssueText(sentence(input)),
});

/** A text that was sent, as a sentence quotes it. */
export const quoted = (text: string, longest = 40): string => JSON.stringify(text.slice(0, longest));
