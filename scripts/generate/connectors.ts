import { operationForms } from '../../src/contract/form/operations';

/** The operations as forms, from which the packages for other tools are made. Path → content. */
export const generatedConnectors = (): readonly (readonly [string, string])[] => [
  ['connectors/operations.json', `${JSON.stringify(operationForms(), null, 1)}\n`],
];
