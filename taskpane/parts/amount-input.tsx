import { Field, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useFigures } from '../../ui/theme/figures';
import { useComplaint } from '../../ui/inputs/use-complaint';
import { useGrouped } from './use-grouped';

const useStyles = makeStyles({
  input: {
    fontVariantNumeric: 'tabular-nums',
    // Beside the currency, in every direction of the page.
    textAlign: 'right',
    fontWeight: tokens.fontWeightSemibold,
    minInlineSize: 0,
  },
  box: { inlineSize: '100%', minInlineSize: 0 },
  old: { opacity: 0.6 },
});

/**
 * A field for an amount of money.
 *
 * @param wrong what is wrong with the text, and how to correct it
 */
export function AmountInput({
  label,
  currency,
  text,
  onType,
  wrong,
  outdated = false,
}: {
  readonly label: string;
  readonly currency: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly wrong?: string | undefined;
  readonly outdated?: boolean;
}) {
  const styles = useStyles();
  const { quiet } = useFigures();
  return (
    <Field label={label} {...useComplaint(wrong)}>
      <Input
        className={mergeClasses(styles.box, outdated && styles.old)}
        input={{ className: styles.input, inputMode: 'decimal', dir: 'ltr' }}
        autoComplete="off"
        contentAfter={<span className={quiet}>{currency}</span>}
        value={text}
        {...useGrouped(text, onType)}
      />
    </Field>
  );
}
