import type { LawAsks } from '../../../../src/contract/asks';
import { paymentWords } from '../../../../src/contract/words/paid-by-employee';
import type { DetailsProps } from './details';
import { Group } from './group';
import { Lines } from './lines';
import { TextField } from './text-field';

/** What the employee pays and the law relieves. */
export function PaymentsGroup({
  details,
  complaints,
  onChange,
  currency,
  asked,
}: DetailsProps & { readonly asked: LawAsks['paid'] }) {
  return (
    <Group title="Paid by the employee">
      <Lines
        add="Add payment"
        lines={details.payments.filter(({ name }) => asked.some((payment) => payment.name === name))}
        all={details.payments}
        onChange={(payments) => onChange({ payments })}
        groups={[{ title: '', offers: asked.map(({ name, label, meaning }) => ({ name, label, about: meaning })) }]}
        about={(name) => ({ label: paymentWords[name].label })}
        fieldsOf={({ name, texts }, onTexts) => (
          <TextField
            label="Amount in the pay period"
            of={paymentWords[name].label}
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
