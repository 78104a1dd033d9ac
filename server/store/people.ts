import type { Kysely } from 'kysely';
import type { Language } from '../../src/language/languages';
import type { Tables } from './sql/tables';

/** A person who has signed in, however they did. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Is it certain that the address is theirs? */
  readonly verified: boolean;
}

/** The tables of people, for the library that reads and writes them. */
export interface PeopleDatabase {
  readonly database: Kysely<Tables>;
  /** A failure of the database as StoreUnavailable. Any other failure is returned unchanged. */
  readonly explained: (problem: unknown) => unknown;
}

/** What the store keeps of one person. It holds no secret. */
export interface PersonalData {
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly email_verified: boolean;
    readonly second_factor: boolean;
    /** The language that the person chose. */
    readonly language: string | null;
    /** The language of their last log-in. */
    readonly last_language: string | null;
    readonly created_at: string;
    readonly updated_at: string;
  };
  readonly ways_to_sign_in: readonly { readonly provider: string; readonly since: string }[];
  readonly sessions: readonly {
    readonly id: string;
    readonly ip_address: string | null;
    readonly user_agent: string | null;
    readonly created_at: string;
    readonly expires_at: string;
  }[];
}

/** In which languages a person reads. */
interface PersonLanguages {
  readonly chosen: Language | undefined;
  /** The language of their sign-up or last log-in. */
  readonly last: Language | undefined;
}

/** A link by its purpose and the hash of its token. */
export interface Link {
  readonly purpose: string;
  readonly hash: string;
}

/** People, and links that work once. Moments are ISO 8601. */
export interface People {
  /** Has anybody signed up? */
  anyPerson(): Promise<boolean>;
  /** Keeps a link that works once, with a value that its use returns. false: it is kept already, and is not changed. */
  keepLink(link: Link, value: string, at: string, expiresAt: string): Promise<boolean>;
  /** Uses up a link. Of several calls, one gets the value; the others, and those after its end, get undefined. */
  useLink(link: Link, at: string): Promise<string | undefined>;
  /** What is kept of a person; undefined where there is none. */
  personalData(id: string): Promise<PersonalData | undefined>;
  /** Marks a person as welcomed. */
  markWelcomed(id: string, at: string): Promise<void>;
  /** Keeps the language that a person chose. */
  chooseLanguage(id: string, language: Language): Promise<void>;
  /** Keeps the language of a person's sign-up or log-in. */
  noteLanguage(id: string, language: Language): Promise<void>;
  /** The languages of whoever has an address. */
  languagesOf(email: string): Promise<PersonLanguages>;
  /** Deletes what refers to a deleted person, and everything that has expired. */
  sweepPeople(deleted: string | undefined, at: string): Promise<void>;
  /** The tables themselves. */
  peopleDatabase(): Promise<PeopleDatabase>;
}
