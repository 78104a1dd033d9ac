import { codesOf, type Vocabulary } from './vocabulary';

/** The plans of a key, lowest first. Each includes the ones before it. */
export const planWords = {
  free: { label: 'Free', meaning: 'Small tests' },
  pro: { label: 'Pro', meaning: 'Figures of the past' },
  growth: { label: 'Growth', meaning: 'More calls than Pro' },
  enterprise: { label: 'Enterprise', meaning: 'By agreement' },
} as const satisfies Vocabulary;
export type PlanName = keyof typeof planWords;
export const planNames = codesOf(planWords);
