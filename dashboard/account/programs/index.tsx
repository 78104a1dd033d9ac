import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import type { ProgramList } from '../../../src/contract/account-programs';
import { Answered } from '../../parts/answered';
import { Confirmed } from '../../parts/confirmed';
import { momentInWords, momentOr } from '../../parts/moments';
import { Notice } from '../../../ui/notices/notice';
import { Table } from '../../../ui/tables/table';
import { TextLink } from '../../parts/text-link';
import { useChange, useMay, useOperation } from '../context';
import { say } from '../../../ui/language/say';

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
      caption={say('connected_programs')}
      columns={[
        say('field_name'),
        say('answers_go_to'),
        say('connected_by'),
        say('connected_at'),
        say('program_last_used'),
        ...(onDisconnect ? [say('program_change')] : []),
      ]}
      rows={programs.map((program) => [
        program.name,
        program.answers_at,
        program.connected_by,
        momentInWords(program.connected_at),
        momentOr(program.last_used_at, say('never')),
        ...(onDisconnect === undefined
          ? []
          : [
              <Confirmed
                key={program.id}
                action={say('disconnect')}
                question={say('disconnect_this', { name: program.name })}
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
    setSaid(say('disconnected', { name }));
    answer.again();
  };
  return (
    <Answered answer={answer}>
      {({ programs }) => (
        <>
          {said !== undefined && <Notice>{said}</Notice>}
          <Text>
            {say('what_programs_are')}{' '}
            <TextLink inline to="/docs/agents">
              {say('how_to_connect')}
            </TextLink>
          </Text>
          {programs.length === 0 ? (
            <Text>{say('no_program')}</Text>
          ) : (
            <ProgramTable programs={programs} onDisconnect={mayDisconnect ? disconnect : undefined} />
          )}
        </>
      )}
    </Answered>
  );
}
