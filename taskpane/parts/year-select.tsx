import { Link } from '@fluentui/react-components';
import type { CountryCode } from '../../src/contract/country-code';
import { useQuestion } from '../service/use-question';
import { Choice } from '../../ui/inputs/choice';
import { say } from '../../ui/language/say';

/**
 * A tax year of a country, in the country's own label. Where the list of years fails to load, the current year can
 * still be used, and the list can be loaded again.
 *
 * @param year undefined: the current one
 * @param of what the label is about, for screen readers
 */
export function YearSelect({
  country,
  year,
  onSelect,
  label = say('tax_year'),
  of,
}: {
  readonly country: CountryCode;
  readonly year: string | undefined;
  readonly onSelect: (year: string | undefined) => void;
  readonly label?: string;
  readonly of?: string;
}) {
  const { answer, problem, again } = useQuestion('getTaxLaw', { country });
  const current = answer?.data.tax_year;
  const years = [...(answer?.data.tax_years ?? [])].reverse();
  const listed = current === undefined || years.includes(current) ? years : [current, ...years];
  return (
    <Choice
      label={label}
      of={of}
      options={
        listed.length === 0
          ? [{ key: '', name: year ?? '…' }]
          : listed.map((key) => ({ key, name: key === current ? say('current_year', { key }) : key }))
      }
      value={year ?? current ?? ''}
      onChange={(key) => onSelect(key === current ? undefined : key)}
      hint={
        problem === undefined ? undefined : (
          <>
            {say('years_not_loaded')}{' '}
            <Link inline onClick={again}>
              {say('load_tax_years')}
            </Link>
          </>
        )
      }
    />
  );
}
