import { Field, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { readAmount } from '../words/numbers';
import { useFigures } from './figures';

const useStyles = makeStyles({
  input: { fontVariantNumeric: 'tabular-nums', textAlign: 'end', fontWeight: tokens.fontWeightSemibold, minInlineSize: 0 },
  box: { inlineSize: '100%', minInlineSize: 0 },
  old: { opacity: 0.6 },
});

/** A field for an amount of money. What is typed may have spaces, commas or apostrophes between thousands. */
export function AmountInput({ label, currency, text, onType, outdated = false }: { readonly label: string; readonly currency: string; readonly text: string; readonly onType: (text: string) => void; readonly outdated?: boolean }) {
  const styles = useStyles();
  const { quiet } = useFigures();
  const wrong = text.trim() !== '' && readAmount(text) === undefined;
  return (
    <Field label={label} {...(wrong ? { validationMessage: 'A number above 0, for example 85,000', validationState: 'error' as const } : {})}>
      <Input
        className={mergeClasses(styles.box, outdated && styles.old)}
        input={{ className: styles.input, inputMode: 'decimal' }}
        autoComplete="off"
        contentAfter={<span className={quiet}>{currency}</span>}
        value={text}
        onFocus={({ target }) => target.select()}
        onChange={(_, { value }) => onType(value)}
      />
    </Field>
  );
}
