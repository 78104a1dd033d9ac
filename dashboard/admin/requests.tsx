import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import { decisionLabels, planLabels } from '../account/words';
import { Answered } from '../parts/answered';
import { Confirmed } from '../parts/confirmed';
import { momentInWords } from '../parts/moments';
import { Notice } from '../../ui/notices/notice';
import { Section } from '../parts/section';
import { Table } from '../../ui/tables/table';
import { askAdmin } from '../service/admin';
import { useAdmin } from './use-admin';
import { say } from '../../ui/language/say';

/** `/admin/requests` */
export default function Requests() {
  const answer = useAdmin('listRequests', {});
  const [said, setSaid] = useState<string | undefined>();
  const decide = async (id: string, operation: 'grantRequest' | 'refuseRequest', sentence: string): Promise<void> => {
    await askAdmin(operation, { id });
    setSaid(sentence);
    answer.again();
  };
  return (
    <Answered answer={answer}>
      {({ requests }) => {
        const open = requests.filter(({ outcome }) => outcome === null);
        const decided = requests.filter(({ outcome }) => outcome !== null);
        return (
          <>
            {said !== undefined && <Notice>{said}</Notice>}
            {open.length === 0 && <Text>{say('no_open_requests')}</Text>}
            {open.map(({ id, account_name, plan, note, asked_by, created_at }) => (
              <Section key={id} title={say('request_for', { account: account_name, plan: planLabels[plan] })}>
                <Text>{say('request_by_at', { who: asked_by, moment: momentInWords(created_at) })}</Text>
                {note !== '' && <Text>{note}</Text>}
                <Confirmed
                  action={say('grant')}
                  question={say('move_account_to', { account: account_name, plan: planLabels[plan] })}
                  onSend={() =>
                    decide(
                      id,
                      'grantRequest',
                      say('request_granted', { account: account_name, plan: planLabels[plan] }),
                    )
                  }
                />
                <Confirmed
                  action={say('refuse')}
                  question={say('refuse_request_of', { account: account_name })}
                  onSend={() => decide(id, 'refuseRequest', say('request_refused', { account: account_name }))}
                />
              </Section>
            ))}
            {decided.length > 0 && (
              <Section title={say('decided_requests')}>
                <Table
                  look="records"
                  caption={say('decided_requests')}
                  columns={[
                    say('when'),
                    say('admin_account'),
                    say('page_plan'),
                    say('request_note'),
                    say('asked_by'),
                    say('request_decision'),
                    say('decided_by'),
                  ]}
                  rows={decided.map(({ created_at, account_name, plan, note, asked_by, outcome, decided_by }) => [
                    momentInWords(created_at),
                    account_name,
                    planLabels[plan],
                    note,
                    asked_by,
                    outcome === null ? '' : decisionLabels[outcome],
                    decided_by ?? '',
                  ])}
                />
              </Section>
            )}
          </>
        );
      }}
    </Answered>
  );
}
