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
  /** Recently chosen countries, the latest first. */
  readonly recent: readonly string[];
  readonly choose: (country: CountryCode) => void;
}

const ChosenContext = createContext<Chosen | undefined>(undefined);

/** The country of the pane: one for all views, kept between visits. */
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

/** @throws Error outside the provider */
export function useCountry(): Chosen {
  const chosen = useContext(ChosenContext);
  if (chosen === undefined) throw new Error('This view has no CountryProvider around it.');
  return chosen;
}
