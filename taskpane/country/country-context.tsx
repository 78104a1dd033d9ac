import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { countryNames } from '../../src/contract/countries';
import type { CountryCode } from '../../src/contract/country-code';
import { displayLanguage } from '../host/office';
import { isTexts, useStored } from '../host/stored';

export const countryCodes = Object.keys(countryNames) as CountryCode[];
export const isCountry = (value: unknown): value is CountryCode =>
  typeof value === 'string' && Object.hasOwn(countryNames, value);

/** The African country of a language such as `fr-CI`; Kenya where the language names none. */
function countryOf(language: string | undefined): CountryCode {
  const region = /-([A-Z]{2})\b/.exec(language ?? '')?.[1];
  return isCountry(region) ? region : 'KE';
}

const mostRecent = 5;

interface Chosen {
  readonly country: CountryCode;
  /** Recently chosen countries, the latest first. */
  readonly recent: readonly string[];
  readonly choose: (country: CountryCode) => void;
}

const ChosenContext = createContext<Chosen | undefined>(undefined);

/** The country of the pane: one for all views, kept between visits. The first visit begins with the reader's own. */
export function CountryProvider({ children }: { readonly children: ReactNode }) {
  const [country, setCountry] = useStored<CountryCode>('country', countryOf(displayLanguage()), isCountry);
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
