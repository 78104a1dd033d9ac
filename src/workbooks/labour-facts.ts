import type { LabourLaw } from '../contract/labour';
import { type LabourKind, overtimeKinds } from '../contract/words/labour';

/** When overtime is worked, as OVERTIME names it. */
export type OvertimeKind = (typeof overtimeKinds)[number];

/** A rule of labour law that the functions can calculate with. */
export interface CalculableRule {
  /** The law has no such rule: nothing is due. */
  readonly isNone: boolean;
  /** The groups of employees that it tells apart, and the one to begin with; empty text where there is none. */
  readonly groups: readonly string[];
  readonly group: string;
  /** The kinds of overtime whose premium is established for that group. */
  readonly overtime: readonly OvertimeKind[];
}

/** What is known of the labour law of a country when a workbook is built. */
export type LabourFacts = ReadonlyMap<LabourKind, CalculableRule>;

type Rule = LabourLaw['facts'][number]['rule'];

interface Grouped {
  readonly when?: OvertimeKind;
  readonly category?: string;
}

const listIn = (rule: Rule, name: string): readonly Grouped[] => (rule[name] as Grouped[] | undefined) ?? [];

/** The group that a question without one is answered for: the usual one, or the first where every tier has its own. */
function groupToBegin(rule: Rule, groups: readonly string[], tiers: readonly Grouped[]): string {
  const usual = rule['usual_category'] as string | undefined;
  if (usual !== undefined) return usual;
  return tiers.length > 0 && tiers.every(({ category }) => category !== undefined) ? (groups[0] ?? '') : '';
}

/** What a kind must state before anything is calculated with it. */
const needed: Readonly<Partial<Record<LabourKind, string>>> = {
  hours: 'week',
  hourly_divisor: 'hours_per_month',
  annual_leave: 'tiers',
  notice: 'tiers',
  overtime: 'premiums',
};

const noRule: CalculableRule = { isNone: true, groups: [], group: '', overtime: [] };

function ruleIn({ kind, none, rule }: LabourLaw['facts'][number]): CalculableRule | undefined {
  if (none) return kind === 'annual_leave' || kind === 'overtime' ? undefined : noRule;
  const isOvertime = kind === 'overtime';
  const part = needed[kind];
  if (rule['fixed_by'] !== undefined || (part !== undefined && rule[part] === undefined)) return undefined;
  const tiers = listIn(rule, isOvertime ? 'premiums' : 'tiers');
  const groups = Object.keys((rule['categories'] as object | undefined) ?? {});
  const group = groupToBegin(rule, groups, tiers);
  const own = tiers.filter(({ category }) => category === group);
  const ofGroup = own.length > 0 ? own : tiers.filter(({ category }) => category === undefined);
  return {
    isNone: false,
    groups,
    group,
    overtime: isOvertime ? overtimeKinds.filter((one) => ofGroup.some(({ when }) => when === one)) : [],
  };
}

/** The rules of a country with which workbooks can calculate. What is not established is not among them. */
export function labourFactsOf(law: LabourLaw | undefined): LabourFacts {
  const found = new Map<LabourKind, CalculableRule>();
  for (const fact of law?.facts ?? []) {
    const rule = ruleIn(fact);
    if (rule !== undefined) found.set(fact.kind, rule);
  }
  return found;
}
