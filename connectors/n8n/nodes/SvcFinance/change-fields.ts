import type { INodeProperties } from 'n8n-workflow';
import { kindChoices } from '../../../kinds';

/** Which changes start a workflow. */
export const changeFields: INodeProperties[] = [
  {
    displayName: 'Kinds',
    name: 'kinds',
    type: 'multiOptions',
    default: [],
    description: 'What starts the workflow when it changes. None chosen: everything.',
    options: kindChoices.map(({ value, label, meaning }) => ({ name: label, value, description: meaning })),
  },
  {
    displayName: 'Country Names or IDs',
    name: 'countries',
    type: 'multiOptions',
    typeOptions: { loadOptionsMethod: 'getCountries' },
    default: [],
    description:
      'Countries whose changes start the workflow. None chosen: all. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
  },
];
