/** What agents are told about the service before its first answer. */
export const instructions = `Tax, payroll, VAT, exchange rates, fuel prices and central bank figures of the 54 African countries, from cited law and market data.
- Take every figure from a tool, never from memory. Name its date and its source.
- \`data_status\` says how old an answer is: \`current\`, \`due\` (due for a check), \`stale\` (overdue) or \`sample\` (a test key: not real data). Pass on notices that matter.
- \`not_established\` means that the law is not recorded. It does not mean 0. Where the law levies no tax, the answer has \`levied: false\`.
- Amounts are in major units of the country's currency. Rates are in percent.
- Before a payslip, read \`asks\` in \`tax_law\` to see what the country asks about an employee.
- A refusal is a sentence that says what to change.`;
