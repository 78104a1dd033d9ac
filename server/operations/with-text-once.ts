import type { Answer } from '../../src/engine';

/** An answer that is given more than once, with its JSON made once. */
export function withTextOnce<Data>(answer: Answer<Data>): Answer<Data> {
  let text: string | undefined;
  return { ...answer, json: () => (text ??= JSON.stringify(answer.data)) };
}
