import { codesOf, type Vocabulary, type Word } from './vocabulary';

/** A fact about an employee that returns ask for, beside the pay. */
export type ReturnField = Word &
  ({ readonly kind: 'text' | 'day' | 'number' | 'flag' } | { readonly kind: 'choice'; readonly choices: Vocabulary });

/** What returns ask about an employee that no payslip says. */
export const personFields = {
  name: { kind: 'text', label: 'Name', meaning: 'Full name. Default: the surname and the other names' },
  surname: { kind: 'text', label: 'Surname', meaning: 'Family name' },
  first_name: { kind: 'text', label: 'First name', meaning: 'First name' },
  other_names: { kind: 'text', label: 'Other names', meaning: 'Names besides the surname and the first name' },
  employee_number: { kind: 'text', label: 'Employee number', meaning: 'Number of the employee at the employer' },
  tax_number: { kind: 'text', label: 'Tax number', meaning: 'Tax number of the employee' },
  social_security_number: {
    kind: 'text',
    label: 'Social security number',
    meaning: 'Number of the employee at the social security fund',
  },
  national_id: { kind: 'text', label: 'National identity number', meaning: 'Number of the national identity card' },
  passport: { kind: 'text', label: 'Passport', meaning: 'Number of the passport, or of another document' },
  health_number: {
    kind: 'text',
    label: 'Health insurance number',
    meaning: 'Number of the employee at the health insurance',
  },
  pension_fund: { kind: 'text', label: 'Pension fund', meaning: 'Name of the pension fund' },
  pension_fund_number: {
    kind: 'text',
    label: 'Number of the pension fund',
    meaning: 'Registration number or code of the pension fund',
  },
  fund_option: {
    kind: 'text',
    label: 'Option at the fund',
    meaning: 'Law or option under which the employee is insured, in the code of the return',
  },
  other_fund_number: {
    kind: 'text',
    label: 'Number at another fund',
    meaning: 'Number of the employee at the fund of the return, such as that of accidents, housing or student loans',
  },
  phone: { kind: 'text', label: 'Phone', meaning: 'Telephone number of the employee' },
  gender: {
    kind: 'choice',
    label: 'Gender',
    meaning: 'Gender, as the return asks it',
    choices: {
      male: { label: 'Male', meaning: 'Male' },
      female: { label: 'Female', meaning: 'Female' },
    },
  },
  nationality: { kind: 'text', label: 'Nationality', meaning: 'Nationality, in the code or words of the return' },
  address: { kind: 'text', label: 'Address', meaning: 'Address of the employee' },
  city: { kind: 'text', label: 'City', meaning: 'City of the employee' },
  province: { kind: 'text', label: 'Province', meaning: 'Province or state, in the words of the return' },
  municipality: {
    kind: 'text',
    label: 'Municipality',
    meaning: 'Municipality where the employee works or lives, as the return asks it',
  },
  exemption_certificate: {
    kind: 'text',
    label: 'Exemption certificate',
    meaning: 'Number of the certificate of a tax exemption',
  },
  birth_date: { kind: 'day', label: 'Date of birth', meaning: 'Date of birth, YYYY-MM-DD' },
  hired_on: { kind: 'day', label: 'Hired on', meaning: 'First day of the employment, YYYY-MM-DD' },
  left_on: { kind: 'day', label: 'Left on', meaning: 'Last day of the employment, YYYY-MM-DD' },
  employment_type: {
    kind: 'choice',
    label: 'Kind of employment',
    meaning: 'Kind of employment. Default: permanent',
    choices: {
      permanent: { label: 'Permanent', meaning: 'Without an end date' },
      fixed_term: { label: 'Fixed term', meaning: 'For a fixed term' },
      part_time: { label: 'Part-time', meaning: 'Part of the working time' },
      casual: { label: 'Casual', meaning: 'By the day or the hour' },
      trainee: { label: 'Trainee', meaning: 'Intern or trainee' },
      exempt: { label: 'Exempt', meaning: 'Exempt from tax on employment' },
    },
  },
  job_title: { kind: 'text', label: 'Job title', meaning: 'Occupation' },
  job_level: { kind: 'text', label: 'Level of job', meaning: 'Level of the job, in the code of the return' },
  job_class: { kind: 'text', label: 'Class of job', meaning: 'Class of job, in the code of the return' },
  housing_type: {
    kind: 'text',
    label: 'Kind of housing',
    meaning: 'Kind of housing that the employer gives, in the words of the return',
  },
  paid_by: {
    kind: 'choice',
    label: 'Paid by',
    meaning: 'Paid by the month, the day or the hour. Default: by the month',
    choices: {
      month: { label: 'Month', meaning: 'By the month' },
      day: { label: 'Day', meaning: 'By the day' },
      hour: { label: 'Hour', meaning: 'By the hour' },
    },
  },
  days_worked: { kind: 'number', label: 'Days worked', meaning: 'Days of work in the month' },
  hours_worked: { kind: 'number', label: 'Hours worked', meaning: 'Hours of work in the month' },
  situation: { kind: 'text', label: 'Situation', meaning: 'What changed in the month, in the code of the return' },
  newly_declared: {
    kind: 'flag',
    label: 'Newly declared',
    meaning: 'Is the employee declared to the fund for the first time?',
  },
  family_allowance: {
    kind: 'number',
    label: 'Family allowance of the fund',
    meaning: 'Family allowance that the fund pays through the employer',
  },
  family_allowance_withheld: {
    kind: 'number',
    label: 'Family allowance withheld',
    meaning: 'What the fund takes off the family allowance',
  },
  paid_on: {
    kind: 'day',
    label: 'Paid on',
    meaning:
      'A day in the month of the pay, YYYY-MM-DD, for returns of several months. Default: the month of the return',
  },
  tax_withheld: {
    kind: 'number',
    label: 'Tax withheld',
    meaning: 'Tax that was withheld in the month. It is compared with the payslip',
  },
  tax_adjustment: { kind: 'number', label: 'Tax adjustment', meaning: 'Correction of the tax of earlier months' },
  voluntary_contribution: {
    kind: 'number',
    label: 'Voluntary contribution',
    meaning: 'Voluntary contribution to the fund in the month',
  },
  loan_repayment: {
    kind: 'number',
    label: 'Student loan repayment',
    meaning: 'Repayment of a student loan that is withheld in the month, where the law has no rate for it',
  },
  remarks: { kind: 'text', label: 'Remarks', meaning: 'Remarks' },
} as const satisfies Readonly<Record<string, ReturnField>>;
export type PersonField = keyof typeof personFields;
export const personFieldNames = codesOf(personFields);

