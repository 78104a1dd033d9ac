import type { Trigger } from 'zapier-platform-core';
import type { Filter } from '../subscriptions';
import { changeFields, changeOutput, sampleChange } from './change-fields';
import { newestChanges } from './newest-changes';

/** A Zap that looks at intervals for what changed. */
export const newChange = {
  key: 'new_change',
  noun: 'Change',
  display: {
    label: 'New Change',
    description:
      'Triggers when law, a policy rate, inflation, a treasury bill, a central bank meeting, a fuel price or an exchange rate changes. Zapier looks at intervals.',
  },
  operation: {
    type: 'polling',
    inputFields: [...changeFields],
    perform: async (z, bundle) => newestChanges(z, bundle, bundle.inputData as Filter),
    sample: sampleChange,
    outputFields: changeOutput,
  },
} satisfies Trigger;
