import { mergeClasses } from '@fluentui/react-components';
import { say } from '../../../../ui/language/say';
import { useFigures } from '../../../../ui/theme/figures';
import { workedFields } from '../pay-fields';
import type { DetailsProps } from './details';
import { Group } from './group';
import { TextField } from './text-field';
import { useGrid } from './use-grid';

const labels = { days: 'days_paid', of: 'days_of_the_month' } as const;

/** The days that are paid, where a month is not paid as a whole. The amount stays that of the whole month. */
export function PartOfMonthGroup({
  details: { worked },
  complaints,
  onChange,
}: Pick<DetailsProps, 'details' | 'complaints' | 'onChange'>) {
  const grid = useGrid();
  const { fields } = useFigures();
  return (
    <Group title={say('part_of_the_month')}>
      <div className={mergeClasses(fields, grid)}>
        {workedFields.map((name) => (
          <TextField
            key={name}
            label={say(labels[name])}
            hint={name === 'days' ? say('the_amount_is_of_the_whole_month') : say('as_the_country_counts_them')}
            text={worked[name]}
            wrong={complaints[`worked.${name}`]}
            onType={(text) => onChange({ worked: { ...worked, [name]: text } })}
          />
        ))}
      </div>
    </Group>
  );
}
