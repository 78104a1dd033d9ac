import { z } from 'zod';
import { benefitFactNames, benefitKinds } from './words/benefits';
import { circumstanceNames } from './words/circumstances';
import { oncePaidTreatments } from './words/once-paid';
import { paymentsByEmployee } from './words/paid-by-employee';
import { oncePaidParts, payParts } from './words/pay-parts';

const label = z.string().describe('Its text in a form.');
const meaning = z.string();

export const AskedCircumstance = z
  .object({
    name: z.enum(circumstanceNames),
    label,
    meaning,
    kind: z.enum(['whole', 'percent', 'flag', 'choice']),
    choices: z
      .array(z.object({ value: z.string(), label }))
      .optional()
      .describe('The words that it may be.'),
    default: z.union([z.string(), z.number(), z.boolean()]),
    least: z.number().optional(),
    most: z.number().optional(),
  })
  .meta({ id: 'AskedCircumstance' });
export type AskedCircumstance = z.infer<typeof AskedCircumstance>;

export const LawAsks = z
  .object({
    circumstances: z
      .array(AskedCircumstance)
      .describe(
        'Members of `employee` that change the result. `accident_rate`, `employer_size`, `employer_payroll`, `employer_turnover` and `sector` may stand in `employer` instead.',
      ),
    parts: z
      .array(
        z.object({
          name: z.enum(payParts),
          label,
          meaning,
          rule: z.string().optional(),
          hours: z.boolean().optional().describe('true where the law counts the hours of this part.'),
        }),
      )
      .describe('Members of `pay` whose treatment a source describes, with the rule in words.'),
    once_paid: z
      .array(
        z.object({
          name: z.enum(oncePaidParts),
          label,
          treatment: z.enum(oncePaidTreatments),
          rule: z.string().describe('The treatment in words.'),
          recorded: z
            .boolean()
            .describe('false: assumed, because no rule for the month of payment is recorded. A notice says so.'),
        }),
      )
      .describe('How each part that is paid once is taxed in monthly pay, apart from what of it is exempt.'),
    basic: z.boolean().describe('Does the law look at basic pay, so that every named part matters?'),
    benefits: z
      .array(
        z.object({
          name: z.enum(benefitKinds),
          label,
          meaning,
          facts: z.array(z.enum(benefitFactNames)),
          rule: z.string(),
        }),
      )
      .describe('Members of `in_kind` that the law values, and the facts it needs for each.'),
    paid: z
      .array(z.object({ name: z.enum(paymentsByEmployee), label, meaning }))
      .describe('Members of `paid` that the law relieves.'),
    year_to_date: z.boolean().describe('Does `year_to_date` change the result?'),
    not_established: z.array(z.string()).describe('Parts and benefits whose treatment could not be established.'),
  })
  .meta({ id: 'LawAsks', description: 'What the income-tax law asks about an employee.' });
export type LawAsks = z.infer<typeof LawAsks>;
