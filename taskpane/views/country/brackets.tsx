import type { z } from 'zod';
import type { LawBracket } from '../../../src/contract/law';
import { Table } from '../../../ui/tables/table';
import { money, percent, percentRange } from '../../../ui/words/numbers';
import { say } from '../../../ui/language/say';

export type BracketOfLaw = z.infer<typeof LawBracket>;

/** From, to and rate of each bracket, and the fixed amounts that a bracket adds or subtracts. */
export function Brackets({
  caption,
  brackets,
}: {
  readonly caption: string;
  readonly brackets: readonly BracketOfLaw[];
}) {
  const adds = brackets.some(({ fixed }) => (fixed ?? 0) !== 0);
  const subtracts = brackets.some(({ subtract }) => (subtract ?? 0) !== 0);
  return (
    <Table
      caption={caption}
      columns={[
        { name: say('above'), figure: true },
        { name: say('up_to'), figure: true },
        { name: say('rate'), figure: true },
        ...(adds ? [{ name: say('plus'), figure: true }] : []),
        ...(subtracts ? [{ name: say('less'), figure: true }] : []),
      ]}
      rows={brackets.map(({ from, to, rate, fixed, subtract }) => [
        money(from),
        to === null ? say('no_limit') : money(to),
        percent(rate),
        ...(adds ? [money(fixed ?? 0)] : []),
        ...(subtracts ? [money(subtract ?? 0)] : []),
      ])}
    />
  );
}

/** The range of rates of a scale: 10 to 35 %. */
export function rateRange(brackets: readonly BracketOfLaw[]): string {
  const rates = brackets.map(({ rate }) => rate);
  return percentRange(Math.min(...rates), Math.max(...rates));
}
