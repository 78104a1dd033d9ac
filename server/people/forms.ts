import type { z } from 'zod';
import { type FormField, passwordLength } from '../../src/contract/people';
import { type Message, message } from '../../src/language/message';
import { wrongField } from './refusals';

/** What to say about a field, where a new password is set and elsewhere. */
const sentences: Readonly<Record<FormField, Message>> = {
  name: message('own_name_wrong'),
  email: message('email_wrong'),
  password: message('password_missing'),
  current: message('password_missing'),
  code: message('code_form'),
  token: message('token_wrong'),
  language: message('language_wrong'),
};

/**
 * Reads a form.
 *
 * @throws Refused with `invalid_form` and the first field that is wrong
 */
export function readForm<Form extends z.ZodType>(form: Form, body: unknown): z.output<Form> {
  const read = form.safeParse(body ?? {});
  if (read.success) return read.data;
  const { code, path } = read.error.issues[0]!;
  const field = (path[0] ?? 'email') as FormField;
  const isLength = field === 'password' && (code === 'too_small' || code === 'too_big');
  throw wrongField(field, isLength ? message('password_length', passwordLength) : sentences[field]);
}
