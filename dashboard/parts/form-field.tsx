import { Field, Input } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Choice, type ChoiceOption } from '../../ui/inputs/choice';

interface NamedField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly initial?: string;
  /** Error codes that are about this field, besides `invalid_` with its name. */
  readonly errors?: readonly string[];
}

/** A line of text. */
interface Line<Name extends string> extends NamedField<Name> {
  readonly type?: 'text' | 'email' | 'password' | 'number' | 'date';
  /** What browsers and password managers fill in. */
  readonly autoComplete?: string;
}

/** An option, and what stands below the list while it is chosen. */
interface HintedOption extends ChoiceOption<string> {
  readonly hint?: string;
}

/** A choice of one option. Without `initial`, the first is chosen. */
interface OneOf<Name extends string> extends NamedField<Name> {
  readonly type: 'select';
  readonly options: readonly HintedOption[];
}

/** What a field has to show. */
export interface FieldProps {
  readonly field: NamedField<string>;
  readonly value: string;
  /** What is wrong with the value. */
  readonly wrong: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A field that few pages have. They name what draws it, so that no other page loads that. */
interface Drawn<Name extends string> extends NamedField<Name> {
  readonly type: 'drawn';
  readonly draw: (props: FieldProps) => ReactNode;
}

/** A field of a form. */
export type FieldOf<Name extends string> = Line<Name> | OneOf<Name> | Drawn<Name>;

/** What a field shows at first. */
export const initialOf = (field: FieldOf<string>): string =>
  field.initial ?? (field.type === 'select' ? (field.options[0]?.key ?? '') : '');

/** The words of a text: the values of a field with several boxes or lines. */
export const wordsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

/** Fields whose content runs from left to right in every language. */
const leftToRight: ReadonlySet<string> = new Set(['email', 'password', 'number']);

/** The hint of a field and what is wrong with its value, as Fluent takes them. */
export const aboutField = ({ field: { hint }, wrong }: FieldProps) => ({
  ...(hint === undefined ? {} : { hint }),
  ...(wrong === undefined ? {} : { validationMessage: wrong, validationState: 'error' as const }),
});

/** One field of a form, with what is wrong beside it. */
export function FormField({ field, ...shown }: FieldProps & { readonly field: FieldOf<string> }) {
  if (field.type === 'drawn') return field.draw({ field, ...shown });
  const { name, label, hint } = field;
  const { value, wrong, onChange } = shown;
  if (field.type === 'select')
    return (
      <Choice
        name={name}
        label={label}
        options={field.options}
        value={value}
        onChange={onChange}
        wrong={wrong}
        hint={field.options.find(({ key }) => key === value)?.hint ?? hint}
      />
    );
  return (
    <Field label={label} {...aboutField({ field, ...shown })}>
      <Input
        name={name}
        type={field.type ?? 'text'}
        autoComplete={field.autoComplete ?? 'off'}
        {...(leftToRight.has(field.type ?? 'text') ? { dir: 'ltr' } : {})}
        spellCheck={false}
        value={value}
        onChange={(_, { value: text }) => onChange(text)}
      />
    </Field>
  );
}
