import { labelled } from '../../../../ui/language/terms';
import { mergeClasses } from '@fluentui/react-components';
import { yearToDateNames, yearToDateWords } from '../../../../src/contract/words/year-to-date';
import { useFigures } from '../../../../ui/theme/figures';
import { type DetailsProps, Group } from './group';
import { TextField } from './text-field';
import { useGrid } from './use-grid';
import { say } from '../../../../ui/language/say';

/** What was paid and withheld earlier in the tax year. */
export function YearSoFarGroup({ details: { yearToDate }, complaints, onChange, currency }: DetailsProps) {
  const grid = useGrid();
  const { fields } = useFigures();
  return (
    <Group title={say('earlier_in_the_tax_year')}>
      <div className={mergeClasses(fields, grid)}>
        {yearToDateNames.map((name) => (
          <TextField
            key={name}
            label={labelled('year_to_date', name, yearToDateWords[name].label)}
            unit={name === 'months' ? '' : currency}
            text={yearToDate[name]}
            wrong={complaints[`year_to_date.${name}`]}
            onType={(text) => onChange({ yearToDate: { ...yearToDate, [name]: text } })}
          />
        ))}
      </div>
    </Group>
  );
}
