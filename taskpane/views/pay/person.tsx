import { Field, Input, makeStyles, mergeClasses, Switch } from '@fluentui/react-components';
import { circumstanceNames, circumstanceWords } from '../../../src/contract/words/circumstances';
import { useFigures } from '../../parts/figures';
import { useComplaint } from '../../parts/use-complaint';
import type { Circumstances, Complaints } from './circumstances';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 176px), 1fr))',
    gap: '12px',
    alignItems: 'start',
  },
  switch: { alignSelf: 'end' },
});

/** A field that is typed into, with what is wrong beside it. */
function Typed({
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
 * Further circumstances of the pay and the person, all of which may stay empty.
 *
 * @param dated does the running tax year apply, in which a pay day chooses the law?
 * @param onHalfDay told whether a day has been begun and not completed, which the text of its field does not show
 */
export function Person({
  circumstances,
  complaints,
  onChange,
  dated,
  onHalfDay,
}: {
  readonly circumstances: Circumstances;
  readonly complaints: Complaints;
  readonly onChange: (change: Partial<Circumstances>) => void;
  readonly dated: boolean;
  readonly onHalfDay: (half: boolean) => void;
}) {
  const styles = useStyles();
  const { fields } = useFigures();
  const { payDate, contributions } = circumstances;
  return (
    <div className={mergeClasses(fields, styles.grid)}>
      {circumstanceNames.map((name) => (
        <Typed
          key={name}
          label={circumstanceWords[name].label}
          placeholder={circumstanceWords[name].placeholder}
          text={circumstances[name]}
          wrong={complaints[name]}
          onType={(text) => onChange({ [name]: text })}
        />
      ))}
      <Field
        label="Pay day"
        {...(dated ? {} : { hint: 'Used in the running tax year only.' })}
        {...useComplaint(complaints.payDate)}
      >
        <Input
          type="date"
          disabled={!dated}
          value={payDate}
          onChange={({ target }, { value }) => {
            onHalfDay(target.validity.badInput);
            onChange({ payDate: value });
          }}
          onBlur={({ target }) => onHalfDay(target.validity.badInput)}
        />
      </Field>
      <Switch
        className={styles.switch}
        label="Contributions"
        checked={contributions}
        onChange={(_, { checked }) => onChange({ contributions: checked })}
      />
    </div>
  );
}
