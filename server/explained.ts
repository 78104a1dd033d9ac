import type { Message } from '../src/language/message';
import { say } from '../src/language/say';
import { withCommandLines } from './command-line';

/**
 * An error that a person at this machine reads, without a stack trace. Whoever prints it says its sentences in that
 * person's language; its message, for logs, is English.
 */
export class Explained extends Error {
  readonly sentences: readonly Message[];

  constructor(sentences: Message | readonly Message[], options?: ErrorOptions) {
    const all = 'code' in sentences ? [sentences] : sentences;
    super(withCommandLines(all.map((sentence) => say(sentence)).join('\n')), options);
    this.sentences = all;
  }
}
