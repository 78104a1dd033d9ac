import { Field, makeStyles, mergeClasses, Select } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { defined } from '../../src/defined';
import { LabelOf } from './label-of';
import { useComplaint } from './use-complaint';

const useStyles = makeStyles({
  // A long option makes no narrow page wider.
  field: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export interface ChoiceOption<Key extends string> {
  readonly key: Key;
  readonly name: string;
}

/** The options of a table of labels, in its order. */
export const optionsOf = <Key extends string>(labels: Readonly<Record<Key, string>>): ChoiceOption<Key>[] =>
  (Object.entries(labels) as [Key, string][]).map(([key, name]) => ({ key, name }));

/**
 * A list to choose one option from.
 *
 * @param name of the list in a form
 * @param className look of the field
 * @param of what the label is about, for screen readers
 * @param wrong what is wrong with the option, and how to correct it
 * @param hint stands below the list
 * @param inline stands in a line of text: small, and its label is only read out
 */
export function Choice<Key extends string>({
  name,
  className,
  label,
  of,
  options,
  value,
  onChange,
  wrong,
  hint,
  inline = false,
}: {
  readonly name?: string;
  readonly className?: string;
  readonly label: string;
  readonly of?: string | undefined;
  readonly options: readonly ChoiceOption<Key>[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  readonly wrong?: string | undefined;
  readonly hint?: ReactElement | string | undefined;
  readonly inline?: boolean;
}) {
  const styles = useStyles();
  const complaint = useComplaint(wrong);
  const list = (
    <Select
      {...(inline
        ? { size: 'small', appearance: 'underline', style: { display: 'inline-flex' }, 'aria-label': label }
        : {})}
      {...defined({ name })}
      value={value}
      onChange={(_, { value: key }) => {
        const chosen = options.find((option) => option.key === key);
        if (chosen !== undefined) onChange(chosen.key);
      }}
    >
      {options.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  );
  return inline ? (
    list
  ) : (
    <Field
      label={<LabelOf text={label} of={of} />}
      className={mergeClasses(styles.field, className)}
      {...defined({ hint })}
      {...complaint}
    >
      {list}
    </Field>
  );
}
