import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormField } from '../../src/contract/people';
import { type Problem, problemOf } from '../service/people';
import { Notice } from './notice';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '16px' },
  action: { justifySelf: 'start' },
});

/** A field of a form. */
export interface FieldOf {
  readonly name: FormField;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  /** What browsers and password managers fill in. */
  readonly autoComplete: string;
  readonly hint?: string;
  readonly initial?: string;
}

export type FormValues = Readonly<Partial<Record<FormField, string>>>;

/**
 * A form. What is wrong stands beside its field, which gets the focus; nothing typed is lost.
 *
 * @param onSend sends what was typed; throws Refusal where the service refuses it
 * @param clears are the fields emptied after success?
 */
export function Form({
  fields,
  action,
  secondary = false,
  clears = false,
  onSend,
}: {
  readonly fields: readonly FieldOf[];
  readonly action: string;
  readonly secondary?: boolean;
  readonly clears?: boolean;
  readonly onSend: (values: FormValues) => Promise<void>;
}) {
  const styles = useStyles();
  const initial = (): FormValues => Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial]));
  const [values, setValues] = useState<FormValues>(initial);
  const [problem, setProblem] = useState<Problem | undefined>();
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = fields.find(({ name }) => name === problem?.field)?.name;

  useEffect(() => {
    if (wrong !== undefined) form.current?.querySelector<HTMLInputElement>(`input[name="${wrong}"]`)?.focus();
  }, [problem, wrong]);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setProblem(undefined);
    try {
      await onSend(values);
      if (clears) setValues(initial());
    } catch (thrown) {
      setProblem(problemOf(thrown));
    }
    setSending(false);
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {problem !== undefined && wrong === undefined && <Notice intent="error">{problem.message}</Notice>}
      {fields.map(({ name, label, type = 'text', autoComplete, hint }) => (
        <Field
          key={name}
          label={label}
          {...(hint === undefined ? {} : { hint })}
          {...(wrong === name ? { validationMessage: problem!.message, validationState: 'error' } : {})}
        >
          <Input
            name={name}
            type={type}
            autoComplete={autoComplete}
            spellCheck={false}
            value={values[name] ?? ''}
            onChange={(_, { value }) => setValues((all) => ({ ...all, [name]: value }))}
          />
        </Field>
      ))}
      <Button
        type="submit"
        appearance={secondary ? 'secondary' : 'primary'}
        className={styles.action}
        disabledFocusable={sending}
      >
        {sending ? 'One moment …' : action}
      </Button>
    </form>
  );
}
