import { Field, Input, makeStyles } from '@fluentui/react-components';
import { defined } from '../../../../src/defined';
import { useFigures } from '../../../../ui/theme/figures';
import { LabelOf } from '../../../../ui/inputs/label-of';
import { useComplaint } from '../../../../ui/inputs/use-complaint';
import { useGrouped } from '../../../parts/use-grouped';

// Where the page begins, in every direction of it.
const useStyles = makeStyles({ input: { textAlign: 'left' } });

/**
 * A field for a number, with what is wrong below it.
 *
 * @param of what the label is about, for screen readers
 * @param hint stands below the field
 */
export function TextField({
  label,
  of,
  text,
  wrong,
  onType,
  placeholder = '',
  unit = '',
  hint,
}: {
  readonly label: string;
  readonly of?: string | undefined;
  readonly text: string | undefined;
  readonly wrong: string | undefined;
  readonly onType: (text: string) => void;
  readonly placeholder?: string;
  readonly unit?: string;
  readonly hint?: string | undefined;
}) {
  const styles = useStyles();
  const { quiet } = useFigures();
  return (
    <Field label={<LabelOf text={label} of={of} />} {...defined({ hint })} {...useComplaint(wrong)}>
      <Input
        input={{ className: styles.input, inputMode: 'decimal', dir: 'ltr' }}
        autoComplete="off"
        placeholder={placeholder}
        value={text ?? ''}
        contentAfter={unit === '' ? null : <span className={quiet}>{unit}</span>}
        {...useGrouped(text ?? '', onType)}
      />
    </Field>
  );
}
