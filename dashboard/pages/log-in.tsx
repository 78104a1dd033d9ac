import { Button, makeStyles, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { type LogInAnswer, type PeopleChoices, peoplePages } from '../../src/contract/people';
import { fields } from '../parts/fields';
import { Form, type FormValues } from '../parts/form';
import { MailSent } from '../parts/mail-sent';
import { Notice } from '../../ui/notices/notice';
import { Page } from '../parts/page';
import { linkToken } from '../service/link-token';
import { type Problem, problemOf } from '../service/ask';
import { people } from '../service/people';
import { useAnswer } from '../service/use-answer';
import { TextLink } from '../parts/text-link';

const useStyles = makeStyles({ ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' } });

/** Always the same page: an address from elsewhere could lead to another site. */
const enter = (): void => location.assign(peoplePages.dashboard);

const first = 'first-';
const isFirst = linkToken.startsWith(first);

/** Asks before the link is used up: mail programs open links to look at them. */
function WithLink() {
  const [needsCode, setNeedsCode] = useState(false);
  if (needsCode) return <WithCode />;
  return (
    <Page title={isFirst ? 'Welcome' : 'Log in'}>
      <Text>
        {isFirst
          ? 'This link makes the first account of this installation, and logs you in.'
          : 'Your link is ready. It works once.'}
      </Text>
      <Form
        fields={[]}
        action={isFirst ? 'Open the dashboard' : 'Log in'}
        onSend={async () => {
          const { second_factor } = await people.post<LogInAnswer>(isFirst ? '/first' : '/link/use', {
            token: isFirst ? linkToken.slice(first.length) : linkToken,
          });
          if (second_factor) setNeedsCode(true);
          else enter();
        }}
      />
      <TextLink to={peoplePages.logIn}>Log in another way</TextLink>
    </Page>
  );
}

function WithCode() {
  return (
    <Page title="Second factor">
      <Text>Enter the code that your authenticator app shows now.</Text>
      <Form
        fields={[fields.code]}
        action="Log in"
        onSend={async (values) => {
          await people.post('/log-in/code', values);
          enter();
        }}
      />
      <TextLink to={peoplePages.logIn}>Start again</TextLink>
    </Page>
  );
}

function Microsoft() {
  const [problem, setProblem] = useState<Problem | undefined>();
  const start = async (): Promise<void> => {
    try {
      location.assign((await people.post<{ readonly url: string }>('/microsoft')).url);
    } catch (thrown) {
      setProblem(problemOf(thrown));
    }
  };
  return (
    <>
      {problem !== undefined && <Notice intent="error">{problem.message}</Notice>}
      <Button onClick={() => void start()}>Log in with Microsoft</Button>
    </>
  );
}

/** `/login` */
export function LogIn() {
  const styles = useStyles();
  const { data: choices } = useAnswer<PeopleChoices>('/choices');
  const [step, setStep] = useState<'password' | 'code' | 'link'>('password');
  const [sentTo, setSentTo] = useState<string | undefined>();
  if (linkToken !== '') return <WithLink />;
  if (step === 'code') return <WithCode />;

  const logIn = async (values: FormValues<'email' | 'password'>): Promise<void> => {
    const { second_factor } = await people.post<LogInAnswer>('/log-in', values);
    if (second_factor) setStep('code');
    else enter();
  };
  return (
    <Page title="Log in">
      {location.search.includes('error=') && (
        <Notice intent="error">Microsoft did not log you in. Try again, or log in another way.</Notice>
      )}
      {sentTo !== undefined && <MailSent email={sentTo} />}
      {step === 'password' ? (
        <Form key="password" fields={[fields.email, fields.password]} action="Log in" onSend={logIn} />
      ) : (
        <Form
          key="link"
          fields={[fields.email]}
          action="Send me a link"
          onSend={async (values) => {
            await people.post('/link', values);
            setSentTo(values.email);
          }}
        />
      )}
      {choices?.microsoft === true && <Microsoft />}
      <div className={styles.ways}>
        <Button onClick={() => setStep(step === 'password' ? 'link' : 'password')}>
          {step === 'password' ? 'Log in with a link by email' : 'Log in with a password'}
        </Button>
        <TextLink to={peoplePages.forgotten}>Forgotten password</TextLink>
        <TextLink to={peoplePages.verify}>Confirm my address</TextLink>
        {choices?.sign_up === true && <TextLink to={peoplePages.signUp}>Sign up</TextLink>}
      </div>
    </Page>
  );
}
