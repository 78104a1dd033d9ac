import { readerLanguage } from '../../ui/language/reader';
import { useMemo } from 'react';
import { countryName } from '../words/labels';
import type { CountryCode } from '../../src/contract/country-code';
import { namesOf } from '../../src/contract/country-names';
import { countryCodes, isCountry, useCountry } from '../country/country-context';
import { type Choice, Picker } from './picker';
import { say } from '../../ui/language/say';

const choicesOfCountries = (): readonly Choice[] =>
  countryCodes
    .map((code) => ({ key: code, name: countryName(code), code, also: namesOf(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, readerLanguage()));

/**
 * One of the 54 countries, by name or code.
 *
 * @param selected the country in the box, by default that of the pane; `none` for an empty box, whose choices are added
 *   elsewhere
 */
export function CountryPicker({
  label = say('country'),
  selected,
  onSelect,
}: {
  readonly label?: string;
  readonly selected?: CountryCode | 'none';
  readonly onSelect?: (country: CountryCode) => void;
}) {
  const { country, recent, choose } = useCountry();
  const choices = useMemo(choicesOfCountries, []);
  return (
    <Picker
      label={label}
      choices={choices}
      recent={recent}
      selected={selected === 'none' ? '' : (selected ?? country)}
      nothing={say('no_country_matches')}
      onSelect={(key) => {
        if (isCountry(key)) (onSelect ?? choose)(key);
      }}
    />
  );
}
