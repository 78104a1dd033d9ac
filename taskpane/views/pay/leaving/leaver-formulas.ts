import type { InputOf } from '../../../../src/client';
import type { LabourLaw } from '../../../../src/contract/labour';
import type { LeaverAnswer, LeaverLine } from '../../../../src/contract/leaver';
import { endReasons, type LabourKind } from '../../../../src/contract/words/labour';
import { type Argument, type Formula, formula } from '../../../words/formula';

interface NamedFormula {
  readonly name: string;
  readonly formula: Formula;
}

/** The group of the employee, where a rule of the law tells this one apart. */
const groupIn = (law: LabourLaw | undefined, kind: LabourKind, category: string | undefined): string | undefined =>
  category !== undefined &&
  law?.facts.some(
    (fact) => fact.kind === kind && Object.hasOwn((fact.rule['categories'] as object | undefined) ?? {}, category),
  )
    ? category
    : undefined;

const groupDetail = (group: string | undefined): string | undefined =>
  group === undefined ? undefined : `category=${group}`;

/**
 * The formulas behind the lines of a last payslip that a function computes. They carry what was asked, and leave out
 * what took its default.
 */
export function leaverFormulas(
  {
    country,
    started,
    ends,
    reason = 'dismissal',
    category,
    pay,
    base_pay: base = pay,
    ...asked
  }: InputOf<'calculateLeaver'>,
  { lines }: LeaverAnswer,
  law: LabourLaw | undefined,
): readonly NamedFormula[] {
  const made = ({ kind, days }: LeaverLine): Formula | undefined => {
    const of = (name: string, ...args: readonly Argument[]): Formula => formula(name, country, ...args);
    switch (kind) {
      case 'leave':
        return of(
          'LEAVEPAY',
          base,
          started,
          ends,
          days ?? undefined,
          groupDetail(groupIn(law, 'annual_leave', category)),
        );
      case 'notice':
        return of('NOTICE', started, ends, groupIn(law, 'notice', category), base);
      case 'severance':
        return reason === 'resignation'
          ? undefined
          : of(
              'SEVERANCE',
              base,
              started,
              ends,
              reason === 'dismissal' ? undefined : reason,
              groupDetail(groupIn(law, endReasons[reason], category)),
            );
      case 'seniority_bonus':
        return asked.seniority_base === undefined ? undefined : of('SENIORITY', asked.seniority_base, started, ends);
      default:
        return undefined;
    }
  };
  return lines.flatMap((line) => {
    const found = made(line);
    return found === undefined ? [] : [{ name: line.name, formula: found }];
  });
}
