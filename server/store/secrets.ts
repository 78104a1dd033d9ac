/** Secrets that all servers on one store share. */
export interface Secrets {
  /** The secret stored under a name. If there is none, `fresh` is stored and returned. */
  secret(name: string, fresh: string): Promise<string>;
  /** Deletes the secret stored under a name, if there is one. */
  forgetSecret(name: string): Promise<void>;
}
