import { codesOf, type Vocabulary } from './vocabulary';

/** How calls end: answered, or the cause of the error. */
export const outcomeWords = {
  success: { label: 'Answered', meaning: 'answered' },
  input: { label: 'Wrong values', meaning: 'the values are wrong' },
  caller: { label: 'Refused', meaning: 'key, limit, plan or form of the request' },
  service: { label: 'Service failed', meaning: 'the service failed' },
} as const satisfies Vocabulary;
export const outcomes = codesOf(outcomeWords);
