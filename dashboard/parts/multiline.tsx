import { Field, Textarea } from '@fluentui/react-components';
import { aboutField, type FieldProps } from './form-field';

/** Draws a field for text of several lines. */
export const multiline = (props: FieldProps) => (
  <Field label={props.field.label} {...aboutField(props)}>
    <Textarea
      name={props.field.name}
      resize="vertical"
      spellCheck={false}
      value={props.value}
      onChange={(_, { value }) => props.onChange(value)}
    />
  </Field>
);