/** What returns ask about an employer. */
export const returnEmployerFields = {
  name: { label: 'Name', meaning: 'Registered name of the employer' },
  tax_number: { label: 'Tax number', meaning: 'Tax number of the employer' },
  social_security_number: {
    label: 'Number at the fund',
    meaning: 'Number of the employer at the social security fund',
  },
  registration_number: { label: 'Registration number', meaning: 'Number of the employer in the business register' },
  business_tax_number: { label: 'Number of the business tax', meaning: 'Number of the local tax on businesses' },
  contact: { label: 'Contact', meaning: 'Name of the person to ask' },
  phone: { label: 'Phone', meaning: 'Telephone number' },
  mobile: { label: 'Mobile phone', meaning: 'Mobile number' },
  email: { label: 'Email', meaning: 'Email address' },
  activity: { label: 'Activity', meaning: 'Activity of the employer' },
  address: { label: 'Address', meaning: 'Street and number' },
  city: { label: 'City', meaning: 'City' },
  municipality: { label: 'Municipality', meaning: 'Municipality, in the code of the return' },
  postal_code: { label: 'Postal code', meaning: 'Postal code' },
  office: { label: 'Office', meaning: 'Code of the office of the authority' },
  transfer_number: { label: 'Transfer number', meaning: 'Number that the fund gave to the month’s file' },
  issued_on: { label: 'Issued on', meaning: 'Day on which the fund issued the month’s file, YYYY-MM-DD' },
  due_on: { label: 'Due on', meaning: 'Day on which the return is due, YYYY-MM-DD' },
} as const satisfies Vocabulary;
export type ReturnEmployerField = keyof typeof returnEmployerFields;
export const returnEmployerFieldNames = codesOf(returnEmployerFields);

/** The kinds of files in which authorities take returns. */
export const returnFileKinds = {
  csv: { label: 'CSV', meaning: 'Text with a separator' },
  pairs: { label: 'Pairs', meaning: 'Text with pairs of code and value' },
  xml: { label: 'XML', meaning: 'An XML document' },
  fixed: { label: 'Fixed widths', meaning: 'Text in columns of fixed width' },
  xlsx: { label: 'Excel workbook', meaning: 'An Excel workbook' },
  none: { label: 'No file', meaning: 'A form on paper or on screen: the table only' },
} as const satisfies Vocabulary;
export const returnFileKindNames = codesOf(returnFileKinds);

/** Where a column of a return takes its value from. */
export const columnSources = {
  person: { label: 'Person', meaning: 'The field of `person`' },
  employee: { label: 'Circumstance', meaning: 'The field of `employee`' },
  pay: { label: 'Part of pay', meaning: 'The field of `pay`' },
  paid: { label: 'Payment', meaning: 'The field of `paid`' },
  employer: { label: 'Employer', meaning: 'The field of `employer`' },
  payslip: { label: 'Payslip', meaning: 'A figure of the payslip, in words' },
  return: { label: 'Return', meaning: 'Something of the return itself, in words' },
  fixed: { label: 'Fixed', meaning: 'Always this text' },
} as const satisfies Vocabulary;
export const columnSourceNames = codesOf(columnSources);

/** What may be wrong with a return that an authority would reject. */
export const returnProblemKinds = {
  missing: { label: 'Missing', meaning: 'A value that the return requires is missing' },
  malformed: { label: 'Malformed', meaning: 'The value does not have the form that the return requires' },
  check_digit: { label: 'Check digit', meaning: 'The check digit of an identifier is wrong' },
  too_long: { label: 'Too long', meaning: 'The value is longer than its column' },
  duplicate: { label: 'Duplicate', meaning: 'An identifier occurs in an earlier row' },
  does_not_agree: { label: 'Does not agree', meaning: 'Amounts that must agree do not' },
  payslip: { label: 'Payslip', meaning: 'The payslip of the row cannot be computed' },
} as const satisfies Vocabulary;
export type ReturnProblemKind = keyof typeof returnProblemKinds;
export const returnProblemKindNames = codesOf(returnProblemKinds);
