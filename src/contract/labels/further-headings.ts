import type { PayColumn } from '../words/payroll-columns';
import type { PayPart } from '../words/pay-parts';

/**
 * Parts of pay that have no column of their own, by the column to which they are added. Several may stand in one table.
 * None of them is exempt unless a law says so for its own column.
 */
export const addedTexts = {
  basic_pay: ['Sursalaire', 'Complément de salaire', 'Complément salarial'],
  other_taxable: [
    ...['Seniority allowance', 'Seniority pay', 'Seniority bonus', 'Long service allowance', 'Long service pay'],
    ...['Cash handling allowance', 'Cashier allowance', 'Till allowance', 'Performance allowance'],
    ...['Productivity allowance', 'Attendance allowance', 'Shift allowance', 'Acting allowance', 'Skills allowance'],
    ...["Prime d'ancienneté", "Indemnité d'ancienneté", 'Prime de caisse', 'Indemnité de caisse'],
    ...['Indemnité de responsabilité de caisse', 'Prime de rendement', 'Indemnité de rendement'],
    ...['Prime de productivité', "Prime d'assiduité", 'Prime de technicité', 'Indemnité de technicité'],
    ...['Subsídio de antiguidade', 'Prémio de antiguidade', 'Abono para falhas', 'Prémio de produtividade'],
    ...['Prémio de assiduidade', 'Subsídio de turno', 'Isenção de horário', 'Subsídio de isenção de horário'],
    ...['بدل الأقدمية', 'علاوة الأقدمية', 'منحة الأقدمية', 'علاوة الإنتاجية', 'بدل المناوبة'],
  ],
} as const satisfies Readonly<Partial<Record<PayColumn | PayPart, readonly string[]>>>;
export type AddedTo = keyof typeof addedTexts;

/** What is taken off net pay and changes no tax. A heading has one of these words, and of others only those below. */
export const deductionTexts: readonly string[] = [
  ...['advance', 'loan', 'savings', 'helb', 'sacco', 'welfare', 'garnishment', 'attachment', 'deduction'],
  ...['avance', 'acompte', 'prêt', 'épargne', 'opposition', 'saisie', 'saisie-arrêt', 'cession', 'retenue', 'tontine'],
  ...['adiantamento', 'empréstimo', 'poupança', 'penhora', 'desconto'],
  ...['سلفة', 'السلفة', 'تسبقة', 'القرض', 'الادخار', 'خصم', 'الخصم', 'اقتطاع', 'الاقتطاع'],
];

/** Words beside them that leave the meaning as it is: `Salary advance`, `Remboursement du prêt bancaire`. */
export const besideDeductions: readonly string[] = [
  ...['staff', 'salary', 'pay', 'company', 'bank', 'repayment', 'recovery', 'instalment', 'installment'],
  ...['monthly', 'other', 'net', 'car', 'student', 'contribution', 'shares', 'order', 'personal', 'emergency'],
  ...[
    'sur',
    'salaire',
    'remboursement',
    'bancaire',
    'mensualité',
    'échéance',
    'autre',
    'personnel',
    'scolaire',
    'arrêt',
  ],
  ...['reembolso', 'prestação', 'salário', 'outro', 'bancário'],
];

/** The number of parts of the family quotient. It follows from marital status and children. */
export const quotientTexts: readonly string[] = [
  ...['Nombre de parts', 'Parts', 'Parts fiscales', 'Nombre de parts fiscales', 'Nombre de parts IGR', 'Part'],
  ...['Quotient familial', 'Number of shares', 'Tax shares', 'Family quotient', 'Número de partes'],
  ...['عدد الأجزاء', 'الأجزاء'],
];

/** What a row of sums is called. */
export const totalTexts: readonly string[] = [
  ...['Total', 'Totals', 'Grand total', 'Subtotal', 'Sub-total', 'Total general', 'Overall total', 'Totaux'],
  ...['Total général', 'Totaux généraux', 'Sous-total', 'Sous-totaux', 'Total geral', 'Subtotais', 'Totais'],
  ...['المجموع', 'مجموع', 'الإجمالي', 'الإجمالي العام', 'المجموع الفرعي'],
];
