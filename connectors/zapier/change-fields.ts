import type { PlainInputField, PlainOutputField } from 'zapier-platform-core';
import { kindChoices } from '../kinds';
import { listKey } from './fields';

/** Which changes start a Zap. */
export const changeFields = [
  {
    key: 'kinds',
    label: 'Kinds',
    type: 'string',
    list: true,
    required: false,
    choices: Object.fromEntries(kindChoices.map(({ value, label }) => [value, label])),
    helpText: 'What starts the Zap when it changes. Leave it empty for everything.',
  },
  {
    key: 'countries',
    label: 'Countries',
    type: 'string',
    list: true,
    required: false,
    dynamic: `${listKey('getCountries')}.id.name`,
    helpText: 'Countries whose changes start the Zap. Leave it empty for all.',
  },
] as const satisfies readonly PlainInputField[];

/** What a change offers to the steps after it. */
export const changeOutput: PlainOutputField[] = [
  { key: 'id', label: 'ID', type: 'string' },
  { key: 'kind', label: 'Kind', type: 'string' },
  { key: 'title', label: 'Title', type: 'string' },
  { key: 'country', label: 'Country', type: 'string' },
  { key: 'subject', label: 'Subject', type: 'string' },
  { key: 'before__value', label: 'Value Before', type: 'string' },
  { key: 'after__value', label: 'Value After', type: 'string' },
  { key: 'after__unit', label: 'Unit', type: 'string' },
  { key: 'effective_date', label: 'Effective Date', type: 'string' },
  { key: 'recorded_at', label: 'Recorded At', type: 'datetime' },
  { key: 'law_version', label: 'Law Version', type: 'string' },
  { key: 'source__name', label: 'Source', type: 'string' },
  { key: 'source__url', label: 'Source Address', type: 'string' },
  { key: 'data_stale', label: 'Out Of Date', type: 'boolean' },
];

/** The form of a change, which Zapier shows until it has a real one. */
export const sampleChange = {
  id: 'policy_rate.KE.20260410T080000000Z',
  kind: 'policy_rate',
  country: 'KE',
  countries: ['KE'],
  subject: 'policy_rate',
  title: 'A sample: the policy rate of a country moved.',
  before: { value: 2, unit: 'percent', date: '2026-01-01', label: null },
  after: { value: 1, unit: 'percent', date: '2026-04-10', label: null },
  differences: [],
  effective_date: '2026-04-10',
  recorded_at: '2026-04-10T08:00:00.000Z',
  source: { name: 'Sample', url: null },
  data_stale: false,
};
