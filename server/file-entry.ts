import type { z } from 'zod';
import { fromIssueText } from '../src/language/issue-text';
import { message, type Message } from '../src/language/message';

/** A wrong entry in a file of settings: its place, such as `sarb.schedule.pattern`, and what it must be. */
interface WrongEntry {
  readonly place: string;
  readonly rule: Message;
}

function ruleOf(issue: z.core.$ZodIssue): Message {
  const rule = fromIssueText(issue.message);
  // Without a rule of its own, the schema has a text in English.
  return rule.code === 'law_text' ? message('entry_form') : rule;
}

/**
 * The entries of a file of settings that are wrong.
 *
 * @param unknown what is said of a name at the top of the file that there is not
 */
export const wrongEntries = ({ issues }: z.ZodError, unknown = message('entry_unknown')): readonly WrongEntry[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          place: [...issue.path, key].join('.'),
          rule: issue.path.length === 0 ? unknown : message('entry_unknown'),
        }))
      : [{ place: issue.path.join('.') || 'JSON', rule: ruleOf(issue) }],
  );
