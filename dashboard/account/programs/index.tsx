import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import type { ProgramList } from '../../../src/contract/account-programs';
import { Answered } from '../../parts/answered';
import { Confirmed } from '../../parts/confirmed';
import { momentInWords } from '../../parts/moments';
import { Notice } from '../../../ui/notices/notice';
import { Table } from '../../../ui/tables/table';
import { TextLink } from '../../parts/text-link';
import { useChange, useMay, useOperation } from '../context';

type Program = ProgramList['programs'][number];

/** Every connected program, each with a way to disconnect it for those who may. */
function ProgramTable({
  programs,
  onDisconnect,
}: {
  readonly programs: readonly Program[];
  readonly onDisconnect: ((program: Program) => Promise<void>) | undefined;
}) {
  return (
    <Table
      look="records"
      caption="Connected programs"
      columns={['Name', 'Answers go to', 'Connected by', 'Connected', 'Last used', ...(onDisconnect ? ['Change'] : [])]}
      rows={programs.map((program) => [
        program.name,
        program.answers_at,
        program.connected_by,
        momentInWords(program.connected_at),
        program.last_used_at === null ? 'Never' : momentInWords(program.last_used_at),
        ...(onDisconnect === undefined
          ? []
          : [
              <Confirmed
                key={program.id}
                action="Disconnect"
                question={`Disconnect ${program.name}`}
                onSend={() => onDisconnect(program)}
              />,
            ]),
      ])}
    />
  );
}

/** `/dashboard/programs` */
export default function Programs() {
  const answer = useOperation('listPrograms', {});
  const change = useChange();
  const mayDisconnect = useMay('keys.write');
  const [said, setSaid] = useState<string | undefined>();
  const disconnect = async ({ id, name }: Program): Promise<void> => {
    await change('disconnectProgram', { id });
    setSaid(`${name} is disconnected.`);
    answer.again();
  };
  return (
    <Answered answer={answer}>
      {({ programs }) => (
        <>
          {said !== undefined && <Notice>{said}</Notice>}
          <Text>
            AI agents and other programs that members connected. Each call counts for the plan of the account.{' '}
            <TextLink inline to="/docs/agents">
              How to connect one
            </TextLink>
          </Text>
          {programs.length === 0 ? (
            <Text>No program is connected.</Text>
          ) : (
            <ProgramTable programs={programs} onDisconnect={mayDisconnect ? disconnect : undefined} />
          )}
        </>
      )}
    </Answered>
  );
}
