import {
  isolated,
  type LabelledFact,
  type PayslipDocument,
  type PrintedLine,
} from '../../src/documents/payslip-document';
import type { Weight } from './fonts';
import type { Pen, Setting } from './pen';
import { type Direction, directionOfText } from './text-runs';

/** The part of a page that a payslip has, in points. */
export interface Area {
  readonly top: number;
  readonly height: number;
  readonly margin: number;
  readonly width: number;
}

/** A size of type, and what follows from it. */
interface Scale {
  readonly size: number;
  readonly step: number;
}

const scaleOf = (size: number): Scale => ({ size, step: size * 1.42 });

const colours = { shade: '#e8ecf1', rule: '#9aa5b1', quiet: '#4a5560' };

const columns = ['base', 'rate', 'earned', 'deducted', 'charged'] as const;

/** The widths of the columns of numbers as shares of the page; the description has the rest. */
const shares = { base: 0.135, rate: 0.08, earned: 0.135, deducted: 0.135, charged: 0.125 } as const;

interface SetLine extends PrintedLine {
  /** Its description, in lines. */
  readonly texts: readonly string[];
  readonly direction: Direction;
}

/** Where the columns of numbers begin, from the beginning of the line. */
function columnsOf({ width, margin }: Area) {
  const inner = width - 2 * margin;
  const numbers = columns.reduce((sum, name) => sum + shares[name], 0);
  const textWidth = inner * (1 - numbers);
  let start = margin + textWidth;
  return {
    text: { start: margin, width: textWidth - 4 },
    numbers: columns.map((name) => {
      const width = inner * shares[name];
      start += width;
      return { name, start: start - width, width };
    }),
  };
}

const weightOf = ({ kind }: PrintedLine): Weight => (kind === 'line' ? 'regular' : 'bold');

/** Breaks the descriptions of the lines, and those of the notes. */
function setType(pen: Pen, slip: PayslipDocument, area: Area, { size }: Scale) {
  const { text } = columnsOf(area);
  const inner = area.width - 2 * area.margin;
  return {
    lines: slip.lines.map((line): SetLine => {
      const width = line.kind === 'heading' ? inner : text.width;
      const texts = pen.wrapped(line.text, width - 3, { size, weight: weightOf(line) });
      return { ...line, texts, direction: directionOfText(line.text) };
    }),
    notes: slip.notes.flatMap((note) => pen.wrapped(note, inner, { size: size * 0.85 })),
  };
}
type SetType = ReturnType<typeof setType>;

/** Facts in two columns. */
const rowsOfFacts = (facts: readonly LabelledFact[]): number => Math.ceil(facts.length / 2);

const heightOfLine = ({ texts }: SetLine, { step }: Scale): number => Math.max(1, texts.length) * step;

/** The heights of the parts of a payslip. */
function heightsOf(slip: PayslipDocument, type: SetType, hasLogo: boolean, scale: Scale) {
  const { step } = scale;
  return {
    head: Math.max(1.3 + slip.employer.lines.length, 1.7 + slip.about.length, hasLogo ? 4 : 0) * step + step * 0.6,
    employee: (1.5 + rowsOfFacts(slip.employee.facts)) * step + step * 0.7,
    lines: type.lines.reduce((sum, line) => sum + heightOfLine(line, scale), step * 1.4),
    foot: (2.6 + rowsOfFacts(slip.sums)) * step + type.notes.length * step * 0.9,
  };
}

const totalOf = (heights: ReturnType<typeof heightsOf>): number =>
  Object.values(heights).reduce((sum, height) => sum + height, 0);

function drawHead(pen: Pen, slip: PayslipDocument, area: Area, { size, step }: Scale, logo: string | undefined): void {
  const { margin, width } = area;
  const top = area.top + margin;
  const inner = width - 2 * margin;
  const logoWidth = logo === undefined ? 0 : step * 6;
  if (logo !== undefined) pen.picture(logo, margin, top, logoWidth - step, step * 3.8);
  const [left, right] = [margin + logoWidth, margin + inner * 0.6];
  const leftWidth = right - left - 8;
  pen.write(slip.employer.name, left, top + size * 1.2, leftWidth, { size: size * 1.25, weight: 'bold' });
  slip.employer.lines.forEach((line, i) =>
    pen.write(line, left, top + size * 1.2 + (i + 1) * step, leftWidth, { size, colour: colours.quiet }),
  );
  pen.write(slip.title, right, top + size * 1.5, inner * 0.4, { size: size * 1.6, weight: 'bold' }, 'end');
  slip.about.forEach(({ label, value }, i) =>
    pen.write(
      `${label} ${isolated(value)}`,
      right,
      top + size * 1.5 + (i + 1) * step,
      inner * 0.4,
      { size, direction: pen.direction },
      'end',
    ),
  );
}

function drawFacts(
  pen: Pen,
  facts: readonly LabelledFact[],
  start: number,
  top: number,
  width: number,
  { size, step }: Scale,
) {
  const half = width / 2;
  const { direction } = pen;
  facts.forEach(({ label, value }, i) => {
    const left = start + (i % 2) * half;
    const baseline = top + Math.floor(i / 2) * step + size;
    const nameWidth = Math.min(pen.widthOf(label, { size }), half * 0.75);
    pen.write(label, left, baseline, nameWidth, { size, colour: colours.quiet, direction });
    pen.write(value, left + nameWidth + size * 0.4, baseline, half - nameWidth - size, { size });
  });
}

