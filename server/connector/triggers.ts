import { changeKinds } from '../../src/contract';
import { countries } from '../../src/contract/form/lists';
import { fetched } from './lists';
import type { Json } from './schema';

/** What makes an operation start flows, in the words of the Power Platform. */
interface Trigger {
  /** `batch`: the platform asks, and each event of an answer starts a flow. `single`: the service sends each event. */
  readonly kind: 'batch' | 'single';
  readonly summary: string;
  readonly description: string;
  /** How to see the flow run. */
  readonly hint: string;
  /** What its fields have besides, by name. */
  readonly fields: Readonly<Record<string, Json>>;
}

const shown: Json = { 'x-ms-visibility': 'important' };
/** The platform fills it in. */
const hidden: Json = { 'x-ms-visibility': 'internal' };

const triggers: Readonly<Record<string, Trigger>> = {
  createSubscription: {
    kind: 'single',
    summary: 'When law, a rate or a price changes',
    description:
      'Starts the flow when the service records a change of law, policy rates, inflation, treasury bills, central bank meetings, fuel prices or exchange rates, or when an exchange rate crosses a threshold. Events do not count as calls.',
    hint: 'To see the flow run, send a test event to its subscription over REST.',
    fields: {
      callback_url: { ...hidden, 'x-ms-notification-url': true },
      kinds: shown,
      countries: {
        ...shown,
        items: { type: 'string', 'x-ms-summary': 'Country', 'x-ms-dynamic-values': fetched(countries) },
      },
      thresholds: shown,
    },
  },
  pollChanges: {
    kind: 'batch',
    summary: 'When law, a rate or a price changes, by polling',
    description:
      'Starts the flow for each change of law, policy rates, inflation, treasury bills, central bank meetings, fuel prices or exchange rates. It looks every 15 minutes, and each look counts as a call.',
    hint: 'It starts with the next change. A key that begins with svc_test_ starts it at the next look, with sample changes.',
    fields: { since: hidden, cursor: hidden, until: hidden, kind: { ...shown, enum: changeKinds } },
  },
};

/** Operations that the platform calls by itself, when a flow is switched off. */
const called: readonly string[] = ['deleteSubscription'];

/** The trigger that an operation is; undefined if it is an action. */
export const triggerOf = (id: string): Trigger | undefined => triggers[id];

/** Is an operation a trigger, or called by one? */
export const triggerNeeds = (id: string): boolean => triggerOf(id) !== undefined || called.includes(id);

/** Does the service send events to those who call this operation? */
export const isSentTo = (id: string): boolean => triggerOf(id)?.kind === 'single';

interface Operation extends Json {
  readonly parameters: readonly (Json & { readonly schema?: Json })[];
}

/** The operation as a trigger, if it is one. */
export function withTrigger(id: string, operation: Operation): Json {
  const trigger = triggerOf(id);
  if (trigger === undefined) return called.includes(id) ? { ...operation, ...hidden } : operation;
  const { kind, summary, description, hint, fields } = trigger;
  const added = (field: Json, name: string): Json => ({ ...field, ...fields[name] });
  return {
    ...operation,
    ...shown,
    summary,
    description,
    'x-ms-trigger': kind,
    'x-ms-trigger-hint': hint,
    parameters: operation.parameters.map((parameter) =>
      parameter.schema === undefined
        ? added(parameter, String(parameter['name']))
        : {
            ...parameter,
            schema: {
              ...parameter.schema,
              properties: Object.fromEntries(
                Object.entries(parameter.schema['properties'] as Readonly<Record<string, Json>>).map(
                  ([name, field]) => [name, added(field, name)],
                ),
              ),
            },
          },
    ),
  };
}
