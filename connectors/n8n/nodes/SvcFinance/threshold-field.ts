import type { INodeProperties } from 'n8n-workflow';
import type { Threshold } from '../../../../src/contract';

const currency = (name: string, displayName: string): INodeProperties => ({
  displayName,
  name,
  type: 'options',
  typeOptions: { loadOptionsMethod: 'getCurrencies' },
  default: '',
  description:
    'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
});

/** Limits of exchange rates, such as USD/KES above 135. */
export const thresholdField: INodeProperties = {
  displayName: 'Exchange Rate Limits',
  name: 'thresholds',
  type: 'fixedCollection',
  typeOptions: { multipleValues: true },
  placeholder: 'Add Limit',
  default: {},
  description: 'With limits, an exchange rate starts the workflow only when it crosses one, not every day',
  options: [
    {
      displayName: 'Limit',
      name: 'limit',
      values: [
        currency('from', 'From Name or ID'),
        currency('to', 'To Name or ID'),
        {
          displayName: 'Direction',
          name: 'direction',
          type: 'options',
          default: 'above',
          options: [
            { name: 'Rises Above', value: 'above' },
            { name: 'Falls Below', value: 'below' },
          ],
        },
        {
          displayName: 'Rate',
          name: 'rate',
          type: 'number',
          typeOptions: { numberPrecision: 6 },
          default: 0,
          description: 'Mid-market rate: units of the second currency for one unit of the first',
        },
      ],
    },
  ],
};

/** What the field holds. */
export interface ThresholdField {
  readonly limit?: readonly (Pick<Threshold, 'direction' | 'rate'> & { readonly from: string; readonly to: string })[];
}

/** The limits as the service takes them. */
export const thresholdsIn = ({ limit = [] }: ThresholdField): Threshold[] =>
  limit.map(({ from, to, direction, rate }) => ({ pair: `${from}/${to}`, direction, rate }));
