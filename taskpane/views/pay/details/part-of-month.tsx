import { mergeClasses } from '@fluentui/react-components';
import { say } from '../../../../ui/language/say';
import { useFigures } from '../../../../ui/theme/figures';
import { workedDates, workedNumbers } from '../pay-fields';
import { DayField } from './day-field';
import { type DetailsProps, Group } from './group';
import { TextField } from './text-field';
import { useGrid } from './use-grid';

const labels = {
  from: 'first_day_paid',
  to: 'last_day_paid',
  unpaid_from: 'first_day_of_unpaid_leave',
  unpaid_to: 'last_day_of_unpaid_leave',
  days: 'days_paid',
  of: 'days_of_the_month',
} as const;
const hints = {
  from: 'if_empty_first_of_month',
  to: 'if_empty_last_of_month',
  unpaid_from: 'if_both_empty_no_leave',
  unpaid_to: 'if_both_empty_no_leave',
  days: 'instead_of_dates',
  of: 'as_the_country_counts_them',
} as const;

/**
 * The days that are paid, where a month is not paid as a whole: by dates for who joins, leaves or is on unpaid leave, or by
 * number. The amount stays that of the whole month.
 */
export function PartOfMonthGroup({
  details: { worked },
  complaints,
  onChange,
  onHalfDate,
}: Pick<DetailsProps, 'details' | 'complaints' | 'onChange' | 'onHalfDate'>) {
  const grid = useGrid();
  const { fields, quiet } = useFigures();
  return (
    <Group title={say('part_of_the_month')}>
      <div className={quiet}>{say('the_amount_is_of_the_whole_month')}</div>
      <div className={mergeClasses(fields, grid)}>
        {workedDates.map((name) => (
          <DayField
            key={name}
            label={say(labels[name])}
            hint={say(hints[name])}
            day={worked[name] ?? ''}
            wrong={complaints[`worked.${name}`]}
            onChange={(day) => onChange({ worked: { ...worked, [name]: day } })}
            onHalf={(isHalf) => onHalfDate(`worked.${name}`, isHalf)}
          />
        ))}
        {workedNumbers.map((name) => (
          <TextField
            key={name}
            label={say(labels[name])}
            hint={say(hints[name])}
            text={worked[name]}
            wrong={complaints[`worked.${name}`]}
            onType={(text) => onChange({ worked: { ...worked, [name]: text } })}
          />
        ))}
      </div>
    </Group>
  );
}
