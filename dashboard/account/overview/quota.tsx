import { Text } from '@fluentui/react-components';
import type { Quota as QuotaOut } from '../../../src/contract/account-usage';
import { Bar } from '../../../ui/charts/bar';
import { useFigures } from '../../../ui/theme/figures';
import { dayInWords, wholeMonthInWords } from '../../../ui/words/dates';
import { computedPercent, money } from '../../../ui/words/numbers';
import { Section } from '../../parts/section';
import { planLabels } from '../words';
import { say } from '../../../ui/language/say';

/** How many calls of the month's quota were made, how many are in reserve, and when it ends at this pace. */
export function Quota({ quota }: { readonly quota: QuotaOut }) {
  const { quiet } = useFigures();
  const { month, plan, used, made, limit, used_up_on } = quota;
  const reserved = used - made;
  return (
    <Section title={say('quota_of', { month: wholeMonthInWords(month) })}>
      {limit === null ? (
        <Text>{say('quota_unlimited', { made, plan: planLabels[plan] })}</Text>
      ) : (
        <div>
          <Text>
            {say('quota_used', {
              made,
              limit: money(limit),
              share: computedPercent((made / limit) * 100),
            })}
          </Text>
          <Bar value={made} largest={limit} />
        </div>
      )}
      {limit !== null && (
        <Text>{used_up_on === null ? say('quota_lasts') : say('quota_ends', { day: dayInWords(used_up_on) })}</Text>
      )}
      {limit !== null && reserved > 0 && (
        <span className={quiet}>{say('quota_reserved', { reserved: money(reserved) })}</span>
      )}
    </Section>
  );
}
