import type { FastifyRequest } from 'fastify';
import type { Person } from '../store/people';

/** What a person did, for the audit trail. */
export type EventKind =
  | 'signed_up'
  | 'logged_in'
  | 'logged_out'
  | 'logged_out_everywhere'
  | 'email_verified'
  | 'name_changed'
  | 'password_changed'
  | 'password_reset'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'data_exported'
  | 'deleted';

type FirstSignIn = (person: Person) => Promise<void>;
type Listener = (kind: EventKind, person: Person, request: FastifyRequest) => void | Promise<void>;
type Export = (person: Person) => Promise<unknown>;
type Deletion = (person: Person) => Promise<void>;

/** What other rooms do when something happens to a person. */
export function createHooks() {
  const firstSignIns: FirstSignIn[] = [];
  const listeners: Listener[] = [];
  const exports = new Map<string, Export>();
  const deletions: Deletion[] = [];
  return {
    /**
     * Runs before the first log-in of a person ends. If it fails, the log-in fails, and the next one runs it again: it
     * must do no harm twice.
     */
    onFirstSignIn: (run: FirstSignIn): void => void firstSignIns.push(run),
    /** Runs after each event. */
    onEvent: (run: Listener): void => void listeners.push(run),
    /** Adds a part to the data that a person may take away. */
    onExport: (name: string, read: Export): void => void exports.set(name, read),
    /** Runs before a person is deleted. If it fails, nobody is deleted. */
    onDeletion: (run: Deletion): void => void deletions.push(run),

    firstSignIn: async (person: Person): Promise<void> => {
      for (const run of firstSignIns) await run(person);
    },
    event: async (kind: EventKind, person: Person, request: FastifyRequest): Promise<void> => {
      for (const run of listeners) await run(kind, person, request);
    },
    exported: async (person: Person): Promise<Readonly<Record<string, unknown>>> => {
      const parts: Record<string, unknown> = {};
      for (const [name, read] of exports) parts[name] = await read(person);
      return parts;
    },
    deletion: async (person: Person): Promise<void> => {
      for (const run of deletions) await run(person);
    },
  };
}
export type Hooks = ReturnType<typeof createHooks>;
