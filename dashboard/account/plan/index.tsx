import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import type { Plans } from '../../../src/contract/account-plans';
import { type PlanName, planNames } from '../../../src/contract/words/plans';
import { money } from '../../../ui/words/numbers';
import { multiline } from '../../parts/multiline';
import { Answered } from '../../parts/answered';
import { Form } from '../../parts/form';
import { momentInWords } from '../../parts/moments';
import { Notice } from '../../../ui/notices/notice';
import { Section } from '../../parts/section';
import { Table } from '../../../ui/tables/table';
import { useChange, useMay, useOperation } from '../context';
import { decisionLabels, planLabels } from '../words';
import { say } from '../../../ui/language/say';

const limitInWords = (limit: number | null): string => (limit === null ? say('no_limit_of_calls') : money(limit));

function PlanTable({ plans, current }: Pick<Plans, 'plans' | 'current'>) {
  return (
    <Table
      look="records"
      caption={say('plans')}
      columns={[
        say('page_plan'),
        { name: say('calls_a_month'), figure: true },
        { name: say('calls_a_minute'), figure: true },
        say('past_figures'),
        say('how_to_get_it'),
      ]}
      rows={plans.map(({ plan, per_month, per_minute, history, by_agreement }) => [
        plan === current ? say('plan_yours', { plan: planLabels[plan] }) : planLabels[plan],
        limitInWords(per_month),
        limitInWords(per_minute),
        history ? say('yes') : say('no'),
        by_agreement ? say('on_request') : say('at_once'),
      ])}
    />
  );
}

/** `/dashboard/plan` */
export default function Plan() {
  const answer = useOperation('getPlans', {});
  const change = useChange();
  const mayAsk = useMay('plan.request');
  const [said, setSaid] = useState(false);
  return (
    <Answered answer={answer}>
      {({ current, plans, requests }) => {
        const higher = plans.filter(({ plan }) => planNames.indexOf(plan) > planNames.indexOf(current));
        return (
          <>
            <Section title={say('plans_side_by_side')}>
              <PlanTable plans={plans} current={current} />
            </Section>
            {mayAsk && higher.length > 0 && (
              <Section title={say('ask_for_higher')}>
                {said && <Notice>{say('request_sent')}</Notice>}
                <Form
                  clears
                  fields={[
                    {
                      name: 'plan',
                      type: 'select',
                      label: say('page_plan'),
                      options: higher.map(({ plan }) => ({ key: plan, name: planLabels[plan] })),
                      errors: ['plan_requested'],
                    },
                    {
                      name: 'note',
                      type: 'drawn',
                      draw: multiline,
                      label: say('needed_for'),
                      hint: say('needed_for_hint'),
                    },
                  ]}
                  action={say('send_request')}
                  onSend={async ({ plan, note }) => {
                    await change('requestPlan', { plan: plan as PlanName, note });
                    setSaid(true);
                    answer.again();
                  }}
                />
              </Section>
            )}
            <Section title={say('earlier_requests')}>
              {requests.length === 0 ? (
                <Text>{say('no_requests')}</Text>
              ) : (
                <Table
                  look="records"
                  caption={say('earlier_requests')}
                  columns={[
                    say('when'),
                    say('page_plan'),
                    say('column_note'),
                    say('column_by'),
                    say('column_decision'),
                  ]}
                  rows={requests.map(({ created_at, plan, note, asked_by, outcome, decided_at }) => [
                    momentInWords(created_at),
                    planLabels[plan],
                    note,
                    asked_by,
                    outcome === null || decided_at === null
                      ? say('not_decided')
                      : say('decided_at', { decision: decisionLabels[outcome], moment: momentInWords(decided_at) }),
                  ])}
                />
              )}
            </Section>
          </>
        );
      }}
    </Answered>
  );
}
