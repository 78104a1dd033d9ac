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
import { KeyHint } from '../../parts/key-hint';
import { momentInWords, momentOr } from '../../parts/moments';
import { Notice } from '../../../ui/notices/notice';
import { Section } from '../../parts/section';
import { Table } from '../../../ui/tables/table';
import { askAdmin } from '../../service/admin';
import { useAdmin } from '../use-admin';
import { planField } from './plan-field';
import { say } from '../../../ui/language/say';

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
      <NavLink to={peoplePages.adminAccounts}>{say('all_accounts')}</NavLink>
      {said !== undefined && <Notice>{said}</Notice>}
      <Answered answer={answer}>
        {({ name, plan, disabled_at, quota, members, keys }) => (
          <>
            <Section title={name}>
              <Text>
                {disabled_at === null
                  ? say('account_active')
                  : say('account_disabled_since', { moment: momentInWords(disabled_at) })}
              </Text>
            </Section>
            <Quota quota={quota} />
            <Section title={say('account_members')}>
              {members.length === 0 ? (
                <Text>{say('account_no_member')}</Text>
              ) : (
                <Table
                  look="records"
                  caption={say('account_members')}
                  columns={[say('field_name'), say('field_email'), say('account_role'), say('admin_since')]}
                  rows={members.map((one) => [one.name, one.email, roleLabels[one.role], momentInWords(one.joined_at)])}
                />
              )}
            </Section>
            <Section title={say('account_keys')}>
              {keys.length === 0 ? (
                <Text>{say('account_no_key')}</Text>
              ) : (
                <Table
                  look="records"
                  caption={say('account_keys')}
                  columns={[
                    say('field_name'),
                    say('account_key_kind'),
                    say('account_key_begins'),
                    say('admin_state'),
                    say('admin_last_used'),
                  ]}
                  rows={keys.map((key) => [
                    key.name,
                    environmentLabels[key.environment],
                    <KeyHint key="hint" hint={key.hint} />,
                    keyStateLabels[key.state],
                    momentOr(key.last_used_at, say('never')),
                  ])}
                />
              )}
            </Section>
            <Section title={say('rename_it')}>
              <Form
                secondary
                fields={[{ name: 'name', label: say('field_name'), initial: name }]}
                action={say('rename_the_account')}
                onSend={(values) =>
                  changed(askAdmin('renameAccount', { id, name: values.name }), say('account_is_renamed'))
                }
              />
            </Section>
            <Section title={say('change_its_plan')}>
              <Form
                secondary
                fields={[planField(plan)]}
                action={say('change_the_plan')}
                onSend={(values) =>
                  changed(askAdmin('moveAccount', { id, plan: values.plan as PlanName }), say('plan_is_changed'))
                }
              />
            </Section>
            {disabled_at === null ? (
              <Section title={say('disable_account_title')}>
                <Text>{say('disable_account_explained')}</Text>
                <Confirmed
                  action={say('disable_account')}
                  question={say('disable_this', { name })}
                  onSend={() => changed(askAdmin('disableAccount', { id }), say('account_was_disabled'))}
                />
              </Section>
            ) : (
              <Section title={say('enable_account_title')}>
                <Form
                  secondary
                  fields={[]}
                  action={say('enable_account')}
                  onSend={() => changed(askAdmin('enableAccount', { id }), say('account_was_enabled'))}
                />
              </Section>
            )}
          </>
        )}
      </Answered>
    </>
  );
}
