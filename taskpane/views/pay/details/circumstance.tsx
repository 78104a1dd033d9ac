import { makeStyles, Switch } from '@fluentui/react-components';
import type { AskedCircumstance } from '../../../../src/contract/asks';
import { Choice } from '../../../../ui/inputs/choice';
import { LabelOf } from '../../../../ui/inputs/label-of';
import { money, percentNumber, percentRange } from '../../../../ui/words/numbers';
import { TextField } from './text-field';
import { say } from '../../../../ui/language/say';

const useStyles = makeStyles({ switch: { gridColumn: '1 / -1', justifySelf: 'start', marginInlineStart: '-8px' } });

/**
 * The field of a circumstance: a list, a switch or a number. A value that is the default counts as empty.
 *
 * @param of what the label is about, for screen readers
 * @param placeholder what an empty field of a number shows; by default the value that is used
 * @param text what was chosen or typed; undefined where nothing was
 */
export function Circumstance({
  asked: { label, meaning, kind, choices = [], default: usual, least = 0, most },
  of,
  placeholder = kind === 'percent' ? percentNumber(least) : money(Number(usual)),
  text,
  wrong,
  onChange,
}: {
  readonly asked: AskedCircumstance;
  readonly of?: string;
  readonly placeholder?: string;
  readonly text: string | undefined;
  readonly wrong: string | undefined;
  readonly onChange: (text: string) => void;
}) {
  const styles = useStyles();
  const change = (value: string): void =>
    onChange(value === String(usual) && kind !== 'whole' && kind !== 'percent' ? '' : value);
  const value = text === undefined || text === '' ? String(usual) : text;
  if (kind === 'choice')
    return (
      <Choice
        label={label}
        of={of}
        options={choices.map((choice) => ({ key: choice.value, name: choice.label }))}
        value={value}
        onChange={change}
      />
    );
  if (kind === 'flag')
    return (
      <Switch
        className={styles.switch}
        label={<LabelOf text={label} of={of} />}
        checked={value === 'true'}
        onChange={(_, { checked }) => change(String(checked))}
      />
    );
  return (
    <TextField
      label={label}
      of={of}
      placeholder={placeholder}
      text={text}
      wrong={wrong}
      onType={change}
      {...(kind === 'percent'
        ? {
            unit: '%',
            hint: most === undefined ? meaning : say('depending_on_the_activity', { least: percentRange(least, most) }),
          }
        : {})}
    />
  );
}
