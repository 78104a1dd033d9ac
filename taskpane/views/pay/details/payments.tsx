import type { LawAsks } from '../../../../src/contract/asks';
import { paidLabel } from '../../../words/labels';
import { type DetailsProps, Group } from './group';
import { Lines } from './lines';
import { TextField } from './text-field';
import { say } from '../../../../ui/language/say';

/** What the employee pays and the law relieves. */
export function PaymentsGroup({
  details,
  complaints,
  onChange,
  currency,
  asked,
}: DetailsProps & { readonly asked: LawAsks['paid'] }) {
  return (
    <Group title={say('paid_by_the_employee')}>
      <Lines
        add={say('add_payment')}
        lines={details.payments.filter(({ name }) => asked.some((payment) => payment.name === name))}
        all={details.payments}
        onChange={(payments) => onChange({ payments })}
        groups={[{ title: '', offers: asked.map(({ name, label, meaning }) => ({ name, label, about: meaning })) }]}
        about={(name) => ({ label: paidLabel(name) })}
        fieldsOf={({ name, texts }, onTexts) => (
          <TextField
            label={say('amount_in_the_pay_period')}
            of={paidLabel(name)}
            unit={currency}
            text={texts['amount']}
            wrong={complaints[`paid.${name}`]}
            onType={(amount) => onTexts({ ...texts, amount })}
          />
        )}
      />
    </Group>
  );
}
