import type { WatchedFigure } from '../../src/watch/figures';
import { keysIn, plain } from '../../src/watch/terms';

/** How a page writes numbers and percentages. */
export interface Style {
  readonly language: 'en' | 'fr' | 'pt' | 'ar';
  readonly group: string;
  readonly decimal: string;
  readonly percent: string;
}

/** The ways in which pages of the four languages write figures. */
export const styles: readonly Style[] = [
  { language: 'en', group: ',', decimal: '.', percent: '%' },
  { language: 'en', group: ',', decimal: '.', percent: ' per cent' },
  { language: 'en', group: ' ', decimal: '.', percent: ' %' },
  { language: 'en', group: '', decimal: '.', percent: '%' },
  { language: 'fr', group: '\u00A0', decimal: ',', percent: '\u00A0%' },
  { language: 'fr', group: '\u202F', decimal: ',', percent: ' pour cent' },
  { language: 'fr', group: '’', decimal: ',', percent: ' %' },
  { language: 'pt', group: '.', decimal: ',', percent: '%' },
  { language: 'pt', group: ' ', decimal: ',', percent: ' por cento' },
  { language: 'ar', group: '٬', decimal: '٫', percent: '٪' },
];

/** A figure of the law as it is printed, so that a test can alter it: `⟦amount:24,000⟧`. */
const marked = (kind: 'amount' | 'percent', text: string): string => `⟦${kind}:${text}⟧`;

function written(value: number, { language, group, decimal }: Style): string {
  const [whole, fraction] = String(value).split('.') as [string, string?];
  const text = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group) + (fraction === undefined ? '' : `${decimal}${fraction}`);
  return language === 'ar' ? text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))) : text;
}

