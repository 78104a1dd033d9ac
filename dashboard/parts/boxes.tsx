import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import type { ChoiceOption } from '../../ui/inputs/choice';
import { type FieldProps, wordsOf } from './form-field';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minInlineSize: 0 },
  legend: { padding: 0, marginBlockEnd: '4px' },
  boxes: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  wrong: { color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
});

/** Boxes under a heading that screen readers read before each of them. */
function Boxes({
  field: { name, label, hint },
  options,
  value,
  wrong,
  onChange,
}: FieldProps & { readonly options: readonly ChoiceOption<string>[] }) {
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

/** Draws a field of boxes to tick. The value is the keys of those that are ticked, with a space between them. */
export const boxes = (options: readonly ChoiceOption<string>[]) => (props: FieldProps) => (
  <Boxes {...props} options={options} />
);
