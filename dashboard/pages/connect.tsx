import { Button, makeStyles, Text } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { type AskedByProgram, type ConsentAnswer, peoplePages } from '../../src/contract/people';
import { productName } from '../../src/contract/product';
import { Answered } from '../parts/answered';
import { Form } from '../parts/form';
import { Notice } from '../../ui/notices/notice';
import { Page } from '../parts/page';
import { Section } from '../parts/section';
import { TextLink } from '../parts/text-link';
import { WithStrong } from '../parts/with-strong';
import { pendingConnection } from '../service/pending-connection';
import { people } from '../service/people';
import { useLoaded } from '../service/use-answer';
import { type Problem, problemOf } from '../service/ask';
import { planLabels } from '../account/words';
import { say } from '../../ui/language/say';

const useStyles = makeStyles({ list: { margin: 0, paddingInlineStart: '20px', display: 'grid', rowGap: '8px' } });

/** What the program asks for, as it sent the person here. */
const query = location.search.slice(1);

/** Sends the answer, and leads the person back to the program. */
async function answer(allow: boolean, account?: string): Promise<void> {
  const { location: back } = await people.post<ConsentAnswer>('/programs/answer', { query, allow, account });
  location.assign(back);
}

function Refuse() {
  const [problem, setProblem] = useState<Problem | undefined>();
  return (
    <>
      {problem !== undefined && <Notice intent="error">{problem.message}</Notice>}
      <div>
        <Button onClick={() => void answer(false).catch((thrown: unknown) => setProblem(problemOf(thrown)))}>
          {say('refuse_program')}
        </Button>
      </div>
    </>
  );
}

function AccessAsked({ program, answers_at: host, on_own_machine: own, email, accounts }: AskedByProgram) {
  const styles = useStyles();
  const [only] = accounts;
  return (
    <>
      <Text>
        <WithStrong part={program} saying={(part) => say('program_asks', { program: part, product: productName })} />{' '}
        <WithStrong
          part={host}
          saying={(part) =>
            own ? say('answer_to_own_machine', { host: part }) : say('answer_to_host', { host: part })
          }
        />
      </Text>
      <Section title={say('what_it_may_do')}>
        <ul className={styles.list}>
          <li>{say('program_may_ask')}</li>
          <li>{say('program_may_not')}</li>
          <li>{say('program_stays')}</li>
        </ul>
      </Section>
      <Text>
        {say('logged_in_as', { email })} {accounts.length === 1 && say('calls_count_for', { name: only!.name })}
      </Text>
      {only === undefined ? (
        <Notice intent="error">{say('no_account_connects')}</Notice>
      ) : (
        <Form<'account'>
          fields={
            accounts.length === 1
              ? []
              : [
                  {
                    name: 'account',
                    label: say('account_that_pays'),
                    type: 'select',
                    options: accounts.map(({ id, name, plan }) => ({
                      key: id,
                      name: say('account_with_plan', { name, plan: planLabels[plan] }),
                    })),
                  },
                ]
          }
          action={say('allow_program')}
          onSend={({ account }) => answer(true, accounts.length === 1 ? only.id : account)}
        />
      )}
      <Refuse />
    </>
  );
}

/** `/connect`: consent to a program that wants to ask in the name of an account. The program waits while the person logs in. */
export default function Connect() {
  const asked = useLoaded(['program asked'], query, () => people.post<AskedByProgram>('/programs/asked', { query }));
  const mustLogIn = asked.problem?.code === 'log_in_required';
  const isAnswered = asked.data !== undefined || asked.problem !== undefined;
  useEffect(() => {
    if (mustLogIn) pendingConnection.keep(query);
    // Whoever leaves this page for the dashboard is not led back.
    else if (isAnswered) pendingConnection.forget();
  }, [mustLogIn, isAnswered]);
  if (mustLogIn)
    return (
      <Page title={say('connect_title')}>
        <Text>{say('program_asks_unnamed', { product: productName })}</Text>
        <TextLink to={peoplePages.logIn}>{say('log_in')}</TextLink>
        <TextLink to={peoplePages.signUp}>{say('sign_up')}</TextLink>
      </Page>
    );
  return (
    <Page title={say('connect_title')}>
      <Answered answer={asked}>{(data) => <AccessAsked {...data} />}</Answered>
    </Page>
  );
}
