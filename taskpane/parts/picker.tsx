import { Combobox, Field, makeStyles, Option, OptionGroup, tokens, typographyStyles } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { foldedName } from '../../src/contract/country-names';
import { say } from '../../ui/language/say';

const useStyles = makeStyles({
  // Little room around the name: on a phone, two boxes stand side by side.
  box: { minWidth: 0, width: '100%', paddingRight: '4px', columnGap: 0 },
  input: { boxSizing: 'border-box', minWidth: 0, width: '100%', textOverflow: 'ellipsis' },
  list: { maxBlockSize: '320px' },
  option: { display: 'flex', justifyContent: 'space-between', columnGap: '12px', inlineSize: '100%' },
  code: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
    lineHeight: 'inherit',
  },
});

export interface Choice {
  readonly key: string;
  readonly name: string;
  /** A code beside the name. It can be typed too. */
  readonly code: string;
  /** Other names that can be typed. */
  readonly also?: readonly string[];
}

const textsOf = ({ name, code, also = [] }: Choice): readonly string[] => [code, name, ...also];

/** Does a word of a name, or the code, begin with the typed text? */
const matches = (choice: Choice, wanted: string): boolean =>
  textsOf(choice).some((text) =>
    text.split(/[^\p{L}\p{M}\p{N}]+/u).some((_, at, words) => foldedName(words.slice(at).join(' ')).startsWith(wanted)),
  );

/** Is the typed text the whole code, or a whole name? */
const isExact = (choice: Choice, wanted: string): boolean =>
  textsOf(choice).some((text) => foldedName(text) === wanted);

/** The choices that match the typed text, exact matches first. */
function foundBy(choices: readonly Choice[], wanted: string): readonly Choice[] {
  const found = choices.filter((choice) => matches(choice, wanted));
  const exact = found.filter((choice) => isExact(choice, wanted));
  return [...exact, ...found.filter((choice) => !exact.includes(choice))];
}

/**
 * Picks one of many by typing part of its name or code.
 *
 * @param recent keys that were picked before; they come first until something is typed
 */
export function Picker({
  label,
  choices,
  recent = [],
  selected,
  onSelect,
  nothing = say('no_match'),
}: {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly recent?: readonly string[];
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  readonly nothing?: string;
}) {
  const styles = useStyles();
  const [typed, setTyped] = useState<string | undefined>();
  const input = useRef<HTMLInputElement | undefined>(undefined);
  const moved = useRef(false);
  const taken = useRef(false);
  const wanted = foldedName(typed ?? '');
  const found = wanted === '' ? choices : foundBy(choices, wanted);
  const meant =
    wanted !== '' && found.length > 0 && (found.length === 1 || isExact(found[0]!, wanted)) ? found[0] : undefined;
  // Fluent's list moves to the first name that begins with the text. Enter takes the only match, or the exact one.
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key.startsWith('Arrow')) moved.current = true;
    if (key !== 'Enter' || moved.current || meant === undefined) return;
    taken.current = true;
    setTimeout(() => (taken.current = false));
    setTyped(undefined);
    onSelect(meant.key);
  };
  const current = choices.find(({ key }) => key === selected);
  // The focus stays in the box after a choice. What is typed next is another name, not more of this one.
  useEffect(() => {
    if (typed === undefined && document.activeElement === input.current) input.current?.select();
  }, [typed, selected]);
  const first = wanted === '' ? recent.flatMap((key) => choices.find((choice) => choice.key === key) ?? []) : [];
  const rest = found.filter((choice) => !first.includes(choice));
  const option = (choice: Choice) => (
    <Option key={choice.key} value={choice.key} text={choice.name}>
      <span className={styles.option}>
        <span>{choice.name}</span>
        <span className={styles.code}>{choice.code}</span>
      </span>
    </Option>
  );
  return (
    <Field label={label}>
      <Combobox
        className={styles.box}
        input={{ className: styles.input }}
        listbox={{ className: styles.list }}
        autoComplete="off"
        expandIcon={{ 'aria-label': say('open_list') }}
        freeform
        value={typed ?? current?.name ?? selected}
        selectedOptions={[selected]}
        onFocus={({ target }) => {
          input.current = target;
          target.select();
        }}
        onMouseDown={(event) => {
          if (typed !== undefined) return;
          // A browser may place the caret only after the click, when the first keys are pressed already.
          event.preventDefault();
          event.currentTarget.focus();
          event.currentTarget.select();
        }}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          moved.current = false;
          setTyped(target.value);
        }}
        onBlur={() => setTyped(undefined)}
        onOpenChange={(_, { open }) => {
          if (!open) setTyped(undefined);
        }}
        onOptionSelect={(_, { optionValue }) => {
          // No value: the list only clears its selection while the reader types.
          if (taken.current || optionValue === undefined) return;
          setTyped(undefined);
          if (choices.some(({ key }) => key === optionValue)) onSelect(optionValue);
        }}
      >
        {first.length > 0 ? <OptionGroup label={say('recent')}>{first.map(option)}</OptionGroup> : null}
        {first.length > 0 ? <OptionGroup label={say('all')}>{rest.map(option)}</OptionGroup> : rest.map(option)}
        {found.length === 0 ? (
          <Option key="none" text="" disabled>
            {nothing}
          </Option>
        ) : null}
      </Combobox>
    </Field>
  );
}
