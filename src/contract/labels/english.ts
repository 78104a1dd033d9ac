import { type DetailName, payDetails } from '../details/list';
import { benefitFacts } from '../words/benefits';
import { payColumnWords, payrollFigureWords } from '../words/payroll-columns';
import { propertyOf } from '../words/vocabulary';
import type { Called, ColumnName, Labels } from './labels';

/** What readers call the columns besides their labels. */
const otherNames: Readonly<Partial<Record<ColumnName, readonly string[]>>> = {
  gross: ['Gross', 'Amount', 'Gross amount', 'Gross salary', 'Gross wage', 'Salary', 'Total pay'],
  net: ['Net', 'Net amount', 'Net salary', 'Net wage', 'Take-home pay'],
  basic_pay: ['Basic salary', 'Base pay', 'Base salary', 'Basic wage'],
  period: ['Pay frequency'],
  pay_date: ['Payment date', 'Payroll date'],
  include_pension: ['Pension deducted'],
  pay_periods: ['Pay periods in the year', 'Weeks of the year'],
  worked_from: ['First day paid'],
  worked_to: ['Last day paid'],
  unpaid_from: ['Unpaid from', 'Leave without pay from'],
  unpaid_to: ['Unpaid to', 'Leave without pay to'],
  days_paid: ['Paid days', 'Days to pay'],
  worked_of: ['Days in the month', 'Days in month'],
  residency: ['Residency', 'Resident status'],
  citizen: ['Citizenship'],
  spouse_income: ['Income of spouse', 'Working spouse'],
  children: ['Number of children', 'Number of dependent children'],
  disabled_children: ['Number of disabled children'],
  dependants: ['Dependants', 'Dependents', 'Other dependents', 'Number of dependants'],
  disabled: ['Disability'],
  main_employment: ['Main job', 'Primary employment'],
  category: ['Employee category'],
  employer_size: ['Headcount'],
  employer_payroll: ['Employer payroll'],
  employer_turnover: ['Employer turnover'],
  monthly_hours: ['Hours a month', 'Hours per month'],
  monthly_days: ['Working days a month', 'Working days per month'],
  incentive_month: ['ETI month'],
  accident_rate: ['Accident rate', 'Work accident rate'],
  housing: ['Housing', 'Rent allowance', 'House allowance', 'House rent allowance'],
  transport: ['Transport', 'Commuter allowance', 'Commuting allowance', 'Conveyance allowance'],
  travel: ['Travel', 'Business travel allowance'],
  meals: ['Meals', 'Lunch allowance', 'Food allowance'],
  family_allowance: ['Child allowance'],
  function: ['Responsibility allowance', 'Duty allowance'],
  risk: ['Hardship allowance'],
  overtime: ['Overtime pay', 'Overtime amount', 'Overtime payment', 'Overtime hours (amount)'],
  overtime_hours: ['Hours of overtime', 'Number of overtime hours', 'Overtime hours (hours)', 'Extra hours'],
  commission: ['Commissions'],
  leave: ['Leave allowance', 'Vacation pay'],
  bonus: ['Bonuses'],
  thirteenth: ['13th month', '13th salary', 'Thirteenth salary'],
  arrears: ['Back pay'],
  leave_paid_out: ['Leave encashment', 'Payment in lieu of leave'],
  notice_pay: ['Notice pay', 'Payment in lieu of notice', 'Pay in lieu of notice'],
  severance: ['Severance', 'Terminal benefits', 'Gratuity'],
};

const called = (label: string, others: readonly string[] = []): Called => [label, ...others];

const columns = Object.fromEntries(
  Object.entries({
    country: 'Country',
    ...propertyOf(payColumnWords, 'label'),
    ...propertyOf(payDetails, 'label'),
  }).map(([name, label]) => [name, called(label, otherNames[name as ColumnName])]),
) as Labels['columns'];

const choices = Object.fromEntries(
  (Object.keys(payDetails) as DetailName[]).flatMap((name) => {
    const words = payDetails[name].choices;
    return words === undefined ? [] : [[name, propertyOf(words, 'label')]];
  }),
) as unknown as Labels['choices'];

/** The labels of the words themselves, with other names in English. */
export const english: Labels = {
  columns,
  benefitFacts: propertyOf(benefitFacts, 'label'),
  choices: {
    ...choices,
    period: { ...choices.period, annual: ['Annual', 'Yearly'], biweekly: ['Every two weeks', 'Fortnightly'] },
  },
  figures: {
    ...propertyOf(payrollFigureWords, 'label'),
    gross_amount: ['Gross pay', 'Gross'],
    taxable_amount: ['Taxable pay', 'Taxable', 'Taxable income', 'Chargeable income', 'Chargeable pay'],
    tax_amount: ['Income tax', 'Tax', 'PAYE'],
    pension: ['Contributions', 'Employee contributions', 'Social contributions'],
    net_amount: ['Net pay', 'Net', 'Take-home pay'],
    employer_cost: ['Employer cost', 'Cost to the employer', 'Total cost'],
    effective_rate: ['Effective rate', 'Tax rate'],
    paid_out: ['Paid out', 'Amount paid out', 'Net paid'],
  },
  yes: ['Yes', 'true', 'y'],
  no: ['No', 'false', 'n'],
  table: {
    payroll: 'Payroll',
    yearOfPay: 'Pay of the year',
    name: 'Name',
    employee: 'Employee',
    month: 'Month',
    total: 'Total',
    lines: 'lines',
    deduction: 'Deduction',
    leaveOut: 'Leave out',
    error: 'error',
    note: 'Type over the example rows, and add rows below. Columns that you do not need may be deleted.',
    noteOnMonths: 'Type over pay and details. Each month is calculated under the law in force on its pay date.',
  },
};
