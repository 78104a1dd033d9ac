import { Field, Input } from '@fluentui/react-components';
import { useFigures } from '../../../parts/figures';
import { LabelOf } from '../../../parts/label-of';
import { useComplaint } from '../../../parts/use-complaint';

/**
 * A field for a number, with what is wrong below it.
 *
 * @param of what the label is about, for screen readers
 */
export function TextField({
  label,
  of,
  text,
  wrong,
  onType,
  placeholder = '',
  unit = '',
}: {
  readonly label: string;
  readonly of?: string | undefined;
  readonly text: string | undefined;
  readonly wrong: string | undefined;
  readonly onType: (text: string) => void;
  readonly placeholder?: string;
  readonly unit?: string;
}) {
  const { quiet } = useFigures();
  return (
    <Field label={<LabelOf text={label} of={of} />} {...useComplaint(wrong)}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        value={text ?? ''}
        contentAfter={unit === '' ? null : <span className={quiet}>{unit}</span>}
        onChange={(_, { value }) => onType(value)}
      />
    </Field>
  );
}
