import { partLabel } from '../../../words/labels';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { LawAsks } from '../../../../src/contract/asks';
import { oncePaidParts } from '../../../../src/contract/words/pay-parts';
import { dayOfMoment } from '../../../../src/day';
import { Choice } from '../../../../ui/inputs/choice';
import { useFigures } from '../../../../ui/theme/figures';
import { useFocusAfterMenu } from '../../../parts/focus-after-menu';
import { monthInWords } from '../../../../ui/words/dates';
import { sentence } from '../../../../ui/words/sentence';
import { AddLine, type Offers } from '../details/add-line';
import { Circumstance } from '../details/circumstance';
import { Group } from '../details/group';
import { LineFrame, useLineList } from '../details/line-frame';
import { TextField } from '../details/text-field';
import { useGrid } from '../details/use-grid';
import type { Complaints } from '../stated';
import {
  aboutChange,
  type ChangeName,
  circumstanceOf,
  isAsked,
  isPaidOnce,
  labelOfChange,
  labelOfMonth,
  newChange,
  type YearChange,
} from './changes';
import { monthField } from './year-request';
import { calendarMonth } from './year-months';
import { say } from '../../../../ui/language/say';

const useStyles = makeStyles({ text: { margin: 0 } });

/** What may change, in groups. The employee joins once and leaves once. */
function offersOf(asks: LawAsks, changes: readonly YearChange[]): readonly Offers<ChangeName>[] {
  const employment = [
    { name: 'joins', label: labelOfChange('joins'), about: say('the_first_month_with_pay') },
    { name: 'leaves', label: labelOfChange('leaves'), about: say('the_last_month_with_pay') },
  ] as const;
  return [
    {
      title: say('pay_changes'),
      offers: [
        { name: 'amount', label: labelOfChange('amount'), about: say('regular_gross_pay_from_a_month') },
        ...oncePaidParts.map((part) => ({
          name: `pay.${part}` as const,
          label: partLabel(part),
          about: say('paid_once_in_addition_to_regular'),
        })),
      ],
    },
    {
      title: say('employee'),
      offers: asks.circumstances.map(({ name, label, meaning }) => ({
        name: `employee.${name}` as const,
        label,
        about: meaning,
      })),
    },
    {
      title: say('employment'),
      offers: employment.filter(({ name }) => changes.every((change) => change.name !== name)),
    },
    {
      title: say('parts_of_regular_pay'),
      offers: asks.parts
        .filter(({ name }) => !isPaidOnce(name))
        .map(({ name, label, meaning, rule }) => ({
          name: `pay.${name}` as const,
          label,
          about: sentence(rule ?? meaning),
        })),
    },
    {
      title: say('paid_by_the_employee'),
      offers: asks.paid.map(({ name, label, meaning }) => ({ name: `paid.${name}` as const, label, about: meaning })),
    },
  ];
}

/** The field of the new value. Joining and leaving have none. */
function ValueField({
  change: { name, text },
  of,
  asks,
  currency,
  wrong,
  onText,
}: {
  readonly change: YearChange;
  readonly of: string;
  readonly asks: LawAsks;
  readonly currency: string;
  readonly wrong: string | undefined;
  readonly onText: (text: string) => void;
}) {
  const about = aboutChange(name);
  if (about.kind === 'joins' || about.kind === 'leaves') return null;
  const asked = circumstanceOf(name, asks);
  if (asked !== undefined)
    return <Circumstance asked={asked} of={of} text={text} wrong={wrong} onChange={onText} placeholder="" />;
  return (
    <TextField
      label={about.kind === 'amount' ? say('gross_pay_a_month') : say('amount')}
      of={of}
      unit={currency}
      text={text}
      wrong={wrong}
      onType={onText}
    />
  );
}

/**
 * What changes within the year, as lines that the reader adds. The value of a new line takes the focus; after a removal
 * the button that adds lines does.
 *
 * @param months the months of the tax year
 */
export function ChangeLines({
  changes,
  complaints,
  asks,
  currency,
  months,
  onChange,
}: {
  readonly changes: readonly YearChange[];
  readonly complaints: Complaints;
  readonly asks: LawAsks;
  readonly currency: string;
  readonly months: readonly string[];
  readonly onChange: (changes: readonly YearChange[]) => void;
}) {
  const styles = useStyles();
  const grid = useGrid();
  const list = useLineList();
  const { tight, fields, quiet } = useFigures();
  const { whole, focus } = useFocusAfterMenu();
  const set = (id: number, part: Partial<YearChange>): void =>
    onChange(changes.map((change) => (change.id === id ? { ...change, ...part } : change)));
  const add = (name: ChangeName): void => {
    const change = newChange(name, changes, asks, months, dayOfMoment(Date.now()).slice(0, 7));
    onChange([...changes, change]);
    focus(`[data-line="${change.id}"] :is(input, select):not([data-month] *)`);
  };
  const monthOptions = months.map((month) => ({ key: String(calendarMonth(month)), name: monthInWords(month) }));
  const asked = changes.filter(({ name }) => isAsked(name, asks));
  return (
    <Group title={say('changes_in_the_year')}>
      <div className={tight} ref={whole}>
        {asked.length > 0 ? (
          <ul className={list}>
            {asked.map((change) => {
              const { id, name, month } = change;
              const label = labelOfChange(name);
              const named = monthOptions.find(({ key }) => key === String(month))!.name;
              const of = `${label}, ${named}`;
              return (
                <LineFrame
                  key={id}
                  name={String(id)}
                  label={label}
                  removed={of}
                  onRemove={() => {
                    onChange(changes.filter((other) => other.id !== id));
                    focus('[aria-haspopup]');
                  }}
                >
                  <div className={mergeClasses(fields, grid)}>
                    <div data-month>
                      <Choice
                        label={labelOfMonth(name)}
                        of={of}
                        options={monthOptions}
                        value={String(month)}
                        wrong={complaints[monthField(id)]}
                        onChange={(key) => set(id, { month: Number(key) })}
                      />
                    </div>
                    <ValueField
                      change={change}
                      of={of}
                      asks={asks}
                      currency={currency}
                      wrong={complaints[id]}
                      onText={(text) => set(id, { text })}
                    />
                  </div>
                </LineFrame>
              );
            })}
          </ul>
        ) : (
          <p className={mergeClasses(quiet, styles.text)}>{say('none_pay_and_circumstances_stay_as')}</p>
        )}
        <AddLine label={say('add_change')} groups={offersOf(asks, changes)} onAdd={add} />
      </div>
    </Group>
  );
}
