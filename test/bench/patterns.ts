import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { table } from './measure';

const rooms = ['src', 'functions', 'server', 'taskpane', 'dashboard', 'connectors'];
const lengths = [20_000, 40_000] as const;
/** Shorter times say nothing about growth, in milliseconds. */
const least = 20;
const tries = 3;

interface Pattern {
  readonly place: string;
  readonly literal: string;
  readonly pattern: RegExp;
}

function patternsIn(room: string): readonly Pattern[] {
  const names = readdirSync(join(process.cwd(), room), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .flatMap((name) => {
      const source = ts.createSourceFile(
        name,
        readFileSync(join(process.cwd(), room, name), 'utf8'),
        ts.ScriptTarget.Latest,
      );
      const found: Pattern[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) {
          const [, text, flags] = /^\/(.*)\/(\w*)$/s.exec(node.text)!;
          found.push({ place: `${room}/${name}`, literal: node.text, pattern: new RegExp(text!, flags) });
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
}

/** Pieces of text that may be repeated to keep a pattern busy: its own characters, pairs of them, and usual ones. */
function piecesFor(literal: string): readonly string[] {
  const own = [...new Set(literal.replace(/\\[a-zA-Z]/g, ''))].filter(
    (character) => !'/()[]{}|^$?*+\\'.includes(character),
  );
  const single = [...new Set([...own, '0', 'a', ' ', '(', '[', '{', '-', '.', '/', '\t', '\n'])];
  return [...single, ...own.slice(0, 8).flatMap((one) => own.slice(0, 8).map((other) => one + other))];
}

/** The shortest time that a pattern takes to search a text, in milliseconds. */
function timeOf(pattern: RegExp, text: string): number {
  let shortest = Infinity;
  for (let i = 0; i < tries; i++) {
    pattern.lastIndex = 0;
    const begin = performance.now();
    text.replace(pattern, '');
    shortest = Math.min(shortest, performance.now() - begin);
    // One slow run is enough to see that it is not noise, and many would take minutes.
    if (shortest > 100) break;
  }
  return shortest;
}

/**
 * Searches long texts of repeated pieces with every pattern of the code, and prints those whose time grows faster than
 * the text: by more than three times where the text is twice as long.
 */
export function bench(): Promise<void> {
  const patterns = rooms.flatMap(patternsIn);
  let worst = { took: 0, literal: '' };
  const rows: string[][] = [];
  for (const { place, literal, pattern } of patterns)
    for (const piece of piecesFor(literal)) {
      const [short, long] = lengths.map((length) =>
        timeOf(pattern, `${piece.repeat(length / piece.length)}\u0000`),
      ) as [number, number];
      if (long > worst.took) worst = { took: long, literal };
      if (long > least && long > 3 * short)
        rows.push([place, literal.slice(0, 60), JSON.stringify(piece), short.toFixed(1), long.toFixed(1)]);
    }
  console.log(
    `${patterns.length} patterns on texts of ${lengths.join(' and ')} characters. The longest time was ${worst.took.toFixed(1)} ms, of ${worst.literal.slice(0, 80)}\n`,
  );
  console.log(
    rows.length === 0
      ? 'No time grows faster than the text.'
      : table(['place', 'pattern', 'repeated', 'ms', 'ms for twice the text'], rows),
  );
  return Promise.resolve();
}
