import { countryNames } from '../../src/contract/countries';
import type { CountryCode } from '../../src/contract/country-code';
import { namesOf } from '../../src/contract/country-names';
import { countryCodes, isCountry, useCountry } from '../country/country-context';
import { type Choice, Picker } from './picker';

const choices: readonly Choice[] = countryCodes
  .map((code) => ({ key: code, name: countryNames[code], code, also: namesOf(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/**
 * One of the 54 countries, by name or code.
 *
 * @param selected the country in the box, by default that of the pane; `none` for an empty box, whose choices are added
 *   elsewhere
 */
export function CountryPicker({
  label = 'Country',
  selected,
  onSelect,
}: {
  readonly label?: string;
  readonly selected?: CountryCode | 'none';
  readonly onSelect?: (country: CountryCode) => void;
}) {
  const { country, recent, choose } = useCountry();
  return (
    <Picker
      label={label}
      choices={choices}
      recent={recent}
      selected={selected === 'none' ? '' : (selected ?? country)}
      nothing="No country matches"
      onSelect={(key) => {
        if (isCountry(key)) (onSelect ?? choose)(key);
      }}
    />
  );
}
