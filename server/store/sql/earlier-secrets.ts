import type { EarlierSecret } from '../subscriptions';

/**
 * The stored secrets that still sign.
 *
 * @param text JSON; null: there are none
 * @param now milliseconds since 1970
 */
export const readSecrets = (text: string | null, now: number): readonly EarlierSecret[] =>
  text === null ? [] : (JSON.parse(text) as EarlierSecret[]).filter(({ until }) => Date.parse(until) > now);

/** Secrets as they are stored. */
export const secretsText = (secrets: readonly EarlierSecret[]): string | null =>
  secrets.length === 0 ? null : JSON.stringify(secrets);
