import type { Paint } from '../command/paint';
import { counted } from './counted';
import type { Examined } from './examined';
import type { FindingState } from './finding';

const colours = { good: 'green', warning: 'yellow', wrong: 'red' } as const satisfies Record<FindingState, string>;
const widestState = Math.max(...Object.keys(colours).map((state) => state.length));

/** The number of findings of a kind. */
export const countOf = (examined: readonly Examined[], wanted: FindingState): number =>
  examined.flatMap(({ findings }) => findings).filter(({ state }) => state === wanted).length;

/** The findings as lines for a person, and their sum. */
export function doctorPage(examined: readonly Examined[], paint: Paint): string {
  const width = Math.max(...examined.map(({ part }) => part.length));
  const [faults, warnings] = [countOf(examined, 'wrong'), countOf(examined, 'warning')];
  return [
    ...examined.flatMap(({ part, findings }) =>
      findings.map(
        ({ state, text }) => `${paint(colours[state], state.padEnd(widestState))}  ${part.padEnd(width)}  ${text}`,
      ),
    ),
    '',
    faults === 0
      ? `The installation works; ${counted(warnings, 'warning')}.`
      : `${counted(faults, 'fault')} to mend; ${counted(warnings, 'warning')}.`,
  ].join('\n');
}

/** The findings for programs. */
export const doctorJson = (examined: readonly Examined[]) => ({
  works: countOf(examined, 'wrong') === 0,
  faults: countOf(examined, 'wrong'),
  warnings: countOf(examined, 'warning'),
  findings: examined.flatMap(({ part, findings }) => findings.map((finding) => ({ part, ...finding }))),
});
