import { partMeaning, partLabel } from '../../../words/labels';
import type { LawAsks } from '../../../../src/contract/asks';
import { oncePaidParts, type PayPart, payParts } from '../../../../src/contract/words/pay-parts';
import { Choice } from '../../../../ui/inputs/choice';
import { sentence } from '../../../../ui/words/sentence';
import { readAmount } from '../../../words/typed';
import { divided } from '../basic-pay';
import { statedBy } from '../stated';
import { BasicPay } from './basic-pay-line';
import { type DetailsProps, Group } from './group';
import { Lines } from './lines';
import { TextField } from './text-field';
import { say } from '../../../../ui/language/say';

const isPaidOnce = (name: PayPart): boolean => oncePaidParts.some((part) => part === name);
const units = [
  {
    key: 'amount',
    get name() {
      return say('amount');
    },
  },
  {
    key: 'percent',
    get name() {
      return say('unit_percent_of_basic');
    },
  },
] as const;

/**
 * The parts of pay, and what is left as basic pay.
 *
 * @param asked parts for which the law has a rule; they are offered first
 */
export function PartsGroup({
  details,
  complaints,
  onChange,
  currency,
  asked,
  gross,
}: DetailsProps & { readonly asked: LawAsks['parts']; readonly gross: number | undefined }) {
  const ruleOf = (name: PayPart): string | undefined => asked.find((part) => part.name === name)?.rule;
  const asksHours = (name: PayPart, texts: Readonly<Partial<Record<string, string>>>): boolean =>
    name === 'overtime' &&
    (texts['hours'] !== undefined || asked.some((part) => part.name === name && part.hours === true));
  const others = payParts.filter((name) => asked.every((part) => part.name !== name));
  const { pay } = statedBy(details, undefined).fields;
  const known = details.side === 'gross' ? readAmount(details.text ?? '').value : gross;
  return (
    <Group title={say('parts_of_pay')}>
      <Lines
        add={say('add_part_of_pay')}
        lines={details.parts}
        all={details.parts}
        onChange={(parts) => onChange({ parts })}
        groups={[
          {
            title: others.length === 0 ? '' : say('with_a_rule_in_the_law'),
            offers: asked.map(({ name, label, meaning, rule }) => ({ name, label, about: sentence(rule ?? meaning) })),
          },
          {
            title: asked.length === 0 ? '' : say('other_parts'),
            offers: others.map((name) => {
              return { name, label: partLabel(name), about: partMeaning(name) };
            }),
          },
        ]}
        about={(name) => ({
          label: partLabel(name),
          rule: ruleOf(name),
          mark: isPaidOnce(name) ? say('paid_once') : undefined,
        })}
        fieldsOf={({ name, texts }, onTexts) => {
          const unit = texts['unit'] === 'percent' ? 'percent' : 'amount';
          const label = partLabel(name);
          return (
            <>
              <TextField
                label={unit === 'percent' ? say('share_of_basic_pay') : say('amount')}
                of={label}
                unit={unit === 'percent' ? '%' : currency}
                text={texts['amount']}
                wrong={complaints[`pay.${name}`]}
                onType={(amount) => onTexts({ ...texts, amount })}
              />
              {isPaidOnce(name) ? null : (
                <Choice
                  label={say('stated_as')}
                  of={label}
                  options={units}
                  value={unit}
                  onChange={(key) => onTexts({ ...texts, unit: key })}
                />
              )}
              {unit === 'amount' && asksHours(name, texts) ? (
                <TextField
                  label={say('hours')}
                  of={label}
                  text={texts['hours']}
                  wrong={complaints['pay.overtime.hours']}
                  onType={(hours) => onTexts({ ...texts, hours })}
                />
              ) : null}
            </>
          );
        }}
      />
      {pay === undefined ? null : (
        <BasicPay
          division={known === undefined ? undefined : divided(known, pay)}
          currency={currency}
          wrong={complaints['pay']}
        />
      )}
    </Group>
  );
}
