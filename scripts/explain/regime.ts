import type { DatedFact } from '../../src/engine/law/evidence';

type Published = DatedFact & { readonly published_on?: string | undefined };

/** The law in words: its dates, its last confirmation and its confidence. */
export const regimeInWords = (
  { effective_from, effective_to, published_on, last_confirmed, confidence }: Published,
  date: string,
): string =>
  [
    `Law in force from ${effective_from ?? 'a day not established'}${effective_to == null ? '' : ` to ${effective_to}`}, as it stands on ${date}`,
    ...(published_on === undefined ? [] : [`published on ${published_on}`]),
    `last confirmed on ${last_confirmed}`,
    `${confidence} confidence`,
  ].join('; ');
