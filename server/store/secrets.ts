/** Secrets that all servers on one store share. */
export interface Secrets {
  /** The secret stored under a name. If there is none, `fresh` is stored and returned. */
  secret(name: string, fresh: string): Promise<string>;
  /** The secret stored under a name; undefined if there is none. */
  storedSecret(name: string): Promise<string | undefined>;
  /** Stores a secret under a name, in place of the one before. */
  replaceSecret(name: string, value: string): Promise<void>;
  /** Deletes the secret stored under a name, if there is one. */
  forgetSecret(name: string): Promise<void>;
}
