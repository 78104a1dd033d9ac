import { type FunctionValue, type ValueRequest, valueEvent } from '../../src/client/function-value';
import { readerLanguage } from '../../ui/language/reader';
import { asProblem } from './problem';
import { say } from '../../ui/language/say';

/**
 * What a call gives, computed by the functions of the page as a cell would.
 *
 * @throws Problem if the functions did not load
 */
export async function valueOfCall(name: string, args: readonly unknown[], signal: AbortSignal): Promise<FunctionValue> {
  let answered: Promise<FunctionValue> | undefined;
  const request: ValueRequest = {
    name,
    args,
    signal,
    language: readerLanguage(),
    answer: (value) => {
      answered = value;
    },
  };
  window.dispatchEvent(new CustomEvent(valueEvent, { detail: request }));
  try {
    if (answered === undefined) throw new Error(say('this_part_of_the_pane_did'));
    return await answered;
  } catch (thrown) {
    throw asProblem(thrown);
  }
}
