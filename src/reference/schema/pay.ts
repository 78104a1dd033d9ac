import { z } from 'zod';
import { accumulations, accumulationWords } from '../../contract/words/accumulation';
import { benefitKinds } from '../../contract/words/benefits';
import { bonusMethods, bonusMethodWords } from '../../contract/words/bonus-methods';
import { arrearsMethods, arrearsWords, refundTimes, refundWords } from '../../contract/words/correction';
import { oncePaidParts, payParts } from '../../contract/words/pay-parts';
import { meaningsInWords } from '../../contract/words/vocabulary';
import { Formula } from './formula';
import { Confidence, FactId, IsoDate, RuleBasis, SourceIds } from './primitives';
import { Where } from './where';

const where = Where.optional();

/**
 * How the law treats parts of cash pay: what of them is exempt from tax, and what is left out of the base of
 * contributions. Neither is more than what is paid, which formulas read as `paid`. The exempt amount is a variable with
 * the id of the entry.
 */
export const PayPartRule = z
  .strictObject({
    id: FactId,
    name: z.string().min(1),
    parts: z.array(z.enum(payParts)).min(1).meta({ description: 'Several parts share one limit.' }),
    where,
    basis: RuleBasis,
    exempt: Formula.optional().meta({ description: 'What of it is not taxed; left out: all of it is taxed.' }),
    excluded: Formula.optional().meta({
      description: 'What of it bears no contributions; left out: all of it bears them.',
    }),
    note: z.string().optional(),
    sources: SourceIds,
  })
  .meta({ id: 'PayPartRule' });
export type PayPartRule = z.infer<typeof PayPartRule>;

/** The taxable value of a benefit in kind. Its formula reads what is known of the benefit: `cost`, `value`, `price` … */
export const BenefitRule = z
  .strictObject({
    id: FactId,
    name: z.string().min(1),
    benefit: z
      .union([z.enum(benefitKinds), z.array(z.enum(benefitKinds)).min(2)])
      .meta({ description: 'Several kinds share one valuation: their facts are added.' }),
    where,
    basis: RuleBasis,
    formula: Formula,
    contributory: z.boolean().meta({ description: 'Does its taxable value bear contributions?' }),
    note: z.string().optional(),
    sources: SourceIds,
  })
  .meta({ id: 'BenefitRule' });
export type BenefitRule = z.infer<typeof BenefitRule>;

/** How what is paid once is taxed, where not as ordinary pay of its period. */
export const BonusRule = z
  .strictObject({
    parts: z.array(z.enum(oncePaidParts)).min(1),
    method: z.enum(bonusMethods).meta({ description: meaningsInWords(bonusMethodWords) }),
    note: z.string().optional(),
    sources: SourceIds,
  })
  .meta({ id: 'BonusRule' });
export type BonusRule = z.infer<typeof BonusRule>;

/** How the tax of a pay period stands to the year. */
export const AccumulationRule = z
  .strictObject({
    method: z.enum(accumulations).meta({ description: meaningsInWords(accumulationWords) }),
    settled: z
      .boolean()
      .meta({ description: 'Is the year settled at its end, by the law of the year on its whole pay?' }),
    refund: z
      .enum(refundTimes)
      .optional()
      .meta({
        description: `When tax that was too much is paid back. ${meaningsInWords(refundWords)} Left out: where the year is settled, at its end; else not established.`,
      }),
    note: z.string().optional(),
    sources: SourceIds,
  })
  .meta({ id: 'AccumulationRule' });
export type AccumulationRule = z.infer<typeof AccumulationRule>;

/** When pay for earlier months that is paid later is taxed. */
export const ArrearsRule = z
  .strictObject({
    method: z.enum(arrearsMethods).meta({ description: meaningsInWords(arrearsWords) }),
    note: z.string().optional(),
    sources: SourceIds,
  })
  .meta({ id: 'ArrearsRule' });
export type ArrearsRule = z.infer<typeof ArrearsRule>;

/** What of the treatment of pay could not be established: a sentence, with the parts of pay that it is about. */
export const OpenTreatment = z
  .union([z.string().min(1), z.strictObject({ parts: z.array(z.enum(payParts)).min(1), text: z.string().min(1) })])
  .meta({
    id: 'OpenTreatment',
    description: 'A sentence, with the parts of pay that it is about, if it is about some.',
  });
export type OpenTreatment = z.infer<typeof OpenTreatment>;

/**
 * From a date onwards: how the law treats pay that is not basic pay, what is given in kind and what is paid once, and how
 * a month stands to the year. Entries are newest first.
 */
export const PayTreatment = z
  .strictObject({
    from: IsoDate.nullable().meta({ description: 'First day; null where the start was not established.' }),
    to: IsoDate.nullable()
      .optional()
      .meta({ description: 'Last day; left out while in force or where the next entry begins.' }),
    last_confirmed: IsoDate.meta({ description: 'The latest day on which a source still states these rules.' }),
    confidence: Confidence,
    parts: z.array(PayPartRule),
    benefits: z.array(BenefitRule),
    bonus: BonusRule.optional(),
    accumulation: AccumulationRule.optional(),
    arrears: ArrearsRule.optional(),
    not_established: z
      .array(OpenTreatment)
      .optional()
      .meta({ description: 'Parts, benefits or rules whose treatment could not be established, as sentences.' }),
  })
  .meta({ id: 'PayTreatment' });
export type PayTreatment = z.infer<typeof PayTreatment>;
