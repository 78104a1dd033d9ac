import { google } from './google';
import { absent } from './absent';
import { placeOfOpen, type Say } from './words';
import { withoutEnd } from '../../src/without-end';

/** Where the service is, and the key to it. */
export interface Settings {
  readonly address: string;
  readonly key: string;
}

/** One property for both, because Google limits how many are read in a day. */
const property = 'svc.settings';

/** The settings of the user, or of the owner of the spreadsheet where a custom function asks. */
export function storedSettings(): Settings | undefined {
  const text = google.PropertiesService.getUserProperties().getProperty(property);
  return text === null ? undefined : (JSON.parse(text) as Settings);
}

/**
 * The settings for a formula.
 *
 * @throws CellError that says how to set them
 */
export function neededSettings(say: Say): Settings {
  const settings = storedSettings();
  if (settings === undefined) throw absent(say('not_set', { place: placeOfOpen(say) }));
  return settings;
}

export function storeSettings(settings: Settings): void {
  google.PropertiesService.getUserProperties().setProperty(property, JSON.stringify(settings));
}

/** Addresses that exist only on one machine or in one network. */
const isPrivate = (host: string): boolean =>
  /^(localhost|.*\.local|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|\[.*\])$/.test(host);

/**
 * The settings that the user entered, tidied.
 *
 * @param key empty to keep the stored one, if the address stays the same
 * @throws Error that says what is wrong
 */
export function settingsFrom(address: string, key: string, say: Say): Settings {
  const tidy = withoutEnd(address.trim(), '/');
  const host = /^https:\/\/([^\s/?#@:]+|\[[^\]]+\])(:\d+)?(\/[^\s?#]*)?$/i.exec(tidy)?.[1];
  if (host === undefined) throw new Error(say('bad_address'));
  if (isPrivate(host.toLowerCase())) throw new Error(say('private_address'));
  const stored = storedSettings();
  // Any formula may call the function behind the panel. It must not send the stored key to another address.
  const kept = stored?.address === tidy ? stored.key : undefined;
  const chosen = key.trim() === '' ? kept : key.trim();
  if (chosen === undefined) throw new Error(say('no_key'));
  if (!/^svc_(live|test)_\S+$/.test(chosen)) throw new Error(say('bad_key'));
  return { address: tidy, key: chosen };
}
