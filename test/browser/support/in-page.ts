// Expressions for the page, as text: tests are compiled without browser types.

/** Opens every section of the view, and tells how many were closed. That a reader can open each is not tested then. */
export const openSections = `(async () => {
  const heads = [...document.querySelectorAll('main h3 button[aria-expanded="false"]')];
  for (const head of heads) {
    head.click();
    while (head.getAttribute('aria-expanded') === 'false') await new Promise(requestAnimationFrame);
  }
  return heads.length;
})()`;

/** The number of CSS pixels by which the page, or its main part, exceeds the window. */
export const overflowing = `Math.max(document.documentElement.scrollWidth - innerWidth, ...[...document.querySelectorAll('main')].map((one) => one.scrollWidth - one.clientWidth))`;

/** The colour behind the pane. */
export const paintedColour = `(() => {
  let node = document.querySelector('main').parentElement;
  const colour = () => getComputedStyle(node).backgroundColor;
  while (/, 0\\)$/.test(colour()) && node.parentElement !== null) node = node.parentElement;
  return colour();
})()`;

/** Is the pane painted in the colours of this scheme? */
export const isPainted = (scheme: 'light' | 'dark'): string =>
  `(/\\d+/.exec(${paintedColour})[0] > 127) === ${scheme === 'light'}`;

/** The background colour of the system. */
export const canvasColour = `(() => {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.backgroundColor = 'Canvas';
  return getComputedStyle(probe).backgroundColor;
})()`;

export const focusedRole = `document.activeElement.getAttribute('role')`;

export const copiedText = 'navigator.clipboard.readText()';

/** The message of a wrong field. */
export const complaint = `document.querySelector('.fui-Field__validationMessage')?.textContent ?? ''`;

/** Does the first amount of the view have this text? */
export const firstAmountIs = (text: string): string =>
  `document.querySelector('main input[inputmode="decimal"]').value === ${JSON.stringify(text)}`;

/** Have all finite animations ended? */
export const settled = `document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect.getTiming().iterations === Infinity)`;

/** Sets the test styles of the page, which replace earlier ones, and waits until it was painted with them. */
const restyled = (styles: string): string => `(() => {
  document.testStyles ??= new CSSStyleSheet();
  document.testStyles.replaceSync(${JSON.stringify(styles)});
  if (!document.adoptedStyleSheets.includes(document.testStyles)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, document.testStyles];
  return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
})()`;

/** Shows everything in one font; an empty name restores the pane's own font. */
export const inFont = (font: string): string => restyled(font === '' ? '' : `* { font-family: ${font} !important }`);

/** Spaces letters and words as WCAG 1.4.12 allows readers to, in the pane's own font or another. */
export const inSpacedFont = (font = ''): string =>
  restyled(
    `* { ${font === '' ? '' : `font-family: ${font} !important;`} letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`,
  );

/** Tabs of views that are not fully visible, each by its text. */
export const cutTabs = `[...document.querySelectorAll('nav [role="tab"]')].filter((tab) => {
  const { left, right, top, bottom } = tab.getBoundingClientRect();
  return left < 0 || right > innerWidth || bottom > document.querySelector('main').getBoundingClientRect().top || document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[role="tab"]') !== tab;
}).map((tab) => tab.textContent)`;

/** Options that do not fit in their list. */
export const cutChoices = `[...document.querySelectorAll('select')].flatMap((list) => {
  const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(list);
  const pen = Object.assign(document.createElement('canvas').getContext('2d'), { font, letterSpacing });
  const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return (list.getClientRects().length === 0 ? [] : [...list.options]).map((one) => one.textContent).filter((text) => pen.measureText(text).width > room);
})`;

/** Fields, labels and messages of the view that overlap or leave the window, each by its text. */
export const overlapping = `(() => {
  const parts = [...document.querySelectorAll('main .fui-Field > label, main .fui-Input, main .fui-Select, main .fui-Combobox, main .fui-Switch__label, main .fui-Switch__indicator, main .fui-Field__validationMessage, main .fui-Field__hint')].filter((one) => one.getClientRects().length > 0);
  const named = (one) => (one.textContent || one.querySelector('input')?.value || one.className).slice(0, 40);
  const boxes = parts.map((one) => ({ one, box: one.getBoundingClientRect() }));
  const covers = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  const outside = boxes.filter(({ box }) => box.left < 0 || box.right > innerWidth).map(({ one }) => named(one) + ' leaves the window');
  return [...outside, ...boxes.flatMap(({ one, box }, at) => boxes.slice(at + 1).filter((other) => covers(box, other.box)).map((other) => named(one) + ' / ' + named(other.one)))];
})()`;

/** Words and dates of tables that stand on two lines. Ids may. */
export const brokenWords = `[...document.querySelectorAll('main :is(th, td)')].flatMap((cell) => {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const broken = [];
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode())
    for (const { 0: word, index } of text.data.matchAll(/(?<![\\p{L}\\d])(\\p{Lu}?[\\p{Ll}\\p{Lo}\\p{M}]{3,}|[\\d/]{4,})(?![\\p{L}\\d])/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  return broken;
})`;

/** Figures alone in a cell, and code, that stand as the letters of a page from right to left do. */
export const turnedAround = `[...document.querySelectorAll('main :is(td, pre)')]
  .filter((one) => {
    const { direction, textAlign } = getComputedStyle(one);
    return one.tagName === 'PRE' ? direction !== 'ltr' : /^\\d[\\d,]*(\\.\\d+)?$/.test(one.textContent) && textAlign !== 'right';
  })
  .map((one) => one.textContent.slice(0, 40))`;

/** The labels of the chart's axes. */
export const axisLabels = `({ x: [...document.querySelectorAll('[data-axis="x"]')].map((one) => one.textContent), y: [...document.querySelectorAll('[data-axis="y"]')].map((one) => one.textContent) })`;

/** Axis labels that leave the window, overlap each other or reach into the picture. */
/** Does the chart have the width of its place? It is drawn again after the window has changed. */
export const drawnToFit = `(() => {
  const picture = document.querySelector('figure svg[role="img"]');
  return picture.viewBox.baseVal.width === Math.floor(picture.parentElement.getBoundingClientRect().width);
})()`;

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

/** What the chart draws of its first line: stretches, single points, and the end of the line. */
export const drawn = `(() => {
  const picture = document.querySelector('figure svg[role="img"]');
  const path = picture.querySelector('path').getAttribute('d');
  const ends = [...path.matchAll(/[ML]([\\d.]+) /g)].map((found) => Number(found[1]));
  const dots = [...picture.querySelectorAll('circle')].map((one) => Number(one.getAttribute('cx')));
  return { moves: (path.match(/M/g) ?? []).length, dots: dots.length, end: Math.max(...ends, ...dots) / picture.viewBox.baseVal.width };
})()`;
