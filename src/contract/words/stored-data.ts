/** How long a person stays logged in after their last visit, in days. */
export const sessionDays = 14;

/** Something that is stored of a person: what, why, and until when. */
interface StoredOfPerson {
  readonly what: string;
  readonly why: string;
  readonly until: string;
}

const untilDeleted = 'You delete your account';

/** What this software stores of a person who has an account. */
export const storedOfPerson = {
  name: { what: 'Name', why: 'So that others in your team know you', until: untilDeleted },
  email: { what: 'Email address', why: 'To log in, and to reach you', until: untilDeleted },
  language: {
    what: 'Language that you chose, and that of your last log-in',
    why: 'To show pages and to write emails in it',
    until: untilDeleted,
  },
  password: {
    what: 'Password, stored only as a hash that cannot be reversed',
    why: 'To log in',
    until: 'You change it',
  },
  second_factor: { what: 'Second factor, encrypted', why: 'To log in', until: 'You switch it off' },
  sessions: {
    what: 'Address and browser of each log-in',
    why: 'So that you see where you are logged in',
    until: `You log out, or ${sessionDays} days`,
  },
  attempts: {
    what: 'Log-ins with a password and emails sent, stored under a hash of the address',
    why: 'To slow down guessing',
    until: 'One day',
  },
  programs: {
    what: 'Email address beside each program that you connect to an account',
    why: 'So that your team knows who connected it',
    until: 'It is disconnected, or not used for 30 days',
  },
  changes: {
    what: 'Email address beside each of your log-ins, and beside each change that you make',
    why: 'To keep a reliable record of who did what in an account',
    until: 'Permanently: nobody can change or delete these entries',
  },
} as const satisfies Readonly<Record<string, StoredOfPerson>>;
