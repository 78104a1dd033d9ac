// What is asked of a page, as text: tests are compiled without the names of the browser.

/** How much wider the page, or its main part, is than the window, in CSS pixels. */
export const overflowing = `Math.max(document.documentElement.scrollWidth - innerWidth, ...[...document.querySelectorAll('main')].map((one) => one.scrollWidth - one.clientWidth))`;

/** The colour behind the pane. */
export const paintedColour = `getComputedStyle(document.querySelector('main').parentElement).backgroundColor`;

/** The colour of the system behind a page. */
export const canvasColour = `(() => {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.backgroundColor = 'Canvas';
  return getComputedStyle(probe).backgroundColor;
})()`;

export const focusedRole = `document.activeElement.getAttribute('role')`;

export const copiedText = 'navigator.clipboard.readText()';

/** What the field says is wrong with it. */
export const complaint = `document.querySelector('.fui-Field__validationMessage')?.textContent ?? ''`;

/** Has the first amount of the view come to this text? */
export const firstAmountIs = (text: string): string =>
  `document.querySelector('main input[inputmode="decimal"]').value === ${JSON.stringify(text)}`;

/** Has everything come to rest that moves for a while? */
export const settled = `document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect.getTiming().iterations === Infinity)`;

/** Gives the page further styles, in the place of those it was given before. */
const restyled = (styles: string): string => `(() => {
  document.testStyles ??= new CSSStyleSheet();
  document.testStyles.replaceSync(${JSON.stringify(styles)});
  if (!document.adoptedStyleSheets.includes(document.testStyles)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, document.testStyles];
})()`;

/** Paints everything in one font, as a machine would that has no other. Without a name, in the pane's own. */
export const inFont = (font: string): string => restyled(font === '' ? '' : `* { font-family: ${font} !important }`);

/** Spaces letters and words as a reader may who needs it (WCAG 1.4.12), in the pane's own font or in another. */
export const inSpacedFont = (font = ''): string =>
  restyled(
    `* { ${font === '' ? '' : `font-family: ${font} !important;`} letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`,
  );

/** Tabs that are not whole in the window, each by its text. */
export const cutTabs = `[...document.querySelectorAll('[role="tab"]')].filter((tab) => {
  const { left, right, top, bottom } = tab.getBoundingClientRect();
  return left < 0 || right > innerWidth || bottom > document.querySelector('main').getBoundingClientRect().top || document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[role="tab"]') !== tab;
}).map((tab) => tab.textContent)`;

/** Lists of the page that are too narrow for one of their choices, each by that choice. */
export const cutChoices = `[...document.querySelectorAll('select')].flatMap((list) => {
  const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(list);
  const pen = Object.assign(document.createElement('canvas').getContext('2d'), { font, letterSpacing });
  const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return [...list.options].map((one) => one.textContent).filter((text) => pen.measureText(text).width > room);
})`;

/** Pairs of fields, labels and messages of the view that cover each other or leave the window, each by its text. */
export const overlapping = `(() => {
  const parts = [...document.querySelectorAll('main .fui-Field > label, main .fui-Input, main .fui-Select, main .fui-Combobox, main .fui-Switch__label, main .fui-Switch__indicator, main .fui-Field__validationMessage, main .fui-Field__hint')].filter((one) => one.getClientRects().length > 0);
  const named = (one) => (one.textContent || one.querySelector('input')?.value || one.className).slice(0, 40);
  const boxes = parts.map((one) => ({ one, box: one.getBoundingClientRect() }));
  const covers = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  const outside = boxes.filter(({ box }) => box.left < 0 || box.right > innerWidth).map(({ one }) => named(one) + ' leaves the window');
  return [...outside, ...boxes.flatMap(({ one, box }, at) => boxes.slice(at + 1).filter((other) => covers(box, other.box)).map((other) => named(one) + ' / ' + named(other.one)))];
})()`;

/** What stands at the axes of the chart. */
export const axisLabels = `({ x: [...document.querySelectorAll('[data-axis="x"]')].map((one) => one.textContent), y: [...document.querySelectorAll('[data-axis="y"]')].map((one) => one.textContent) })`;

/** Labels of the axes that leave the window, cover each other or the line, or are wider than their place. */
export const brokenLabels = `(() => {
  const textOf = (one) => { const range = document.createRange(); range.selectNodeContents(one); return range.getBoundingClientRect(); };
  const of = (axis) => [...document.querySelectorAll('[data-axis="' + axis + '"]')].map((one) => ({ text: one.textContent, box: textOf(one) }));
  const plot = document.querySelector('figure svg[role="img"]').getBoundingClientRect();
  const [x, y] = [of('x'), of('y')];
  return [
    ...[...x, ...y].filter(({ box }) => box.left < 0 || box.right > innerWidth).map(({ text }) => text + ' leaves the window'),
    ...y.filter(({ box }) => box.right > plot.left).map(({ text }) => text + ' reaches into the picture'),
    ...x.flatMap(({ text, box }, at) => (at > 0 && box.left < x[at - 1].box.right ? [x[at - 1].text + ' / ' + text] : [])),
  ];
})()`;

/** What of the first line of the chart is drawn: its stretches, its single points, and where it ends. */
export const drawn = `(() => {
  const picture = document.querySelector('figure svg[role="img"]');
  const path = picture.querySelector('path').getAttribute('d');
  const ends = [...path.matchAll(/[ML]([\\d.]+) /g)].map((found) => Number(found[1]));
  const dots = [...picture.querySelectorAll('circle')].map((one) => Number(one.getAttribute('cx')));
  return { moves: (path.match(/M/g) ?? []).length, dots: dots.length, end: Math.max(...ends, ...dots) / picture.viewBox.baseVal.width };
})()`;
