import { money } from '../../../ui/words/numbers';
import type { StatedFields } from './stated';
import { say } from '../../../ui/language/say';

/** Gross pay divided into its named parts and basic pay. */
export interface Division {
  readonly parts: number;
  /** Negative if the parts are more than the gross pay. */
  readonly basic: number;
}

/** What is left of gross pay as basic pay. A part may be a share of it. */
export function divided(gross: number, pay: StatedFields['pay']): Division {
  let [fixed, percent] = [0, 0];
  for (const part of Object.values(pay ?? {}))
    if (part === undefined) continue;
    else if (typeof part === 'number') fixed += part;
    else if ('amount' in part) fixed += part.amount;
    else percent += part.percent_of_basic;
  const basic = (gross - fixed) / (1 + percent / 100);
  return { parts: gross - basic, basic };
}

/** What is wrong with parts that are more than the gross pay. */
export const tooMuch = (gross: number, { parts, basic }: Division): string | undefined =>
  basic >= 0 ? undefined : say('the_parts_come_to_but_gross', { parts: money(parts), gross: money(gross) });
