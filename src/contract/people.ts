import type { PlanName } from './words/plans';
import type { Role } from './words/roles';

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
  invitation: '/invitation',
  connect: '/connect',
  admin: '/admin',
  adminAccounts: '/admin/accounts',
  adminLaw: '/admin/law',
  adminRequests: '/admin/requests',
  adminCodes: '/admin/codes',
  adminAudit: '/admin/audit',
  keys: '/dashboard/keys',
  plan: '/dashboard/plan',
  team: '/dashboard/team',
  tokens: '/dashboard/tokens',
  programs: '/dashboard/programs',
  audit: '/dashboard/audit',
  settings: '/dashboard/settings',
} as const;

/** The header that names the account in which a logged-in person acts. Without it, it is their first. */
export const accountHeader = 'x-svc-account';

/** The cookie in which a browser keeps the language that was chosen on a page, and how long, in seconds. */
export const languageCookie = 'svc.language';
export const languageCookieLasts = 365 * 86_400;

/** The fewest and most characters of a password. */
export const passwordLength = { least: 10, most: 128 } as const;

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
  /** Does the person administer the service? */
  readonly administers: boolean;
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

/** The accounts of a person, oldest first. */
export interface MyAccounts {
  readonly accounts: readonly {
    readonly id: string;
    readonly name: string;
    readonly plan: PlanName;
    readonly role: Role;
    /** Are its keys refused? */
    readonly disabled: boolean;
  }[];
}

/** What a program asks a person for. */
export interface AskedByProgram {
  /** What it calls itself. Nobody has checked it. */
  readonly program: string;
  /** The host to which the answer goes. */
  readonly answers_at: string;
  /** Does the answer go to a program on the person's own machine? */
  readonly on_own_machine: boolean;
  /** The address of the person. */
  readonly email: string;
  /** The accounts that the person may connect a program to. */
  readonly accounts: readonly { readonly id: string; readonly name: string; readonly plan: PlanName }[];
}

/** Where the person goes with their answer. */
export interface ConsentAnswer {
  readonly location: string;
}
