import bidiFactory from 'bidi-js';
import { fontFor, type Weight } from './fonts';

const bidi = bidiFactory();

export type Direction = 'ltr' | 'rtl';

/** A piece of text of one direction and one font. */
interface TextRun {
  readonly text: string;
  /** The place of its font. */
  readonly font: number;
  readonly isRightToLeft: boolean;
}

/** The font of each character, by the place of its first code unit. */
function fontsOf(text: string, weight: Weight): readonly number[] {
  const fonts: number[] = [];
  let font = 0;
  for (const character of text) {
    font = fontFor(character, weight, font);
    for (let i = 0; i < character.length; i++) fonts.push(font);
  }
  return fonts;
}

/** A text that runs from left to right, in pieces of one font. */
function oneWay(text: string, weight: Weight): readonly TextRun[] {
  const runs: { text: string; font: number; isRightToLeft: false }[] = [];
  let font = 0;
  for (const character of text) {
    font = fontFor(character, weight, font);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font, isRightToLeft: false });
  }
  return runs;
}

/** Marks around a part whose direction is its own, such as a number behind its name. They are not printed. */
const isolates = /[\u2066-\u2069]/;

/** Text without a letter or a mark that could run from right to left. */
const leftToRightOnly = /^[^\u0590-\u08ff\u200f\u2067-\u2069\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]*$/u;

/** The direction of a text: that of its first letter. A text without letters runs from left to right. */
export const directionOfText = (text: string): Direction =>
  leftToRightOnly.test(text) ? 'ltr' : bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';

/**
 * A text in pieces, in the order in which they stand on paper from left to right (Unicode Bidirectional Algorithm).
 * Inside a piece the letters keep their order: the font's shaper turns them.
 *
 * @param direction of the paragraph
 */
export function textRuns(text: string, direction: Direction, weight: Weight): readonly TextRun[] {
  if (text === '') return [];
  if (direction === 'ltr' && leftToRightOnly.test(text)) return oneWay(text, weight);
  const levels = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels);
  const fonts = fontsOf(text, weight);
  // The run of each code unit, in the order of the text.
  const runs: { text: string; font: number; level: number }[] = [];
  const runOf: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const [font, level] = [fonts[i]!, levels.levels[i]!];
    const last = runs.at(-1);
    const letter = isolates.test(text[i]!) ? '' : (mirrored.get(i) ?? text[i]!);
    if (last !== undefined && last.font === font && last.level === level) last.text += letter;
    else runs.push({ text: letter, font, level });
    runOf.push(runs.length - 1);
  }
  const order = [...new Set(bidi.getReorderedIndices(text, levels).map((at) => runOf[at]!))];
  return order.flatMap((at) => {
    const { text: piece, font, level } = runs[at]!;
    return piece === '' ? [] : [{ text: piece, font, isRightToLeft: level % 2 === 1 }];
  });
}
