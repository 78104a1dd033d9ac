import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import { peoplePages } from '../../../src/contract/people';
import type { PlanName } from '../../../src/contract/words/plans';
import { NavLink } from '../../account/nav-link';
import { Quota } from '../../account/overview/quota';
import { environmentLabels, keyStateLabels, roleLabels } from '../../account/words';
import { Answered } from '../../parts/answered';
import { Confirmed } from '../../parts/confirmed';
import { Form } from '../../parts/form';
import { momentInWords, momentOr } from '../../parts/moments';
import { Notice } from '../../../ui/notices/notice';
import { Section } from '../../parts/section';
import { Table } from '../../../ui/tables/table';
import { askAdmin } from '../../service/admin';
import { useAdmin } from '../use-admin';
import { planField } from './plan-field';

/** One account: what it uses, who is in it, and what may be changed. */
export function OneAccount({ id }: { readonly id: string }) {
  const answer = useAdmin('getAccount', { id });
  const [said, setSaid] = useState<string | undefined>();
  const changed = async (change: Promise<unknown>, sentence: string): Promise<void> => {
    await change;
    setSaid(sentence);
    answer.again();
  };
  return (
    <>
      <NavLink to={peoplePages.adminAccounts}>All accounts</NavLink>
      {said !== undefined && <Notice>{said}</Notice>}
      <Answered answer={answer}>
        {({ name, plan, disabled_at, quota, members, keys }) => (
          <>
            <Section title={name}>
              <Text>
                {disabled_at === null
                  ? 'Active: its keys and tokens work.'
                  : `Disabled since ${momentInWords(disabled_at)}: its keys and tokens are refused.`}
              </Text>
            </Section>
            <Quota quota={quota} />
            <Section title="Members">
              {members.length === 0 ? (
                <Text>The account has no member.</Text>
              ) : (
                <Table
                  look="records"
                  caption="Members"
                  columns={['Name', 'Email address', 'Role', 'Since']}
                  rows={members.map((one) => [one.name, one.email, roleLabels[one.role], momentInWords(one.joined_at)])}
                />
              )}
            </Section>
            <Section title="Keys">
              {keys.length === 0 ? (
                <Text>The account has no key yet.</Text>
              ) : (
                <Table
                  look="records"
                  caption="Keys"
                  columns={['Name', 'Kind', 'Begins with', 'State', 'Last used']}
                  rows={keys.map((key) => [
                    key.name,
                    environmentLabels[key.environment],
                    key.hint,
                    keyStateLabels[key.state],
                    momentOr(key.last_used_at, 'Never'),
                  ])}
                />
              )}
            </Section>
            <Section title="Rename it">
              <Form
                secondary
                fields={[{ name: 'name', label: 'Name', initial: name }]}
                action="Rename the account"
                onSend={(values) =>
                  changed(askAdmin('renameAccount', { id, name: values.name }), 'The account is renamed.')
                }
              />
            </Section>
            <Section title="Change its plan">
              <Form
                secondary
                fields={[planField(plan)]}
                action="Change the plan"
                onSend={(values) =>
                  changed(
                    askAdmin('moveAccount', { id, plan: values.plan as PlanName }),
                    'The plan is changed for all its keys.',
                  )
                }
              />
            </Section>
            {disabled_at === null ? (
              <Section title="Disable it">
                <Text>Its keys and tokens are refused within a second. You can enable it again.</Text>
                <Confirmed
                  action="Disable the account"
                  question={`Disable ${name}`}
                  onSend={() => changed(askAdmin('disableAccount', { id }), 'The account is disabled.')}
                />
              </Section>
            ) : (
              <Section title="Enable it">
                <Form
                  secondary
                  fields={[]}
                  action="Enable the account"
                  onSend={() => changed(askAdmin('enableAccount', { id }), 'The account is enabled.')}
                />
              </Section>
            )}
          </>
        )}
      </Answered>
    </>
  );
}
