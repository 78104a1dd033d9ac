import type { Look } from './book';

/** How cells of a look are shown. */
export interface LookStyle {
  readonly bold?: true;
  readonly italic?: true;
  /** In the quiet colour of notes. */
  readonly quiet?: true;
  /** Size of the font, in points. */
  readonly size?: number;
  readonly fill?: string;
}

/** Cells to type into are marked by colour, and by what the note above them says. */
export const lookStyles: Readonly<Record<Look, LookStyle>> = {
  title: { bold: true, size: 14 },
  note: { italic: true, quiet: true },
  heading: { bold: true, fill: '#E8EEF7' },
  label: {},
  input: { fill: '#FFF4CE' },
  total: { bold: true },
  figure: {},
};
