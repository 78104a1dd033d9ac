import { Text } from '@fluentui/react-components';
import type { Quota as QuotaOut } from '../../../src/contract/account-usage';
import { Bar } from '../../../ui/charts/bar';
import { useFigures } from '../../../ui/theme/figures';
import { dayInWords, monthInWords } from '../../../ui/words/dates';
import { computedPercent, money } from '../../../ui/words/numbers';
import { Section } from '../../parts/section';
import { planLabels } from '../words';

/** How many calls of the month's quota were made, how many are in reserve, and when it ends at this pace. */
export function Quota({ quota }: { readonly quota: QuotaOut }) {
  const { quiet } = useFigures();
  const { month, plan, used, made, limit, used_up_on } = quota;
  const reserved = used - made;
  const calls = `${money(made)} ${made === 1 && limit === null ? 'call' : 'calls'}`;
  return (
    <Section title={`Quota of ${monthInWords(month)}`}>
      {limit === null ? (
        <Text>
          {calls} made. The plan {planLabels[plan]} has no limit.
        </Text>
      ) : (
        <div>
          <Text>
            {money(made)} of {money(limit)} calls made, {computedPercent((made / limit) * 100)}
          </Text>
          <Bar value={made} largest={limit} />
        </div>
      )}
      {limit !== null && (
        <Text>
          {used_up_on === null
            ? 'At this pace, it lasts until the end of the month.'
            : `At this pace, it is used up on ${dayInWords(used_up_on)}. Ask for a higher plan before then.`}
        </Text>
      )}
      {limit !== null && reserved > 0 && (
        <span className={quiet}>
          The servers hold {money(reserved)} more in reserve for the next calls, and give back what is not needed.
        </span>
      )}
    </Section>
  );
}
