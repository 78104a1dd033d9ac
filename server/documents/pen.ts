import { fromRightToLeft, type Weight } from './fonts';
import { type Direction, directionOfText, textRuns } from './text-runs';

type Pdf = PDFKit.PDFDocument;

/** A picture that cannot be read. */
class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** How a text is set. */
export interface Setting {
  /** In points. */
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  /** The direction of the paragraph that the text is a line of. Default: its own. */
  readonly direction?: Direction;
}

/** Where a text stands in its box: at the beginning of a line in the direction of the page, or at its end. */
type Side = 'start' | 'end' | 'centre';

const ellipsis = '…';

/** Widths are sums of fractions, in points. */
const tolerance = 0.01;

/** The name under which a PDF knows a font. */
export const fontName = (weight: Weight, place: number): string => `${weight}-${place}`;

/**
 * Writes on a page that runs from left to right or from right to left. Positions count from the side on which the page
 * begins, so that a layout is written once for both.
 */
export function createPen(pdf: Pdf, pageWidth: number, direction: Direction) {
  const isRightToLeft = direction === 'rtl';

  const chooseFont = (font: number, weight: Weight): void => {
    pdf.font(fontName(weight, font));
  };

  /** The pieces of a text with their widths, in points. */
  function measured(text: string, { size, weight = 'regular' }: Setting, towards = directionOfText(text)) {
    pdf.fontSize(size);
    return textRuns(text, towards, weight).map((run) => {
      chooseFont(run.font, weight);
      const options = { lineBreak: false, ...(run.isRightToLeft ? { features: fromRightToLeft } : {}) };
      return { run, options, width: pdf.widthOfString(run.text, options) };
    });
  }

  const widthOf = (text: string, setting: Setting): number =>
    measured(text, setting).reduce((sum, { width }) => sum + width, 0);

  /** The text, cut where it is wider than its box. */
  function fitted(text: string, width: number, setting: Setting): string {
    if (widthOf(text, setting) <= width + tolerance) return text;
    const letters = [...text];
    let [least, most] = [0, letters.length];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (widthOf(letters.slice(0, middle).join('') + ellipsis, setting) <= width) least = middle;
      else most = middle - 1;
    }
    return letters.slice(0, least).join('').trimEnd() + ellipsis;
  }

  /** The left edge of a box. */
  const leftOf = (start: number, width: number): number => (isRightToLeft ? pageWidth - start - width : start);

  return {
    /** The direction of the page. */
    direction,
    widthOf,
    /**
     * Writes a text on one line.
     *
     * @param start of its box, from the side on which the page begins
     * @param baseline from the top of the page
     */
    write(text: string, start: number, baseline: number, width: number, setting: Setting, side: Side = 'start'): void {
      const { weight = 'regular', colour = '#000000' } = setting;
      const pieces = measured(fitted(text, width, setting), setting, setting.direction);
      const whole = pieces.reduce((sum, piece) => sum + piece.width, 0);
      const spare = width - whole;
      const atLeft = (side === 'start') !== isRightToLeft;
      let x = leftOf(start, width) + (side === 'centre' ? spare / 2 : atLeft ? 0 : spare);
      pdf.fillColor(colour);
      for (const { run, options, width: wide } of pieces) {
        chooseFont(run.font, weight);
        pdf.text(run.text, x, baseline, { ...options, baseline: 'alphabetic' });
        x += wide;
      }
    },
    /** The text in lines no wider than a box, broken between words. */
    wrapped(text: string, width: number, setting: Setting): readonly string[] {
      const lines: string[] = [];
      for (const word of text.split(' ')) {
        const last = lines.at(-1);
        if (last !== undefined && widthOf(`${last} ${word}`, setting) <= width)
          lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(word);
      }
      return lines;
    },
    fill(start: number, top: number, width: number, height: number, colour: string): void {
      pdf.rect(leftOf(start, width), top, width, height).fill(colour);
    },
    rule(start: number, top: number, width: number, colour = '#000000', thick = 0.5): void {
      const left = leftOf(start, width);
      pdf
        .moveTo(left, top)
        .lineTo(left + width, top)
        .lineWidth(thick)
        .strokeColor(colour)
        .stroke();
    },
    frame(start: number, top: number, width: number, height: number, colour: string): void {
      pdf.rect(leftOf(start, width), top, width, height).lineWidth(0.5).strokeColor(colour).stroke();
    },
    /**
     * Draws a picture into a box.
     *
     * @param picture as a data address: a PDF holds the same one once
     * @throws UnreadablePicture
     */
    picture(picture: string, start: number, top: number, width: number, height: number): void {
      const side = isRightToLeft ? ({ align: 'right' } as const) : {};
      try {
        pdf.image(picture, leftOf(start, width), top, { fit: [width, height], valign: 'center', ...side });
      } catch {
        throw new UnreadablePicture();
      }
    },
  };
}
export type Pen = ReturnType<typeof createPen>;