const amount = (value: number, style: Style): string => marked('amount', written(value, style));
const percent = (value: number, style: Style): string => marked('percent', `${written(value, style)}${style.percent}`);

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('\n')}</tbody></table>`;

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

type ScaleFigure = Extract<WatchedFigure['looksFor'], { kind: 'scale' }>;
type SingleFigure = Exclude<WatchedFigure['looksFor'], { kind: 'scale' }>;

const words = {
  en: {
    from: 'From',
    to: 'To',
    rate: 'Rate (%)',
    band: 'Taxable income',
    above: 'Above',
    first: 'First',
    next: 'Next',
    rest: 'Remainder',
    upTo: 'up to',
    on: 'on',
  },
  fr: {
    from: 'De',
    to: 'À',
    rate: 'Taux (%)',
    band: 'Tranche de revenu',
    above: 'Au-delà de',
    first: 'Les premiers',
    next: 'Les suivants',
    rest: 'Le reste',
    upTo: 'jusqu’à',
    on: 'sur',
  },
  pt: {
    from: 'De',
    to: 'Até',
    rate: 'Taxa (%)',
    band: 'Rendimento',
    above: 'Acima de',
    first: 'Os primeiros',
    next: 'Os seguintes',
    rest: 'Restante',
    upTo: 'até',
    on: 'sobre',
  },
  ar: {
    from: 'من',
    to: 'إلى',
    rate: 'المعدل',
    band: 'الشريحة',
    above: 'ما يزيد عن',
    first: 'أول',
    next: 'التالي',
    rest: 'الباقي',
    upTo: 'حتى',
    on: 'على',
  },
} as const;

/** The forms in which sources print scales. */
export const scaleForms: readonly ((scale: ScaleFigure, style: Style) => string)[] = [
  // Both limits in one cell.
  ({ bands }, style) => {
    const w = words[style.language];
    return table(
      [w.band, w.rate],
      bands.map(({ from, to, rate }) => [
        to === null
          ? `${w.above} ${amount(from, style)}`
          : `${from === 0 ? written(0, style) : amount(from + 1, style)} – ${amount(to, style)}`,
        percent(rate, style),
      ]),
    );
  },
  // A column for each limit, and rates without a percent sign.
  ({ bands }, style) => {
    const w = words[style.language];
    return table(
      [w.from, w.to, w.rate],
      bands.map(({ from, to, rate }) => [
        from === 0 ? written(0, style) : amount(from, style),
        to === null ? '' : amount(to, style),
        marked('percent', written(rate, style)),
      ]),
    );
  },
  // The width of each band, as a list.
  ({ bands }, style) => {
    const w = words[style.language];
    return list(
      bands.map(({ from, to, rate }, i) =>
        to === null
          ? `${w.rest}: ${percent(rate, style)}`
          : `${i === 0 ? w.first : w.next} ${amount(to - from, style)}: ${percent(rate, style)}`,
      ),
    );
  },
  // A sentence with upper limits.
  ({ bands }, style) => {
    const w = words[style.language];
    return `<p>${bands
      .map(({ from, to, rate }) =>
        to === null
          ? `${percent(rate, style)} ${w.above} ${amount(from, style)}`
          : `${percent(rate, style)} ${w.upTo} ${amount(to, style)}`,
      )
      .join(', ')}.</p>`;
  },
  // With the tax up to the band, and a number for each row.
  ({ bands }, style) => {
    const w = words[style.language];
    let tax = 0;
    return table(
      ['#', w.band, w.on, w.rate],
      bands.map(({ from, to, rate }, i) => {
        const before = tax;
        if (to !== null) tax += ((to - from) * rate) / 100;
        return [
          written(i + 1, style),
          to === null
            ? `${w.above} ${amount(from, style)}`
            : `${amount(from === 0 ? 0 : from, style).replace(marked('amount', written(0, style)), written(0, style))} - ${amount(to, style)}`,
          written(Math.round(before * 100) / 100, style),
          percent(rate, style),
        ];
      }),
    );
  },
];

/** Words that name what a single figure is about, and nothing else of the same law. */
function labelOf({ subject }: SingleFigure, pick: (list: readonly string[]) => string): string {
  const aspects = subject.filter((aspect) => 'key' in aspect);
  const texts = aspects.flatMap(({ axis, key, isNamed, overlaps = false }) => {
    const isClear = (term: string): boolean => {
      const keys = keysIn(plain(term), axis);
      const others = subject.filter((other) => other.axis !== axis);
      return (
        keys.has(key) &&
        (overlaps || keys.size === 1) &&
        others.every((other) =>
          [...keysIn(plain(term), other.axis)].every((found) => 'key' in other && found === other.key),
        )
      );
    };
    const clear = (axis[key] ?? []).filter(isClear);
    return clear.length > 0 ? [pick(clear)] : isNamed ? [pick(axis[key]!)] : [];
  });
  return escapeHtml([...new Set(texts)].join(', '));
}

const valueOf = ({ kind, value }: SingleFigure, style: Style): string =>
  kind === 'percent' ? percent(value, style) : amount(value, style);

/** The forms in which sources print single figures. Amounts of one fact stand in the order of the law. */
export const singleForms: readonly ((
  figures: readonly SingleFigure[],
  style: Style,
  pick: (list: readonly string[]) => string,
) => string)[] = [
  (figures, style, pick) =>
    table(
      ['', words[style.language].rate],
      figures.map((figure) => [labelOf(figure, pick), valueOf(figure, style)]),
    ),
  (figures, style, pick) => list(figures.map((figure) => `${labelOf(figure, pick)}: ${valueOf(figure, style)}`)),
  (figures, style, pick) =>
    figures.map((figure) => `<p>${labelOf(figure, pick)} – ${valueOf(figure, style)}.</p>`).join('\n'),
];

/** A page as it is read: without the marks of a test. */
export const unmarked = (html: string): string => html.replace(/⟦\w+:(.*?)⟧/g, '$1');

/** The marked figures of a page with their places. */
export const marksOf = (html: string) =>
  [...html.matchAll(/⟦(\w+):(.*?)⟧/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    kind: match[1]!,
    text: match[2]!,
  }));
