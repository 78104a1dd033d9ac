import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { KeyRegular } from '@fluentui/react-icons';
import { type FormEvent, useState } from 'react';
import { StateCard } from '../../ui/notices/state-card';
import { say } from '../../ui/language/say';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '12px', maxInlineSize: '320px', marginInline: 'auto', paddingInline: '16px' },
  code: { textAlign: 'center', textTransform: 'uppercase', letterSpacing: '0.12em' },
});

/**
 * Asks for the access code from an administrator.
 *
 * @param onEnter tries the code; gives undefined if it was accepted, else the reason
 */
export function CodeEntry({ onEnter }: { readonly onEnter: (code: string) => Promise<string | undefined> }) {
  const styles = useStyles();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const [trying, setTrying] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code.trim() === '') {
      setWrong(say('enter_an_access_code_for_example'));
      return;
    }
    setTrying(true);
    setWrong(await onEnter(code.trim().toUpperCase()));
    setTrying(false);
  };
  return (
    <>
      <StateCard icon={<KeyRegular />} title={say('access_code_required')}>
        {say('ask_the_administrator_of_this_service')}
      </StateCard>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={say('access_code')}
          {...(wrong === undefined ? {} : { validationMessage: wrong, validationState: 'error' })}
        >
          <Input
            autoFocus
            autoComplete="off"
            spellCheck={false}
            input={{ className: styles.code }}
            placeholder="ABCD-EFGH-JKMN-PQRS"
            value={code}
            onChange={(_, { value }) => setCode(value)}
          />
        </Field>
        <Button type="submit" appearance="primary" disabledFocusable={trying}>
          {trying ? say('checking') : say('open_the_pane')}
        </Button>
      </form>
    </>
  );
}
