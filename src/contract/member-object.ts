import { z } from 'zod';
import { toIssueText } from '../language/issue-text';
import { message } from '../language/message';
import { nearest } from './nearest';
import { quoted } from './refusal';

/**
 * An object inside a request. It takes no other members than those of its shape: a misspelt circumstance must not count
 * as not stated.
 *
 * @param field its name in the request
 * @param example how it may look, as JSON
 */
export function memberObject<Shape extends z.ZodRawShape>(field: string, shape: Shape, example: string) {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return toIssueText(message('not_an_object_like', { field, example }));
      const sent = issue.keys[0] ?? '';
      const meant = nearest(sent, known);
      return toIssueText(
        meant === undefined
          ? message('member_unknown', { field, sent: quoted(sent), known })
          : message('member_misspelt', { field, sent: quoted(sent), meant }),
      );
    },
  });
}
