import { changeKinds } from '../../src/contract';
import type { Json } from './schema';

/** What makes an operation start flows, in the words of the Power Platform. */
interface Trigger {
  /** `batch`: an answer has several events, and each starts a flow. */
  readonly kind: 'batch';
  readonly summary: string;
  readonly description: string;
  /** How to see the flow run. */
  readonly hint: string;
  /** Fields that the platform fills in. */
  readonly hidden: readonly string[];
  /** Values offered for fields that take several, separated by commas. */
  readonly offered: Readonly<Record<string, readonly string[]>>;
}

const triggers: Readonly<Record<string, Trigger>> = {
  pollChanges: {
    kind: 'batch',
    summary: 'When law, a rate or a price changes',
    description:
      'Starts the flow for each change of law, policy rates, inflation, treasury bills, central bank meetings, fuel prices or exchange rates. It looks every 15 minutes, and each look counts as a call.',
    hint: 'It starts with the next change. A key that begins with svc_test_ starts it at the next look, with sample changes.',
    hidden: ['since', 'cursor', 'until'],
    offered: { kind: changeKinds },
  },
};

/** The trigger that an operation is; undefined if it is an action. */
export const triggerOf = (id: string): Trigger | undefined => triggers[id];

/** The operation as a trigger, if it is one. */
export function withTrigger(id: string, operation: Json & { readonly parameters: readonly Json[] }): Json {
  const trigger = triggerOf(id);
  if (trigger === undefined) return operation;
  const { kind, summary, description, hint, hidden, offered } = trigger;
  return {
    ...operation,
    summary,
    description,
    'x-ms-visibility': 'important',
    'x-ms-trigger': kind,
    'x-ms-trigger-hint': hint,
    parameters: operation.parameters.map((parameter) => {
      const name = String(parameter['name']);
      return {
        ...parameter,
        ...(hidden.includes(name) ? { 'x-ms-visibility': 'internal' } : {}),
        ...(offered[name] === undefined ? {} : { 'x-ms-visibility': 'important', enum: offered[name] }),
      };
    }),
  };
}
