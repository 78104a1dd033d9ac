import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import type { Plans } from '../../../src/contract/account-plans';
import { type PlanName, planNames } from '../../../src/contract/words/plans';
import { money } from '../../../ui/words/numbers';
import { Answered } from '../../parts/answered';
import { Form } from '../../parts/form';
import { momentInWords } from '../../parts/moments';
import { Notice } from '../../../ui/notices/notice';
import { Section } from '../../parts/section';
import { Table } from '../../../ui/tables/table';
import { useChange, useMay, useOperation } from '../context';
import { decisionLabels, planLabels } from '../words';

const limitInWords = (limit: number | null): string => (limit === null ? 'No limit' : money(limit));

function PlanTable({ plans, current }: Pick<Plans, 'plans' | 'current'>) {
  return (
    <Table
      look="records"
      caption="Plans"
      columns={[
        'Plan',
        { name: 'Calls a month', figure: true },
        { name: 'Calls a minute', figure: true },
        'Past figures',
        'How to get it',
      ]}
      rows={plans.map(({ plan, label, per_month, per_minute, history, by_agreement }) => [
        plan === current ? `${label} (yours)` : label,
        limitInWords(per_month),
        limitInWords(per_minute),
        history ? 'Yes' : 'No',
        by_agreement ? 'On request' : 'At once',
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
            <Section title="Plans side by side">
              <PlanTable plans={plans} current={current} />
            </Section>
            {mayAsk && higher.length > 0 && (
              <Section title="Ask for a higher plan">
                {said && <Notice>Your request is sent. Whoever runs this service decides on it.</Notice>}
                <Form
                  clears
                  fields={[
                    {
                      name: 'plan',
                      type: 'select',
                      label: 'Plan',
                      options: higher.map(({ plan, label }) => ({ key: plan, name: label })),
                      errors: ['plan_requested'],
                    },
                    {
                      name: 'note',
                      type: 'multiline',
                      label: 'What you need it for',
                      hint: 'For example, how many employees and how many calls a month.',
                    },
                  ]}
                  action="Send the request"
                  onSend={async ({ plan, note }) => {
                    await change('requestPlan', { plan: plan as PlanName, note });
                    setSaid(true);
                    answer.again();
                  }}
                />
              </Section>
            )}
            <Section title="Earlier requests">
              {requests.length === 0 ? (
                <Text>There are none.</Text>
              ) : (
                <Table
                  look="records"
                  caption="Earlier requests"
                  columns={['When', 'Plan', 'Note', 'By', 'Decision']}
                  rows={requests.map(({ created_at, plan, note, asked_by, outcome, decided_at }) => [
                    momentInWords(created_at),
                    planLabels[plan],
                    note,
                    asked_by,
                    outcome === null || decided_at === null
                      ? 'Not decided yet'
                      : `${decisionLabels[outcome]}, ${momentInWords(decided_at)}`,
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
