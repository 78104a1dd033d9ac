/** A wish that cannot be met: its message tells the person what to do, and is printed without a stack. */
export class Refused extends Error {}

/** Ends a command: prints what was refused, or the failure itself, and sets the exit code. */
export function ended(problem: unknown): void {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
