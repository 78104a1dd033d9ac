import type { FormField } from '../../src/contract/people';
import type { ErrorCode } from '../../src/contract/error-codes';
import { type Message, message } from '../../src/language/message';
import { Refused } from '../errors/refused';

/** Refuses a form because of one field. */
export const wrongField = (field: FormField, sentence: Message): Refused =>
  new Refused({ code: 'invalid_form', message: sentence, field });

const refused = (code: ErrorCode, sentence: Message, field?: FormField) => () =>
  field === undefined ? new Refused({ code, message: sentence }) : new Refused({ code, message: sentence, field });

/** The link was used, or is too old. */
export const expired = refused('link_expired', message('link_expired'));
/** Nobody is logged in. */
export const notLoggedIn = refused('log_in_required', message('log_in_needed'));
/** The address or the password is wrong. */
export const logInRefused = refused('log_in_refused', message('log_in_refused'));
const wrongCode = refused('invalid_form', message('code_wrong'), 'code');
const again = refused('log_in_required', message('log_in_again'));
const locked = refused('too_many_attempts', message('people_attempts_too_many', { minutes: 15 }));

/** Our refusals for those of the library, by its codes. */
const known: Readonly<Record<string, () => Refused>> = {
  INVALID_EMAIL_OR_PASSWORD: logInRefused,
  EMAIL_NOT_VERIFIED: refused('log_in_refused', message('email_not_verified'), 'email'),
  INVALID_PASSWORD: refused('invalid_form', message('password_not_current'), 'password'),
  CREDENTIAL_ACCOUNT_NOT_FOUND: refused('invalid_form', message('password_not_current'), 'password'),
  INVALID_TOKEN: expired,
  TOKEN_EXPIRED: expired,
  USER_NOT_FOUND: expired,
  SESSION_EXPIRED: again,
  SESSION_NOT_FRESH: again,
  INVALID_CODE: wrongCode,
  INVALID_BACKUP_CODE: wrongCode,
  INVALID_TWO_FACTOR_COOKIE: again,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: again,
  ACCOUNT_TEMPORARILY_LOCKED: locked,
  TOTP_NOT_ENABLED: wrongCode,
  TOTP_ALREADY_ENABLED: refused('invalid_form', message('second_factor_on_already'), 'password'),
  UNAUTHORIZED: notLoggedIn,
};

/** What the library throws. */
interface LibraryProblem {
  readonly name?: string;
  readonly statusCode?: number;
  readonly body?: { readonly code?: string };
}

/** The code of a refusal by the library; undefined for anything else. */
export function libraryCode(problem: unknown): string | undefined {
  const { name, statusCode, body } = problem as LibraryProblem;
  if (name !== 'APIError') return undefined;
  // A link that it does not accept is answered with a redirection.
  if (statusCode === 302) return 'INVALID_TOKEN';
  // Of those who send a backup code at once, one gets in.
  if (statusCode === 409) return 'INVALID_BACKUP_CODE';
  return body?.code ?? (statusCode === 401 ? 'UNAUTHORIZED' : undefined);
}

/** What the library refused, in our words; undefined for any other failure. */
export function refusalOf(problem: unknown): Refused | undefined {
  const code = libraryCode(problem);
  return code === undefined ? undefined : known[code]?.();
}
