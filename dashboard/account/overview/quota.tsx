import { Text } from '@fluentui/react-components';
import type { Quota as QuotaOut } from '../../../src/contract/account-usage';
import { Bar } from '../../../taskpane/parts/bar';
import { useFigures } from '../../../taskpane/parts/figures';
import { dayInWords, monthInWords } from '../../../taskpane/words/dates';
import { computedPercent, money } from '../../../taskpane/words/numbers';
import { Section } from '../../parts/section';
import { planLabels } from '../words';

/** How much of the month's quota is used, and when it ends at this pace. */
export function Quota({ quota: { month, plan, used, limit, share, used_up_on } }: { readonly quota: QuotaOut }) {
  const { quiet } = useFigures();
  return (
    <Section title={`Quota of ${monthInWords(month)}`}>
      {limit === null || share === null ? (
        <Text>
          {money(used)} calls. The plan {planLabels[plan]} has no limit.
        </Text>
      ) : (
        <div>
          <Text>
            {money(used)} of {money(limit)} calls, {computedPercent(share * 100)}
          </Text>
          <Bar value={used} largest={limit} />
        </div>
      )}
      {limit !== null && (
        <Text>
          {used_up_on === null
            ? 'At this pace, it lasts until the end of the month.'
            : `At this pace, it is used up on ${dayInWords(used_up_on)}. Ask for a higher plan before then.`}
        </Text>
      )}
      <span className={quiet}>Each server reserves some calls ahead, and they count as used.</span>
    </Section>
  );
}
