import { Field, Input } from '@fluentui/react-components';
import { say } from '../../../ui/language/say';

/** The month of today, YYYY-MM, by the clock of the reader. */
export function thisMonth(): string {
  const today = new Date();
  return `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}`;
}

const isMonth = (text: string): boolean => /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text);

/** The month of pay, YYYY-MM. */
export function MonthField({ month, onMonth }: { readonly month: string; readonly onMonth: (month: string) => void }) {
  return (
    <Field
      label={say('month_of_pay')}
      {...(isMonth(month) ? {} : { validationMessage: say('enter_a_month'), validationState: 'error' as const })}
    >
      <Input type="month" value={month} onChange={(_, { value }) => onMonth(value)} />
    </Field>
  );
}
