import { answersOfMostUsed } from '../../src/contract/form/answers';
import { operationForms, subscriptionForms } from '../../src/contract/form/operations';

const text = (forms: object): string => `${JSON.stringify(forms, null, 1)}\n`;

/** The operations as forms, from which the packages for other tools are made. Path → content. */
export const generatedConnectors = (): readonly (readonly [string, string])[] => [
  ['connectors/operations.json', text(operationForms())],
  ['connectors/subscriptions.json', text(subscriptionForms())],
  ['connectors/answers.json', text(answersOfMostUsed())],
];
