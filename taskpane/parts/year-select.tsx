import { Field, Select } from '@fluentui/react-components';
import type { CountryCode } from '../../src/contract/country-code';
import { useQuestion } from '../service/use-question';

/** A tax year of a country, in its own label; undefined is the one that runs. */
export function YearSelect({
  country,
  year,
  onSelect,
  label = 'Tax year',
}: {
  readonly country: CountryCode;
  readonly year: string | undefined;
  readonly onSelect: (year: string | undefined) => void;
  readonly label?: string;
}) {
  const { answer } = useQuestion('getTaxLaw', { country });
  const running = answer?.data.tax_year;
  const years = [...(answer?.data.tax_years ?? [])].reverse();
  const listed = running === undefined || years.includes(running) ? years : [running, ...years];
  return (
    <Field label={label}>
      <Select
        value={year ?? running ?? ''}
        onChange={(_, { value }) => onSelect(value === running ? undefined : value)}
      >
        {listed.length === 0 ? <option value="">{year ?? '…'}</option> : null}
        {listed.map((one) => (
          <option key={one} value={one}>
            {one}
            {one === running ? ' (running)' : ''}
          </option>
        ))}
      </Select>
    </Field>
  );
}
