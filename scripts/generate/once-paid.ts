import { bonusMethodWords } from '../../src/contract/words/bonus-methods';
import { inSentence } from '../../src/contract/words/in-sentence';
import { oncePaidTreatmentWords } from '../../src/contract/words/once-paid';
import { payPartWords } from '../../src/contract/words/pay-parts';
import { oncePaidTreatment, type TreatmentOfPart } from '../../src/engine/income/once-paid-treatment';
import type { IncomeLaw } from '../../src/engine/law/income-law';

const how = ({ treatment, isRecorded }: TreatmentOfPart): string =>
  `${inSentence(oncePaidTreatmentWords[treatment].label)}${isRecorded ? '' : ' (assumed: no rule is recorded)'}`;

/** How parts that are paid once are taxed in monthly pay: those that are treated alike together. */
export function oncePaidInWords(law: IncomeLaw): string {
  const alike = new Map<string, string[]>();
  for (const each of oncePaidTreatment(law)) {
    const labels = alike.get(how(each)) ?? [];
    alike.set(how(each), [...labels, inSentence(payPartWords[each.part].label)]);
  }
  return [...alike].map(([treatment, labels]) => `${labels.join(', ')}: ${treatment}`).join('; ');
}

/** What the methods mean that have a name of their own, in sentences. */
export const meaningsOfMethods = (): string =>
  Object.values(bonusMethodWords)
    .map(({ label, meaning }) => `${label}: ${inSentence(meaning)}.`)
    .join(' ');
