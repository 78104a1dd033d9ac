import type { Trigger } from 'zapier-platform-core';
import { choicesIn } from '../choices';
import { fetchedLists, formOf } from '../forms';
import { ask } from './ask';
import { listKey } from './fields';

/** Hidden triggers, from which Zapier fills its drop-down lists. */
export const lists = Object.fromEntries(
  fetchedLists.map((list) => {
    const form = formOf(list.operation);
    const key = listKey(list.operation);
    const trigger = {
      key,
      noun: form.name,
      display: { label: form.name, description: form.description, hidden: true },
      operation: {
        type: 'polling',
        perform: async (z, bundle) =>
          choicesIn(list, await ask(z, bundle, form)).map(({ name, value }) => ({ id: value, name })),
      },
    } satisfies Trigger;
    return [key, trigger];
  }),
);
