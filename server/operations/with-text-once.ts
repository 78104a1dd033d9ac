import type { Answer } from '../../src/engine';

/** An answer for repeated use, whose JSON is made once. */
export function withTextOnce<Data>(answer: Answer<Data>): Answer<Data> {
  let text: string | undefined;
  return { ...answer, json: () => (text ??= JSON.stringify(answer.data)) };
}
