import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { countryNames } from '../../src/contract/countries';
import type { CountryCode } from '../../src/contract/country-code';
import { isTexts, useStored } from '../host/stored';

export const countryCodes = Object.keys(countryNames) as CountryCode[];
export const isCountry = (value: unknown): value is CountryCode =>
  typeof value === 'string' && Object.hasOwn(countryNames, value);

const mostRecent = 5;

interface Chosen {
  readonly country: CountryCode;
  /** Countries that were chosen lately, the latest first. */
  readonly recent: readonly string[];
  readonly choose: (country: CountryCode) => void;
}

const ChosenContext = createContext<Chosen | undefined>(undefined);

/** The country that the pane is about: one for all views, kept between visits. */
export function CountryProvider({ children }: { readonly children: ReactNode }) {
  const [country, setCountry] = useStored<CountryCode>('country', 'KE', isCountry);
  const [recent, setRecent] = useStored<string[]>('recent-countries', [], isTexts);
  const chosen = useMemo(
    () => ({
      country,
      recent,
      choose: (next: CountryCode) => {
        setCountry(next);
        setRecent([next, ...recent.filter((code) => code !== next && isCountry(code))].slice(0, mostRecent));
      },
    }),
    [country, recent, setCountry, setRecent],
  );
  return <ChosenContext value={chosen}>{children}</ChosenContext>;
}

/** @throws Error outside of the provider */
export function useCountry(): Chosen {
  const chosen = useContext(ChosenContext);
  if (chosen === undefined) throw new Error('There is no country around this view.');
  return chosen;
}
