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
import { say } from '../../ui/language/say';

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
    <Page title={isFirst ? say('welcome') : say('log_in')}>
      <Text>{isFirst ? say('first_account_link') : say('link_is_ready')}</Text>
      <Form
        fields={[]}
        action={isFirst ? say('open_dashboard') : say('log_in')}
        onSend={async () => {
          const { second_factor } = await people.post<LogInAnswer>(isFirst ? '/first' : '/link/use', {
            token: isFirst ? linkToken.slice(first.length) : linkToken,
          });
          if (second_factor) setNeedsCode(true);
          else enter();
        }}
      />
      <TextLink to={peoplePages.logIn}>{say('log_in_otherwise')}</TextLink>
    </Page>
  );
}

function WithCode() {
  return (
    <Page title={say('second_factor_title')}>
      <Text>{say('enter_app_code')}</Text>
      <Form
        fields={[fields.code]}
        action={say('log_in')}
        onSend={async (values) => {
          await people.post('/log-in/code', values);
          enter();
        }}
      />
      <TextLink to={peoplePages.logIn}>{say('start_again')}</TextLink>
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
      <Button onClick={() => void start()}>{say('log_in_with_microsoft')}</Button>
    </>
  );
}

/** `/login` */
export default function LogIn() {
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
    <Page title={say('log_in')}>
      {location.search.includes('error=') && <Notice intent="error">{say('microsoft_refused')}</Notice>}
      {sentTo !== undefined && <MailSent email={sentTo} />}
      {step === 'password' ? (
        <Form key="password" fields={[fields.email, fields.password]} action={say('log_in')} onSend={logIn} />
      ) : (
        <Form
          key="link"
          fields={[fields.email]}
          action={say('send_me_a_link')}
          onSend={async (values) => {
            await people.post('/link', values);
            setSentTo(values.email);
          }}
        />
      )}
      {choices?.microsoft === true && <Microsoft />}
      <div className={styles.ways}>
        <Button onClick={() => setStep(step === 'password' ? 'link' : 'password')}>
          {step === 'password' ? say('log_in_with_link') : say('log_in_with_password')}
        </Button>
        <TextLink to={peoplePages.forgotten}>{say('forgotten_password')}</TextLink>
        <TextLink to={peoplePages.verify}>{say('confirm_my_address')}</TextLink>
        {choices?.sign_up === true && <TextLink to={peoplePages.signUp}>{say('sign_up')}</TextLink>}
      </div>
    </Page>
  );
}
