import { Explained } from '../../server/explained';
import { told } from '../../server/terminal';

/** A request that a command cannot meet. Its message tells the person what to do. */
export class CommandRefused extends Error {}

/** Reports why a command failed, on standard error and without a stack, and makes its exit code 1. */
export function reportFailure(problem: unknown): void {
  if (problem instanceof Explained) console.error(told(problem.sentences));
  else console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
