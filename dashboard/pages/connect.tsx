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
import { pendingConnection } from '../service/pending-connection';
import { people } from '../service/people';
import { useLoaded } from '../service/use-answer';
import { type Problem, problemOf } from '../service/ask';
import { planLabels } from '../account/words';

const useStyles = makeStyles({ list: { margin: 0, paddingInlineStart: '20px', display: 'grid', rowGap: '8px' } });

const title = 'Connect a program';

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
          Refuse
        </Button>
      </div>
    </>
  );
}

function Asked({ program, answers_at: host, on_own_machine: own, email, accounts }: AskedByProgram) {
  const styles = useStyles();
  const [only] = accounts;
  return (
    <>
      <Text>
        <b>{program}</b> asks to use {productName} for you. That is the name it gives itself.{' '}
        {own ? (
          <>
            The answer goes to a program on <b>this machine</b> ({host}). Allow it only if you have just started to
            connect that program.
          </>
        ) : (
          <>
            The answer goes to <b>{host}</b>. Allow it only if you know that site and came from it.
          </>
        )}
      </Text>
      <Section title="What it may do">
        <ul className={styles.list}>
          <li>Ask for tax, pay, rates, prices and law. Each call counts for the plan of the account.</li>
          <li>It cannot see or change keys, members, the plan or your settings.</li>
          <li>It stays connected until somebody disconnects it in the dashboard, or it is not used for 30 days.</li>
        </ul>
      </Section>
      <Text>
        You are logged in as {email}.{accounts.length === 1 && ` Its calls count for the account ${only!.name}.`}
      </Text>
      {only === undefined ? (
        <Notice intent="error">
          None of your accounts lets you connect a program: your role in them is Viewer, or they are disabled.
        </Notice>
      ) : (
        <Form<'account'>
          fields={
            accounts.length === 1
              ? []
              : [
                  {
                    name: 'account',
                    label: 'Account that pays for its calls',
                    type: 'select',
                    options: accounts.map(({ id, name, plan }) => ({ key: id, name: `${name} (${planLabels[plan]})` })),
                  },
                ]
          }
          action="Allow"
          onSend={({ account }) => answer(true, accounts.length === 1 ? only.id : account)}
        />
      )}
      <Refuse />
    </>
  );
}

/** `/connect`: consent to a program that wants to ask in the name of an account. The program waits while the person logs in. */
export function Connect() {
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
      <Page title={title}>
        <Text>A program asks to use {productName} for you. Log in to see which one, and to allow or refuse it.</Text>
        <TextLink to={peoplePages.logIn}>Log in</TextLink>
        <TextLink to={peoplePages.signUp}>Sign up</TextLink>
      </Page>
    );
  return (
    <Page title={title}>
      <Answered answer={asked}>{(data) => <Asked {...data} />}</Answered>
    </Page>
  );
}
