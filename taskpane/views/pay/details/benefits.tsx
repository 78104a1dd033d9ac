import { labelled } from '../../../../ui/language/terms';
import type { LawAsks } from '../../../../src/contract/asks';
import { type BenefitFact, benefitFacts, benefitWords } from '../../../../src/contract/words/benefits';
import { sentence } from '../../../../ui/words/sentence';
import { type DetailsProps, Group } from './group';
import { Lines } from './lines';
import { TextField } from './text-field';
import { say } from '../../../../ui/language/say';

const units: Readonly<Partial<Record<BenefitFact, string>>> = {
  engine: 'cm³',
  get rooms() {
    return say('unit_rooms');
  },
  get rate() {
    return say('unit_percent_a_year');
  },
};

/** What the employer gives in kind. The law says what to state about each. */
export function BenefitsGroup({
  details,
  complaints,
  onChange,
  currency,
  asked,
}: DetailsProps & { readonly asked: LawAsks['benefits'] }) {
  const benefitOf = (name: string) => asked.find((benefit) => benefit.name === name);
  return (
    <Group title={say('benefits_in_kind')}>
      <Lines
        add={say('add_benefit_in_kind')}
        lines={details.benefits.filter(({ name }) => benefitOf(name) !== undefined)}
        all={details.benefits}
        onChange={(benefits) => onChange({ benefits })}
        groups={[{ title: '', offers: asked.map(({ name, label, rule }) => ({ name, label, about: sentence(rule) })) }]}
        about={(name) => ({ label: labelled('benefit', name, benefitWords[name].label), rule: benefitOf(name)?.rule })}
        fieldsOf={({ name, texts }, onTexts) =>
          (benefitOf(name)?.facts ?? []).map((fact) => (
            <TextField
              key={fact}
              label={labelled('benefit_fact', fact, benefitFacts[fact].label)}
              of={labelled('benefit', name, benefitWords[name].label)}
              unit={units[fact] ?? currency}
              text={texts[fact]}
              wrong={complaints[`in_kind.${name}.${fact}`]}
              onType={(text) => onTexts({ ...texts, [fact]: text })}
            />
          ))
        }
      />
    </Group>
  );
}
