import { Field, makeStyles, mergeClasses, Radio, RadioGroup } from '@fluentui/react-components';
import { leaverNoticeWords, leaverReasonWords } from '../../../../src/contract/words/labour';
import { Choice } from '../../../../ui/inputs/choice';
import { say, sayings } from '../../../../ui/language/say';
import { useFigures } from '../../../../ui/theme/figures';
import { DayField } from '../details/day-field';
import { TextField } from '../details/text-field';
import { useGrid } from '../details/use-grid';
import type { Complaints } from '../stated';
import type { LeavingFields } from './leaving-fields';

const reasons = sayings({
  dismissal: 'end_reason_dismissal',
  redundancy: 'end_reason_redundancy',
  end_of_contract: 'end_reason_end_of_contract',
  retirement: 'end_reason_retirement',
  resignation: 'end_reason_resignation',
} as const satisfies Record<LeavingFields['reason'], string>);
const notices = sayings({
  worked: 'notice_worked',
  paid: 'notice_paid',
  none: 'notice_none',
} as const satisfies Record<LeavingFields['notice'], string>);

const useStyles = makeStyles({ all: { gridColumn: '1 / -1' } });

/**
 * How the employment ends.
 *
 * @param groups the groups of employees that the law tells apart
 * @param onHalfDay told whether a day is incomplete, which the text of its field does not show
 */
export function LeavingForm({
  fields,
  complaints,
  groups,
  hasSeniority,
  currency,
  onChange,
  onHalfDay,
}: {
  readonly fields: LeavingFields;
  readonly complaints: Complaints;
  readonly groups: ReadonlyMap<string, string>;
  /** Does the law have a seniority bonus? */
  readonly hasSeniority: boolean;
  readonly currency: string;
  readonly onChange: (change: Partial<LeavingFields>) => void;
  readonly onHalfDay: (name: 'started' | 'ends', isHalf: boolean) => void;
}) {
  const styles = useStyles();
  const grid = useGrid();
  const { fields: fieldStyle, choices } = useFigures();
  const day = (name: 'started' | 'ends', label: string) => (
    <DayField
      label={label}
      day={fields[name]}
      wrong={complaints[name]}
      onChange={(value) => onChange({ [name]: value })}
      onHalf={(isHalf) => onHalfDay(name, isHalf)}
    />
  );
  return (
    <div className={mergeClasses(fieldStyle, grid)}>
      {day('started', say('first_day'))}
      {day('ends', say('last_day'))}
      <div className={mergeClasses(choices, styles.all)}>
        <Choice
          label={say('end_reason')}
          options={leaverReasonWords.map((key) => ({ key, name: reasons[key] }))}
          value={fields.reason}
          onChange={(reason) => onChange({ reason })}
        />
        <Choice
          label={say('notice_of_end')}
          options={leaverNoticeWords.map((key) => ({ key, name: notices[key] }))}
          value={fields.notice}
          onChange={(notice) => onChange({ notice })}
        />
      </div>
      <TextField
        label={say('leave_not_taken')}
        unit={say('unit_days')}
        text={fields.leave}
        wrong={complaints['leave']}
        onType={(leave) => onChange({ leave })}
      />
      <TextField
        label={say('days_paid_of_last_month')}
        unit={say('unit_days')}
        text={fields.daysPaid}
        wrong={complaints['daysPaid']}
        onType={(daysPaid) => onChange({ daysPaid })}
      />
      <TextField
        label={say('days_of_last_month')}
        unit={say('unit_days')}
        text={fields.daysOf}
        wrong={complaints['daysOf']}
        onType={(daysOf) => onChange({ daysOf })}
      />
      {hasSeniority ? (
        <TextField
          label={say('seniority_base')}
          unit={currency}
          text={fields.seniorityBase}
          wrong={complaints['seniorityBase']}
          hint={say('seniority_base_hint')}
          onType={(seniorityBase) => onChange({ seniorityBase })}
        />
      ) : null}
      {groups.size === 0 ? null : (
        // Groups have long names, which a list would cut.
        <Field label={say('group_of_employee')} className={styles.all}>
          <RadioGroup
            value={groups.has(fields.category) ? fields.category : ''}
            onChange={(_, { value }) => onChange({ category: value })}
          >
            <Radio value="" label={say('group_not_stated')} />
            {[...groups].map(([word, name]) => (
              <Radio key={word} value={word} label={name} />
            ))}
          </RadioGroup>
        </Field>
      )}
    </div>
  );
}
