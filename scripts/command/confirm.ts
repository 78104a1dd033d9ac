import { askYes } from './ask';
import { CommandRefused } from './failure';

/**
 * Asks a person whether to continue. Does not ask if `yes` is true.
 *
 * @param nothingDone the outcome of a refusal, such as `Nothing is stored`
 * @throws CommandRefused where the answer is no, or nobody can answer
 */
export async function confirmed(question: string, yes: boolean, nothingDone: string): Promise<void> {
  if (yes) return;
  const answer = await askYes(question);
  if (answer === undefined)
    throw new CommandRefused(
      `${nothingDone}: nobody can be asked here. Add --yes to go on, or --dry-run to only look.`,
    );
  if (!answer) throw new CommandRefused(`${nothingDone}.`);
}
