import { create, type Font, type GlyphRun } from 'fontkit';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../../src/once';
import fontFiles from './fonts.json';

export type Weight = 'regular' | 'bold';

/** What a run from right to left is asked with: no feature beside those of its script. */
export const fromRightToLeft: PDFKit.Mixins.OpenTypeFeatures[] = [];

/** The most pieces of text whose shape is kept: payslips repeat the same words. */
const mostKept = 20_000;

/** A copy of a shaped piece: whoever gets it scales its positions. */
const copied = (run: GlyphRun): GlyphRun =>
  Object.assign(Object.create(run) as GlyphRun, { positions: run.positions.map((position) => ({ ...position })) });

/**
 * A font that shapes each run in the direction that it is asked for, and the same run once. By itself it would take the
 * direction of the script, which is wrong for Arabic digits and for signs between Arabic words.
 */
function directed(font: Font): Font {
  let kept = new Map<string, GlyphRun>();
  const shaped = (text: string, direction: 'ltr' | 'rtl'): GlyphRun => {
    const key = `${direction} ${text}`;
    let run = kept.get(key);
    if (run === undefined) {
      if (kept.size >= mostKept) kept = new Map();
      run = font.layout(text, [], undefined, undefined, direction);
      kept.set(key, run);
    }
    return run;
  };
  return Object.assign(Object.create(font) as Font, {
    layout: (text: string, features?: readonly string[]): GlyphRun =>
      copied(shaped(text, features === fromRightToLeft ? 'rtl' : 'ltr')),
  });
}

/** A font file of a package: beside a bundle, or in the package when code runs from its sources. */
function readFont([name, inPackage]: readonly [string, string]): Font {
  const built = join(__dirname, '../server/documents/fonts', name);
  const path = existsSync(built) ? built : require.resolve(inPackage);
  return directed(create(readFileSync(path)) as Font);
}

/** One object a font, whose tables are read once for all documents of a thread. */
const fontsOf = (weight: string) =>
  once(() =>
    Object.entries(fontFiles)
      .filter(([name]) => name.includes(weight))
      .map(readFont),
  );

const fonts: Readonly<Record<Weight, () => readonly Font[]>> = {
  regular: fontsOf('_400Regular'),
  bold: fontsOf('_700Bold'),
};

const belongsToAll = /[\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * The fonts of a weight. The first is that of Latin. The first with Arabic has a sign for each letter, so that a reader of
 * PDF finds the words; the last has the letters that it lacks.
 */
export const fontsIn = (weight: Weight): readonly Font[] => fonts[weight]();

/**
 * The place of the font that a character is printed with. Spaces, digits and accents stay with what stands before them.
 *
 * @param before the place of the font of the character before
 */
export function fontFor(character: string, weight: Weight, before: number): number {
  const code = character.codePointAt(0)!;
  const list = fontsIn(weight);
  if (belongsToAll.test(character) && list[before]!.hasGlyphForCodePoint(code)) return before;
  return Math.max(
    0,
    list.findIndex((font) => font.hasGlyphForCodePoint(code)),
  );
}
