/** Secrets that all servers on one store share. */
export interface Secrets {
  /** The stored secret of a name. Where there is none, `fresh` is stored and returned. */
  secret(name: string, fresh: string): Promise<string>;
}
