import { z } from 'zod';

/** Where people sign up, log in and change their settings, beside the pages. */
export const peoplePath = '/people';

/** The pages for people, by what they are for. */
export const peoplePages = {
  signUp: '/signup',
  logIn: '/login',
  forgotten: '/forgotten',
  reset: '/reset',
  verify: '/verify',
  dashboard: '/dashboard',
} as const;

/** The fewest and most characters of a password. */
export const passwordLength = { least: 10, most: 128 } as const;

/** Text without control characters, such as line breaks, which have a meaning in mails. */
const line = z
  .string()
  .trim()
  .regex(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/);

const name = line.min(1).max(100);
const email = line.max(254).toLowerCase().pipe(z.email());
const newPassword = z.string().min(passwordLength.least).max(passwordLength.most);
/** A password to compare with, which an earlier rule may have allowed. */
const password = z.string().min(1).max(passwordLength.most);
const token = z.string().min(1).max(200);
const code = z.string().trim().min(6).max(20);

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
export const DeleteForm = z.object({ password: password.optional() });

/** A field of a form. An error that is about one names it. */
export type FormField = 'name' | 'email' | 'password' | 'current' | 'code' | 'token';

/** What visitors may choose from. */
export interface PeopleChoices {
  readonly sign_up: boolean;
  /** Domains whose addresses may sign up; all when empty. */
  readonly domains: readonly string[];
  readonly microsoft: boolean;
  /** Are links sent by mail? Otherwise they are in the log of the server. */
  readonly mail: boolean;
}

/** The answer to a log-in. */
export interface LogInAnswer {
  /** Must a code of the second factor follow? */
  readonly second_factor: boolean;
}

/** What a person sees of their own account. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly verified: boolean;
  readonly has_password: boolean;
  readonly second_factor: boolean;
  readonly sessions: readonly {
    readonly id: string;
    readonly current: boolean;
    readonly address: string | null;
    readonly browser: string | null;
    readonly since: string;
  }[];
}

/** A second factor that is not yet confirmed. */
export interface SecondFactorAnswer {
  /** For an authenticator app (`otpauth://`). */
  readonly uri: string;
  /** Each logs in once instead of a code. They are shown once. */
  readonly backup_codes: readonly string[];
}
