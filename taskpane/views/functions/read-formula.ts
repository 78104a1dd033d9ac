import { isCallNode, isIdentifierNode, isLiteralNode, isUnaryNode, type Node, parse, tokenize } from '@borgar/fx';
import type { Argument, Formula } from '../../words/formula';

/** A call of one of the functions within a formula of Excel. */
export interface FoundCall extends Formula {
  /** What stands before the call and after it; `before` begins with the equals sign. */
  readonly before: string;
  readonly after: string;
}

/** The name of a function, also as Excel writes it where the add-in is not loaded. */
const ownName = /^(?:_xldudf_)?SVC[._](\w+)$/i;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const partsOf = (node: Node): readonly Node[] => (Object.values(node).flat(2) as readonly unknown[]).filter(isNode);

/** Where a node stands in the formula. An operator behind its operand, such as `#`, states only its own place. */
function spanOf(node: Node): readonly [number, number] {
  const spans = [...(node.loc === undefined ? [] : [node.loc]), ...partsOf(node).map(spanOf)];
  return [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))];
}

/** A literal is a value. Anything else stays text that Excel computes. */
function argumentIn(formula: string, node: Node | null): Argument {
  if (node === null) return undefined;
  if (isLiteralNode(node)) return node.value;
  const cells = formula.slice(...spanOf(node));
  return isUnaryNode(node) && /^-[\d.]+$/.test(cells) ? Number(cells) : { cells };
}

/**
 * The calls of the functions in a formula, outer ones first.
 *
 * @param formula in the notation of English, as `Range.formulas` gives it
 * @returns undefined where the formula cannot be read
 */
export function callsIn(formula: string): readonly FoundCall[] | undefined {
  const visit = (node: Node): readonly FoundCall[] => {
    const inside = partsOf(node).flatMap(visit);
    if (!isCallNode(node) || !isIdentifierNode(node.callee)) return inside;
    const name = ownName.exec(node.callee.name)?.[1];
    if (name === undefined) return inside;
    const [from, to] = spanOf(node);
    const args = node.arguments.map((argument) => argumentIn(formula, argument));
    return [{ name: name.toUpperCase(), args, before: formula.slice(0, from), after: formula.slice(to) }, ...inside];
  };
  try {
    return visit(parse(tokenize(formula, { withLocation: true })));
  } catch {
    return undefined;
  }
}
