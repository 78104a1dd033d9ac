/** The groups of operations, as readers look for them: what is calculated first, the account last. */
export const tags = [
  { name: 'Tax', description: 'Income, corporate, withholding and capital gains tax.' },
  { name: 'Payroll', description: 'A year of pay, minimum wages, and what is due.' },
  { name: 'Labour', description: 'Overtime, leave, notice, severance and seniority: the legal minimum.' },
  { name: 'VAT', description: 'Value added tax, GST, sales and consumption tax.' },
  { name: 'Exchange rates', description: 'Currencies and coins, with history.' },
  { name: 'Fuel', description: 'Pump prices.' },
  { name: 'Central banks', description: 'Policy rates, inflation, treasury bills, growth, meetings.' },
  { name: 'Series', description: 'What is known of each figure, since when, and how old it is.' },
  { name: 'Many at once', description: 'Batches and tools.' },
  { name: 'Webhooks', description: 'Changes sent to an address of yours.' },
  { name: 'Account', description: 'Keys, usage, plan and audit trail of an account. These need an account token.' },
] as const;
