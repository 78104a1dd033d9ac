import { z } from 'zod';
import { languages } from '../language/languages';
import { oneLine } from './one-line';
import { passwordLength } from './people';

const line = z.string().trim().regex(oneLine);

const name = line.min(1).max(100);
const email = line.max(254).toLowerCase().pipe(z.email());
const newPassword = z.string().min(passwordLength.least).max(passwordLength.most);
/** A password to compare with, which an earlier rule may have allowed. */
const password = z.string().min(1).max(passwordLength.most);
const token = z.string().min(1).max(200);
/** Apps show codes in groups. */
const code = z
  .string()
  .trim()
  .min(6)
  .max(20)
  .transform((text) => text.replace(/\s/g, ''));

/** The fields of the forms. */
export const SignUpForm = z.object({ name, email, password: newPassword });
export const LogInForm = z.object({ email, password });
export const EmailForm = z.object({ email });
export const TokenForm = z.object({ token });
export const ResetForm = z.object({ token, password: newPassword });
export const CodeForm = z.object({ code });
export const NameForm = z.object({ name });
export const PasswordForm = z.object({ current: password.optional(), password: newPassword });
export const ConfirmForm = z.object({ password });
export const LanguageForm = z.object({ language: z.enum(languages) });
export const DeleteForm = z.object({ password: password.optional() });
