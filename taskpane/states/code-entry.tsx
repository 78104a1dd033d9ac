import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { KeyRegular } from '@fluentui/react-icons';
import { type FormEvent, useState } from 'react';
import { StateCard } from './state-card';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '12px', maxInlineSize: '320px', marginInline: 'auto', paddingInline: '16px' },
  code: { textAlign: 'center', textTransform: 'uppercase', letterSpacing: '0.12em' },
});

/**
 * Asks once for the access code that an administrator gave.
 *
 * @param onEnter tries the code: undefined when it opened the door, else a sentence that says why not
 */
export function CodeEntry({ onEnter }: { readonly onEnter: (code: string) => Promise<string | undefined> }) {
  const styles = useStyles();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const [trying, setTrying] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code.trim() === '') {
      setWrong('Type the access code first, for example ABCD-EFGH-JKMN-PQRS.');
      return;
    }
    setTrying(true);
    setWrong(await onEnter(code.trim().toUpperCase()));
    setTrying(false);
  };
  return (
    <>
      <StateCard icon={<KeyRegular />} title="An access code is needed">
        Whoever looks after this service in your organisation has one for you. It is asked for once on this computer.
      </StateCard>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label="Access code"
          {...(wrong === undefined ? {} : { validationMessage: wrong, validationState: 'error' as const })}
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
