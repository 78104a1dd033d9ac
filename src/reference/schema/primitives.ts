import { z } from 'zod';
import { lawPeriods, ruleBases } from '../../contract/words/pay-periods';
import { confidenceMeaning, confidences } from '../../contract/words/truth';

/** A calendar day, `YYYY-MM-DD`. */
export const IsoDate = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a date is written YYYY-MM-DD')
  .meta({ description: 'A calendar day, YYYY-MM-DD.' });

/** Identifier of a fact within its country file: lower-case words joined by hyphens. */
export const FactId = z.string().regex(/^[a-z][a-z0-9-]*$/, 'an id is lower-case words joined by hyphens');

export const Confidence = z.enum(confidences).meta({ description: confidenceMeaning });

/** With `last_confirmed`: the span in which sources state a rule whose first day is unknown. */
export const StatedFrom = IsoDate.optional().meta({
  description:
    'Where effective_from is null: the earliest day on which a source states these rules; left out while that is last_confirmed.',
});

/** When a rule applies, and with what confidence it is known. */
export const datedFields = {
  effective_from: IsoDate.nullable(),
  effective_to: IsoDate.nullable().optional(),
  published_on: IsoDate.optional(),
  stated_from: StatedFrom,
  last_confirmed: IsoDate,
  confidence: Confidence,
};

/** Ids of the entries in the country's `sources` that state the fact. */
export const SourceIds = z.array(z.string()).min(1).meta({ description: 'Ids of the sources that state this fact.' });

/** The period in which the law states its amounts. */
export const Basis = z.enum(lawPeriods).meta({ description: 'The period in which the law states these amounts.' });
export type Basis = z.infer<typeof Basis>;

/** The measure of a rule: a period of the law, or the single payment. */
export const RuleBasis = z.enum(ruleBases).meta({
  description:
    'The period in which the law states these amounts; `payment`: they are for what is paid in the pay period, whatever its length.',
});
export type RuleBasis = z.infer<typeof RuleBasis>;

/** A share in percent: 7.5 means 7.5 %. */
export const Percent = z.number().min(0).max(100);

export const RoundingDirection = z.enum(['down', 'up', 'nearest']);
export type RoundingDirection = z.infer<typeof RoundingDirection>;
