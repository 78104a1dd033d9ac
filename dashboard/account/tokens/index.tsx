import { Button, Text } from '@fluentui/react-components';
import { useState } from 'react';
import type { TokenList } from '../../../src/contract/account-tokens';
import { peoplePages } from '../../../src/contract/people';
import type { Role } from '../../../src/contract/words/roles';
import { Answered } from '../../parts/answered';
import { Form } from '../../parts/form';
import { KeyHint } from '../../parts/key-hint';
import { momentInWords } from '../../parts/moments';
import { Notice } from '../../../ui/notices/notice';
import { Section } from '../../parts/section';
import { Table } from '../../../ui/tables/table';
import type { DataOf } from '../../service/account';
import { addressAbout, useOpen, useParameter } from '../../service/address';
import { useChange, useMay, useOperation } from '../context';
import { lastDayField, lastDayInWords, lastDayOf } from '../last-day';
import { NavLink } from '../nav-link';
import { roleField } from '../role-field';
import { roleLabels } from '../words';
import { NewToken } from './new-token';
import { OneToken } from './one-token';
import { say, sayings } from '../../../ui/language/say';

type StoredToken = TokenList['tokens'][number];

const addressOf = (id: string): string => addressAbout(peoplePages.tokens, 'token', id);

const stateLabels = sayings({
  active: 'token_state_active',
  expired: 'token_state_expired',
  revoked: 'token_state_revoked',
});

const isActive = ({ state }: StoredToken): boolean => state === 'active';

/** Every token; the name of an active one leads to what can be done with it. */
function TokenTable({ tokens }: Pick<TokenList, 'tokens'>) {
  return (
    <Table
      look="records"
      caption={say('page_tokens')}
      columns={[
        say('field_name'),
        say('role_field'),
        say('token_begins_with'),
        say('token_state'),
        say('last_day'),
        say('token_made'),
      ]}
      rows={tokens.map((token) => [
        isActive(token) ? <NavLink to={addressOf(token.id)}>{token.name}</NavLink> : token.name,
        roleLabels[token.role],
        <KeyHint key="hint" hint={token.hint} />,
        stateLabels[token.state],
        lastDayInWords(token.expires_at),
        momentInWords(token.created_at),
      ])}
    />
  );
}

/** `/dashboard/tokens` */
export default function Tokens() {
  const answer = useOperation('listTokens', {});
  const change = useChange();
  const mayNameOwners = useMay('owners.write');
  const [made, setMade] = useState<DataOf<'createToken'> | undefined>();
  const [said, setSaid] = useState<string | undefined>();
  const open = useOpen();
  const chosen = useParameter('token');
  const making = useParameter('new') !== undefined;
  const toList = (done?: string): void => {
    setMade(undefined);
    setSaid(done);
    answer.again();
    open(peoplePages.tokens);
  };
  if (made !== undefined) return <NewToken made={made} onDone={() => toList()} />;
  if (making)
    return (
      <Section title={say('make_a_token')}>
        <Form<'name' | 'role' | 'expires'>
          fields={[
            { name: 'name', label: say('field_name'), hint: say('token_given_to') },
            roleField(mayNameOwners),
            lastDayField(say('token_works_until_revoked')),
          ]}
          action={say('make_the_token')}
          onCancel={() => toList()}
          onSend={async ({ name, role, expires }) =>
            setMade(await change('createToken', { name, role: role as Role, expires: lastDayOf(expires) }))
          }
        />
      </Section>
    );
  return (
    <Answered answer={answer}>
      {({ tokens }) => {
        const stored = tokens.find((one) => isActive(one) && one.id === chosen);
        if (stored !== undefined) return <OneToken stored={stored} onDone={toList} />;
        return (
          <>
            {said !== undefined && <Notice>{said}</Notice>}
            <Text>{say('what_a_token_is')}</Text>
            <div>
              <Button appearance="primary" onClick={() => open(`${peoplePages.tokens}?new=token`)}>
                {say('make_a_token')}
              </Button>
            </div>
            {tokens.length === 0 ? <Text>{say('no_token_yet')}</Text> : <TokenTable tokens={tokens} />}
          </>
        );
      }}
    </Answered>
  );
}
