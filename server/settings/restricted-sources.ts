/**
 * Sources whose terms do not let everybody pass their figures on, or whose terms were not read. Each is off until its
 * setting switches it on. The sentence says why, and what a deployment needs first.
 */
const reasons = {
  imf: 'The International Monetary Fund requires a licence for commercial reuse of its data.',
  bank_of_madagascar: 'Banky Foiben’i Madagasikara forbids publication without its written consent.',
  bank_of_mauritius: 'The Bank of Mauritius forbids redistribution without its written consent.',
  bank_of_mozambique: 'Banco de Moçambique asks for written consent to any use outside an organisation.',
  bank_of_zambia:
    'The Bank of Zambia allows non-commercial use only, and asks for a written request for any other use.',
  fuel_kenya: 'A third party copies the prices, and the terms of the regulator were not read.',
} as const;

/** A source that needs a setting. */
export type RestrictedSource = keyof typeof reasons;

export const restrictedSources = Object.keys(reasons) as readonly RestrictedSource[];

/** The environment variable that switches a restricted source on. */
export type SwitchOf<Source extends RestrictedSource> = `SVC_FEEDS_${Uppercase<Source>}`;

export const switchOf = <Source extends RestrictedSource>(source: Source): SwitchOf<Source> =>
  `SVC_FEEDS_${source.toUpperCase()}` as SwitchOf<Source>;

/** Why a restricted source is off. */
export const reasonFor = (source: RestrictedSource): string => reasons[source];

/** Why a restricted source is off, and how it is switched on. */
export const offBecause = (source: RestrictedSource): string =>
  `${reasonFor(source)} ${switchOf(source)}=on switches it on.`;