function drawEmployee(
  pen: Pen,
  slip: PayslipDocument,
  { margin, width }: Area,
  top: number,
  height: number,
  scale: Scale,
) {
  const { size, step } = scale;
  const inner = width - 2 * margin;
  pen.frame(margin, top, inner, height - step * 0.6, colours.rule);
  pen.write(slip.employee.name, margin + 6, top + size * 1.35, inner - 12, { size: size * 1.15, weight: 'bold' });
  drawFacts(pen, slip.employee.facts, margin + 6, top + step * 1.45, inner - 12, scale);
}

function drawHeadings(pen: Pen, slip: PayslipDocument, area: Area, top: number, { size, step }: Scale): void {
  const { text, numbers } = columnsOf(area);
  const setting = { size, weight: 'bold' } as const;
  pen.fill(area.margin, top, area.width - 2 * area.margin, step * 1.2, colours.shade);
  pen.write(slip.headings.text, text.start + 3, top + size * 1.2, text.width - 3, setting);
  for (const { name, start, width } of numbers)
    pen.write(slip.headings[name], start, top + size * 1.2, width - 3, setting, 'end');
}

function drawLine(pen: Pen, line: SetLine, area: Area, top: number, { size, step }: Scale): void {
  const { text, numbers } = columnsOf(area);
  const inner = area.width - 2 * area.margin;
  const setting: Setting = { size, weight: weightOf(line) };
  if (line.kind === 'total') pen.rule(area.margin, top + 1, inner, colours.rule);
  const width = line.kind === 'heading' ? inner : text.width;
  const { direction } = line;
  line.texts.forEach((words, i) =>
    pen.write(words, text.start + 3, top + size + 1 + i * step, width - 3, { ...setting, direction }),
  );
  for (const cell of numbers)
    if (line[cell.name] !== '') pen.write(line[cell.name], cell.start, top + size + 1, cell.width - 3, setting, 'end');
}

function drawFoot(pen: Pen, slip: PayslipDocument, type: SetType, area: Area, top: number, scale: Scale): void {
  const { size, step } = scale;
  const { margin, width } = area;
  const inner = width - 2 * margin;
  const bold = { size: size * 1.15, weight: 'bold' } as const;
  pen.fill(margin, top, inner, step * 1.5, colours.shade);
  pen.write(slip.paid.label, margin + 6, top + size * 1.4, inner / 2, bold);
  pen.write(slip.paid.value, margin + inner / 2, top + size * 1.4, inner / 2 - 6, bold, 'end');
  drawFacts(pen, slip.sums, margin + 6, top + step * 1.9, inner - 12, scale);
  const notes = top + (2.2 + rowsOfFacts(slip.sums)) * step;
  type.notes.forEach((note, i) =>
    pen.write(note, margin, notes + i * step * 0.9 + size, inner, { size: size * 0.85, colour: colours.quiet }),
  );
}

/** Sizes of type in points: what is used where there is room, and the smallest that can be read. */
const sizes = { a4: { usual: 9, least: 6.5 }, half_a4: { usual: 7.5, least: 5.5 } } as const;

/** The largest type in which the payslip fits into its area, or the smallest. */
function fittingScale(pen: Pen, slip: PayslipDocument, area: Area, hasLogo: boolean, paper: keyof typeof sizes) {
  const room = area.height - 2 * area.margin;
  for (let { usual: size } = sizes[paper]; ; size -= 0.5) {
    const scale = scaleOf(size);
    const type = setType(pen, slip, area, scale);
    const heights = heightsOf(slip, type, hasLogo, scale);
    if (totalOf(heights) <= room || size <= sizes[paper].least) return { scale, type, heights };
  }
}

/**
 * Draws a payslip into its area. What does not fit, even in the smallest type, continues in the next one.
 *
 * @param next gives the next area, on the same page or a new one
 */
export function drawPayslip(
  pen: Pen,
  slip: PayslipDocument,
  logo: string | undefined,
  paper: keyof typeof sizes,
  area: Area,
  next: () => Area,
): void {
  const { scale, type, heights } = fittingScale(pen, slip, area, logo !== undefined, paper);
  const { step } = scale;
  let here = area;
  const bottom = (): number => here.top + here.height - here.margin;
  drawHead(pen, slip, here, scale, logo);
  let top = here.top + here.margin + heights.head;
  drawEmployee(pen, slip, here, top, heights.employee, scale);
  top += heights.employee;
  drawHeadings(pen, slip, here, top, scale);
  top += step * 1.4;
  const turn = (): void => {
    here = next();
    top = here.top + here.margin;
  };
  for (const line of type.lines) {
    if (top + heightOfLine(line, scale) > bottom()) {
      turn();
      drawHeadings(pen, slip, here, top, scale);
      top += step * 1.4;
    }
    drawLine(pen, line, here, top, scale);
    top += heightOfLine(line, scale);
  }
  if (top + heights.foot > bottom()) turn();
  drawFoot(pen, slip, type, here, top + step * 0.4, scale);
}
