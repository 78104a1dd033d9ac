import { Button, makeStyles } from '@fluentui/react-components';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Problem, problemOf } from '../service/ask';
import { type FieldOf, FormField, initialOf } from './form-field';
import { Notice } from '../../ui/notices/notice';
import { spoken } from './spoken';

export type { FieldOf } from './form-field';
import { say } from '../../ui/language/say';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '16px', gridTemplateColumns: 'minmax(0, 560px)' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** What was typed, by the name of the field. */
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

/** Is a problem about this field? */
const isAbout = ({ code, field }: Problem, { name, errors = [] }: FieldOf<string>): boolean =>
  field === undefined ? code === `invalid_${name}` || errors.includes(code) : field === name;

/**
 * A form. What is wrong stands beside its field, which gets the focus; nothing typed is lost.
 *
 * @param onSend sends what was typed; throws Refusal where the service refuses it
 * @param onCancel leaves the form
 * @param clears are the fields emptied after success?
 */
export function Form<Name extends string>({
  fields,
  action,
  secondary = false,
  clears = false,
  onSend,
  onCancel,
}: {
  readonly fields: readonly FieldOf<Name>[];
  readonly action: string;
  readonly secondary?: boolean;
  readonly clears?: boolean;
  readonly onSend: (values: FormValues<Name>) => Promise<void>;
  readonly onCancel?: () => void;
}) {
  const styles = useStyles();
  const initial = () => Object.fromEntries(fields.map((field) => [field.name, initialOf(field)])) as FormValues<Name>;
  const [values, setValues] = useState(initial);
  const [problem, setProblem] = useState<Problem | undefined>();
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = problem && fields.find((field) => isAbout(problem, field))?.name;

  useEffect(() => {
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
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
      {problem !== undefined && wrong === undefined && (
        <Notice intent="error">{spoken(problem.message, fields)}</Notice>
      )}
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          wrong={wrong === field.name ? spoken(problem!.message, fields) : undefined}
          onChange={(value) => setValues((all) => ({ ...all, [field.name]: value }))}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" appearance={secondary ? 'secondary' : 'primary'} disabledFocusable={sending}>
          {sending ? say('one_moment') : action}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>{say('cancel_form')}</Button>}
      </div>
    </form>
  );
}
