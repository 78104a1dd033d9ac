import type { Market } from './market';

/** The currency of a country; undefined if not known. */
export const localCurrency = ({ fuel, currencies }: Market, country: string): string | undefined =>
  fuel[country]?.currency ?? [...currencies.values()].find(({ countries }) => countries?.includes(country))?.code;
