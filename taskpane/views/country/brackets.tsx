import type { z } from 'zod';
import type { LawBracket } from '../../../src/contract/law';
import { Table } from '../../../ui/tables/table';
import { money, percent, percentRange } from '../../../ui/words/numbers';

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
        { name: 'Above', figure: true },
        { name: 'Up to', figure: true },
        { name: 'Rate', figure: true },
        ...(adds ? [{ name: 'Plus', figure: true }] : []),
        ...(subtracts ? [{ name: 'Less', figure: true }] : []),
      ]}
      rows={brackets.map(({ from, to, rate, fixed, subtract }) => [
        money(from),
        to === null ? 'no limit' : money(to),
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
