import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { KeyRegular } from '@fluentui/react-icons';
import { type FormEvent, useState } from 'react';
import { StateCard } from '../../ui/notices/state-card';

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
      setWrong('Enter an access code, for example ABCD-EFGH-JKMN-PQRS.');
      return;
    }
    setTrying(true);
    setWrong(await onEnter(code.trim().toUpperCase()));
    setTrying(false);
  };
  return (
    <>
      <StateCard icon={<KeyRegular />} title="Access code required">
        Ask the administrator of this service in your organisation for a code. You enter it only once on this computer.
      </StateCard>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label="Access code"
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
          {trying ? 'Checking …' : 'Open the pane'}
        </Button>
      </form>
    </>
  );
}
