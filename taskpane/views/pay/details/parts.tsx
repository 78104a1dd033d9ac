import type { LawAsks } from '../../../../src/contract/asks';
import { oncePaidParts, type PayPart, payPartWords, payParts } from '../../../../src/contract/words/pay-parts';
import { Choice } from '../../../../ui/inputs/choice';
import { sentence } from '../../../../ui/words/sentence';
import { readAmount } from '../../../words/typed';
import { divided } from '../basic-pay';
import { statedBy } from '../stated';
import { BasicPay } from './basic-pay-line';
import type { DetailsProps } from './details';
import { Group } from './group';
import { Lines } from './lines';
import { TextField } from './text-field';

const isPaidOnce = (name: PayPart): boolean => oncePaidParts.some((part) => part === name);
const units = [
  { key: 'amount', name: 'Amount' },
  { key: 'percent', name: '% of basic' },
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
    <Group title="Parts of pay">
      <Lines
        add="Add part of pay"
        lines={details.parts}
        all={details.parts}
        onChange={(parts) => onChange({ parts })}
        groups={[
          {
            title: others.length === 0 ? '' : 'With a rule in the law',
            offers: asked.map(({ name, label, meaning, rule }) => ({ name, label, about: sentence(rule ?? meaning) })),
          },
          {
            title: asked.length === 0 ? '' : 'Other parts',
            offers: others.map((name) => {
              const { label, meaning } = payPartWords[name];
              return { name, label, about: meaning };
            }),
          },
        ]}
        about={(name) => ({
          label: payPartWords[name].label,
          rule: ruleOf(name),
          mark: isPaidOnce(name) ? 'paid once' : undefined,
        })}
        fieldsOf={({ name, texts }, onTexts) => {
          const unit = texts['unit'] === 'percent' ? 'percent' : 'amount';
          const { label } = payPartWords[name];
          return (
            <>
              <TextField
                label={unit === 'percent' ? 'Share of basic pay' : 'Amount'}
                of={label}
                unit={unit === 'percent' ? '%' : currency}
                text={texts['amount']}
                wrong={complaints[`pay.${name}`]}
                onType={(amount) => onTexts({ ...texts, amount })}
              />
              {isPaidOnce(name) ? null : (
                <Choice
                  label="Stated as"
                  of={label}
                  options={units}
                  value={unit}
                  onChange={(key) => onTexts({ ...texts, unit: key })}
                />
              )}
              {unit === 'amount' && asksHours(name, texts) ? (
                <TextField
                  label="Hours"
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
