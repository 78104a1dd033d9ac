import type { LawAsks } from '../../../src/contract/asks';
import { readerLanguage } from '../../../ui/language/reader';
import { choiceLabel, labelled } from '../../../ui/language/terms';
import { paidLabel, partLabel } from '../../words/labels';

/**
 * What a law asks, in the words of the reader. The service names it in English, and describes it in English only: in
 * another language the names stand alone.
 */
export function asksInWords(asks: LawAsks | undefined): LawAsks | undefined {
  if (asks === undefined || readerLanguage() === 'en') return asks;
  return {
    ...asks,
    circumstances: asks.circumstances.map(({ choices, ...asked }) => ({
      ...asked,
      label: labelled('circumstance', asked.name, asked.label),
      meaning: '',
      ...(choices === undefined
        ? {}
        : {
            choices: choices.map((choice) => ({
              ...choice,
              label: choiceLabel(`${asked.name}_${choice.value}`, choice.label),
            })),
          }),
    })),
    parts: asks.parts.map((part) => ({ ...part, label: partLabel(part.name), meaning: '' })),
    benefits: asks.benefits.map((benefit) => ({ ...benefit, label: labelled('benefit', benefit.name, benefit.label) })),
    paid: asks.paid.map((payment) => ({ ...payment, label: paidLabel(payment.name), meaning: '' })),
  };
}
