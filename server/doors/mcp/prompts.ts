interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
  /** The request that the person makes with it. */
  readonly text: (given: Readonly<Record<string, string>>) => string;
}

const needed = (name: string, description: string) => ({ name, description, required: true });

const prompts: readonly Prompt[] = [
  {
    name: 'payslip',
    title: 'Payslip with its rules',
    description: 'Gross to net for one employee, with the rule behind each line.',
    arguments: [
      needed('country', 'Country'),
      needed('amount', 'Gross pay a month in the currency of the country'),
      { name: 'employee', description: 'Family, allowances and benefits, in your words', required: false },
    ],
    text: ({ country, amount, employee }) =>
      `Calculate the monthly payslip for a gross pay of ${amount} in ${country}${employee === undefined ? '' : ` (${employee})`}. First read in \`tax_law\` what the country asks about an employee, and ask me for what is missing. Then use \`payslip\` and \`explain_tax\`. Show each line with its rule and source, and say how old the law is.`,
  },
  {
    name: 'compare_offers',
    title: 'One salary in several countries',
    description: 'Net pay and cost to the employer, in one currency.',
    arguments: [
      needed('countries', 'Countries, separated by commas'),
      needed('amount', 'Gross pay a month'),
      needed('currency', 'Currency of the amount, such as USD'),
    ],
    text: ({ countries, amount, currency }) =>
      `Compare a gross pay of ${amount} ${currency} a month in ${countries} with \`compare_countries\`. Show net pay, tax and cost to the employer in ${currency} as a table, and name the date of each rate and law.`,
  },
  {
    name: 'month_end_rates',
    title: 'Month-end exchange rates',
    description: 'The last rate of each month, with its date.',
    arguments: [
      needed('currencies', 'Currencies, separated by commas'),
      needed('base', 'Base currency, such as USD'),
      needed('start', 'First month, such as 2026-01'),
    ],
    text: ({ currencies, base, start }) =>
      `List the month-end rates of ${currencies} against ${base} from ${start} on, with \`exchange_rate_history\` and the frequency \`month-end\`. Mark each rate that is older than five working days at the end of its month.`,
  },
  {
    name: 'what_changed',
    title: 'What changed in law and rates',
    description: 'Changes since a day, with what they mean for payroll and treasury.',
    arguments: [
      needed('since', 'Day, such as 2026-11-01'),
      { name: 'country', description: 'Country; all if left out', required: false },
    ],
    text: ({ since, country }) =>
      `What changed ${country === undefined ? '' : `in ${country} `}since ${since}? Use \`changes\`. Group by law, central bank, fuel and exchange rates, with the value before and after, the first day and the source.`,
  },
];

/** The prompts as agents list them. */
export const listedPrompts = () =>
  prompts.map(({ name, title, description, arguments: given }) => ({
    name,
    title,
    description,
    arguments: [...given],
  }));

/**
 * A prompt with its arguments filled in.
 *
 * @returns the name of the missing argument, or undefined for a prompt that does not exist
 */
export function filledPrompt(name: string, given: Readonly<Record<string, string>>) {
  const prompt = prompts.find((one) => one.name === name);
  if (prompt === undefined) return undefined;
  const missing = prompt.arguments.find((argument) => argument.required && !given[argument.name]?.trim());
  if (missing !== undefined) return { missing: missing.name };
  return { description: prompt.description, text: prompt.text(given) };
}
