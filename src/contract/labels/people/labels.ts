import type { PersonField, personFields, ReturnEmployerField } from '../../words/return-fields';
import type { Called } from '../labels';

type ChoicesOf<Field extends PersonField> = (typeof personFields)[Field] extends { readonly choices: infer Choices }
  ? keyof Choices & string
  : never;
type ChoiceField = { [Field in PersonField]: ChoicesOf<Field> extends never ? never : Field }[PersonField];

/** What only a payslip says of an employee. */
export const payslipFields = ['department', 'classification', 'payment', 'password'] as const;
export type PayslipField = (typeof payslipFields)[number];

/** What one language calls the columns of a table that say who an employee or an employer is. */
export interface PeopleLabels {
  readonly person: Readonly<Record<PersonField, Called>>;
  readonly choices: { readonly [Field in ChoiceField]: Readonly<Record<ChoicesOf<Field>, Called>> };
  readonly payslip: Readonly<Record<PayslipField, Called>>;
  readonly employer: Readonly<Record<ReturnEmployerField, Called>>;
  readonly month: Called;
}
