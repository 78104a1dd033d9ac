import { Field, Input, makeStyles, mergeClasses, Switch } from '@fluentui/react-components';
import { circumstanceNames, circumstanceWords } from '../../../src/contract/words/circumstances';
import { useFigures } from '../../parts/figures';
import { useComplaint } from '../../parts/use-complaint';
import type { Complaints, PayFields } from './pay-fields';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 176px), 1fr))',
    gap: '12px',
    alignItems: 'start',
  },
  switch: { alignSelf: 'end' },
});

/** A text field, with what is wrong below it. */
function TextField({
  label,
  placeholder,
  text,
  wrong,
  onType,
}: {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly wrong: string | undefined;
  readonly onType: (text: string) => void;
}) {
  return (
    <Field label={label} {...useComplaint(wrong)}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(_, { value }) => onType(value)}
      />
    </Field>
  );
}

/**
 * Details of the pay and the employee. Each may stay empty.
 *
 * @param dated does the current tax year apply, in which a pay date selects the law?
 * @param onHalfDate told whether a date is incomplete, which the text of its field does not show
 */
export function EmployeeDetails({
  details,
  complaints,
  onChange,
  dated,
  onHalfDate,
}: {
  readonly details: PayFields;
  readonly complaints: Complaints;
  readonly onChange: (change: Partial<PayFields>) => void;
  readonly dated: boolean;
  readonly onHalfDate: (isHalf: boolean) => void;
}) {
  const styles = useStyles();
  const { fields } = useFigures();
  const { payDate, contributions } = details;
  return (
    <div className={mergeClasses(fields, styles.grid)}>
      {circumstanceNames.map((name) => (
        <TextField
          key={name}
          label={circumstanceWords[name].label}
          placeholder={circumstanceWords[name].placeholder}
          text={details[name]}
          wrong={complaints[name]}
          onType={(text) => onChange({ [name]: text })}
        />
      ))}
      <Field
        label="Pay date"
        {...(dated ? {} : { hint: 'Applies to the current tax year only.' })}
        {...useComplaint(complaints.payDate)}
      >
        <Input
          type="date"
          disabled={!dated}
          value={payDate}
          onChange={({ target }, { value }) => {
            onHalfDate(target.validity.badInput);
            onChange({ payDate: value });
          }}
          onBlur={({ target }) => onHalfDate(target.validity.badInput)}
        />
      </Field>
      <Switch
        className={styles.switch}
        label="Deduct contributions"
        checked={contributions}
        onChange={(_, { checked }) => onChange({ contributions: checked })}
      />
    </div>
  );
}
