import { Field, Input } from '@fluentui/react-components';
import { defined } from '../../../../src/defined';
import { useComplaint } from '../../../../ui/inputs/use-complaint';

/**
 * A field for a day, with what is wrong below it.
 *
 * @param onHalf told whether the day is incomplete, which its text does not show
 */
export function DayField({
  label,
  day,
  wrong,
  onChange,
  onHalf,
  hint,
  disabled = false,
}: {
  readonly label: string;
  readonly day: string;
  readonly wrong: string | undefined;
  readonly onChange: (day: string) => void;
  readonly onHalf: (isHalf: boolean) => void;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}) {
  return (
    <Field label={label} {...defined({ hint })} {...useComplaint(wrong)}>
      <Input
        type="date"
        disabled={disabled}
        value={day}
        onChange={({ target }, { value }) => {
          onHalf(target.validity.badInput);
          onChange(value);
        }}
        onBlur={({ target }) => onHalf(target.validity.badInput)}
      />
    </Field>
  );
}
