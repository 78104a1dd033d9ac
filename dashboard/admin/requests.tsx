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
            {open.length === 0 && <Text>No requests are waiting for a decision.</Text>}
            {open.map(({ id, account_name, plan, note, asked_by, created_at }) => (
              <Section key={id} title={`${account_name}: ${planLabels[plan]}`}>
                <Text>
                  {asked_by}, {momentInWords(created_at)}
                </Text>
                {note !== '' && <Text>{note}</Text>}
                <Confirmed
                  action="Grant"
                  question={`Move ${account_name} to ${planLabels[plan]}`}
                  onSend={() =>
                    decide(id, 'grantRequest', `${account_name} has the plan ${planLabels[plan]} within a second.`)
                  }
                />
                <Confirmed
                  action="Refuse"
                  question={`Refuse the request of ${account_name}`}
                  onSend={() => decide(id, 'refuseRequest', `The request of ${account_name} is refused.`)}
                />
              </Section>
            ))}
            {decided.length > 0 && (
              <Section title="Decided">
                <Table
                  look="records"
                  caption="Decided"
                  columns={['When', 'Account', 'Plan', 'Note', 'Asked by', 'Decision', 'Decided by']}
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
