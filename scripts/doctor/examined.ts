import { type Finding, wrong } from './finding';

/** The findings about one part of an installation. */
export interface Examined {
  readonly part: string;
  readonly findings: readonly Finding[];
}

/** Runs a check. One that breaks off is a finding itself. */
export async function examined(
  part: string,
  check: () => readonly Finding[] | Promise<readonly Finding[]>,
): Promise<Examined> {
  try {
    return { part, findings: await check() };
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    return { part, findings: [wrong(`This could not be checked: ${reason}`)] };
  }
}

export const isSound = ({ findings }: Examined): boolean => findings.every(({ state }) => state !== 'wrong');
