import { isDay } from '../day';

/**
 * How far a reader has read: the version of the ledger, the moment up to which law had taken effect, the newest
 * release day of law, and the newest change by a law package. It is the same text for every server on a store, and may be stored.
 */
export interface Position {
  readonly version: number;
  readonly moment: string;
  readonly release: string;
  /** 0: no law package brought anything. */
  readonly law: number;
}

export const positionText = ({ version, moment, release, law }: Position): string =>
  `p~${version}~${moment.replace(/[-:.TZ]/g, '')}~${release.replace(/-/g, '')}${law === 0 ? '' : `~${law}`}`;

/** The position of a text; undefined where it is none. */
export function readPosition(text: string): Position | undefined {
  const match = /^p~(\d{1,15})~(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})~(\d{4})(\d\d)(\d\d)(?:~(\d{1,9}))?$/.exec(
    text,
  );
  if (match === null) return undefined;
  const [, version, y, m, d, h, min, s, ms, ry, rm, rd, law = '0'] = match;
  const release = `${ry}-${rm}-${rd}`;
  return isDay(`${y}-${m}-${d}`) && isDay(release)
    ? { version: Number(version), moment: `${y}-${m}-${d}T${h}:${min}:${s}.${ms}Z`, release, law: Number(law) }
    : undefined;
}

/** The place after an entry, towards older ones. */
export const cursorText = ({ at, id }: { readonly at: string; readonly id: string }): string =>
  `${at.replace(/[-:.TZ]/g, '')}~${id}`;

/** The entry after which a cursor stands; undefined where the text is no cursor. */
export function readCursor(text: string): { readonly at: string; readonly id: string } | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})~([A-Za-z0-9._-]+)$/.exec(text);
  if (match === null) return undefined;
  const [, y, m, d, h, min, s, ms, id] = match;
  return { at: `${y}-${m}-${d}T${h}:${min}:${s}.${ms}Z`, id: id! };
}
