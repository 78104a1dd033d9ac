import { sayHere, told } from '../../server/terminal';
import type { Language } from '../../src/language/languages';
import { message } from '../../src/language/message';
import { aligned } from '../command/aligned';
import type { Paint } from '../command/paint';
import type { Examined } from './examined';
import type { FindingState } from './finding';

const colours = { good: 'green', warning: 'yellow', wrong: 'red' } as const satisfies Record<FindingState, string>;

/** The number of findings of a kind. */
export const countOf = (examined: readonly Examined[], wanted: FindingState): number =>
  examined.flatMap(({ findings }) => findings).filter(({ state }) => state === wanted).length;

/** The findings as lines for a person, and their sum. */
export function doctorPage(examined: readonly Examined[], paint: Paint, language: Language): string {
  const [faults, warnings] = [countOf(examined, 'wrong'), countOf(examined, 'warning')];
  const sum = faults === 0 ? message('doctor_works', { warnings }) : message('doctor_faults', { faults, warnings });
  const lines = examined.flatMap(({ part, findings }) =>
    findings.map(({ state, sentence }) => [
      paint(colours[state], told(message(`doctor_state_${state}`), language)),
      told(message(`doctor_part_${part}`), language),
      told(sentence, language),
    ]),
  );
  return [...aligned(lines), '', told(sum, language)].join('\n');
}

/** The findings for programs. Parts and states keep their names; sentences are in the language. */
export const doctorJson = (examined: readonly Examined[], language: Language) => ({
  works: countOf(examined, 'wrong') === 0,
  faults: countOf(examined, 'wrong'),
  warnings: countOf(examined, 'warning'),
  findings: examined.flatMap(({ part, findings }) =>
    findings.map(({ state, sentence }) => ({ part, state, text: sayHere(sentence, language) })),
  ),
});
