import { lawVariables } from '../../contract/words/law-variables';
import type { Country } from '../schema';
import type { Finding } from './finding';

/** Duplicate ids, and ids that are reserved as formula variables. */
export function checkNames(country: Country): Finding[] {
  const idsOf = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);
  const contributions = idsOf(country.contributions);
  // Formulas of a regime see its own items and every contribution. Contributions are checked separately first, so an
  // error in them is reported once.
  const lists = [
    { where: 'contributions', before: [], ids: contributions },
    { where: 'wages', before: [], ids: idsOf(country.wages ?? []) },
    ...(country.pay ?? []).map((treatment, i) => ({
      where: `pay[${i}]`,
      before: contributions,
      ids: idsOf([...treatment.parts, ...treatment.benefits]),
    })),
    ...country.income.map((regime, i) => ({
      where: `income[${i}]`,
      before: [...contributions, ...new Set((country.pay ?? []).flatMap(({ parts }) => idsOf(parts)))],
      ids: idsOf([...regime.deductions, ...regime.credits, ...regime.surcharges]),
    })),
    ...country.corporate.map((regime, i) => ({ where: `corporate[${i}]`, before: [], ids: idsOf(regime.surcharges) })),
  ];
  return lists.flatMap(({ where, before, ids }) => {
    const twice = new Set(ids.filter((id, i) => ids.indexOf(id) !== i || before.includes(id)));
    const reserved = new Set(ids.filter((id) => Object.hasOwn(lawVariables, id)));
    const messages = [
      ...[...twice].map((id) => `the id "${id}" stands twice`),
      ...[...reserved].map((id) => `the id "${id}" is a variable of formulas`),
    ];
    return messages.map((message) => ({ country: country.code, where, message }));
  });
}
