import { traceProblem, tracesWanted } from '../../server/runtime/traces-wanted';
import { message } from '../../src/language/message';
import { type Finding, good, wrong } from './finding';

/** Are the packages installed that traces need? */
export function traceFindings(environment: Readonly<Record<string, string | undefined>>): Finding[] {
  const problem = traceProblem(environment);
  if (problem !== undefined) return [wrong(problem)];
  return [good(message(tracesWanted(environment) ? 'doctor_traced' : 'doctor_not_traced'))];
}
