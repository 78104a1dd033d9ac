import { mergeClasses } from '@fluentui/react-components';
import { yearToDateNames, yearToDateWords } from '../../../../src/contract/words/year-to-date';
import { useFigures } from '../../../../ui/theme/figures';
import type { DetailsProps } from './details';
import { Group } from './group';
import { TextField } from './text-field';
import { useGrid } from './use-grid';

/** What was paid and withheld earlier in the tax year. */
export function YearSoFarGroup({ details: { yearToDate }, complaints, onChange, currency }: DetailsProps) {
  const grid = useGrid();
  const { fields } = useFigures();
  return (
    <Group title="Earlier in the tax year">
      <div className={mergeClasses(fields, grid)}>
        {yearToDateNames.map((name) => (
          <TextField
            key={name}
            label={yearToDateWords[name].label}
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
