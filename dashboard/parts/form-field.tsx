import { Checkbox, Field, Input, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { useId } from 'react';
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

/** Text of several lines. */
interface Lines<Name extends string> extends NamedField<Name> {
  readonly type: 'multiline';
}

/** A choice of one option. Without `initial`, the first is chosen. */
interface OneOf<Name extends string> extends NamedField<Name> {
  readonly type: 'select';
  readonly options: readonly ChoiceOption<string>[];
}

/** A box to tick. Its value is `yes`, or empty. */
interface Tick<Name extends string> extends NamedField<Name> {
  readonly type: 'checkbox';
}

/** Boxes to tick. The value is the keys of those that are ticked, with a space between them. */
interface Several<Name extends string> extends NamedField<Name> {
  readonly type: 'several';
  readonly options: readonly ChoiceOption<string>[];
}

/** A field of a form. */
export type FieldOf<Name extends string> = Line<Name> | Lines<Name> | OneOf<Name> | Tick<Name> | Several<Name>;

/** What a field shows at first. */
export const initialOf = (field: FieldOf<string>): string =>
  field.initial ?? (field.type === 'select' ? (field.options[0]?.key ?? '') : '');

/** The words of a text: the values of a field with several boxes or lines. */
export const wordsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

/** Fields whose content runs from left to right in every language. */
const leftToRight: ReadonlySet<string> = new Set(['email', 'password', 'number']);

const useStyles = makeStyles({
  // A long option makes no narrow page wider.
  choice: { gridTemplateColumns: 'minmax(0, 1fr)' },
  group: { border: 'none', margin: 0, padding: 0, minInlineSize: 0 },
  legend: { padding: 0, marginBlockEnd: '4px' },
  boxes: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  wrong: { color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
});

/** Boxes under a heading that screen readers read before each of them. */
function Boxes({
  field: { name, label, hint, options },
  value,
  wrong,
  onChange,
}: {
  readonly field: Several<string>;
  readonly value: string;
  readonly wrong: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  const styles = useStyles();
  const about = useId();
  const ticked = wordsOf(value);
  return (
    <fieldset className={styles.group} aria-describedby={about}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.boxes}>
        {options.map(({ key, name: text }) => (
          <Checkbox
            key={key}
            name={name}
            label={text}
            checked={ticked.includes(key)}
            onChange={(_, { checked }) =>
              onChange(
                options
                  .map((option) => option.key)
                  .filter((one) => (one === key ? checked === true : ticked.includes(one)))
                  .join(' '),
              )
            }
          />
        ))}
      </div>
      <div id={about}>
        {wrong !== undefined && <div className={styles.wrong}>{wrong}</div>}
        {hint !== undefined && <div className={styles.hint}>{hint}</div>}
      </div>
    </fieldset>
  );
}

/**
 * One field of a form, with what is wrong beside it.
 *
 * @param wrong what is wrong with the value
 */
export function FormField({
  field,
  value,
  wrong,
  onChange,
}: {
  readonly field: FieldOf<string>;
  readonly value: string;
  readonly wrong: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  const styles = useStyles();
  if (field.type === 'several') return <Boxes field={field} value={value} wrong={wrong} onChange={onChange} />;
  const { name, label, hint } = field;
  const about = {
    ...(hint === undefined ? {} : { hint }),
    ...(wrong === undefined ? {} : { validationMessage: wrong, validationState: 'error' as const }),
  };
  if (field.type === 'checkbox')
    return (
      <Field {...about}>
        <Checkbox
          name={name}
          label={label}
          checked={value !== ''}
          onChange={(_, { checked }) => onChange(checked === true ? 'yes' : '')}
        />
      </Field>
    );
  if (field.type === 'select')
    return (
      <Choice
        name={name}
        className={styles.choice}
        label={label}
        options={field.options}
        value={value}
        onChange={onChange}
        wrong={wrong}
        hint={hint}
      />
    );
  if (field.type === 'multiline')
    return (
      <Field label={label} {...about}>
        <Textarea
          name={name}
          resize="vertical"
          spellCheck={false}
          value={value}
          onChange={(_, { value: text }) => onChange(text)}
        />
      </Field>
    );
  return (
    <Field label={label} {...about}>
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
