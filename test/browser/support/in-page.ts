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
export const firstAmountIs = (text: string): string => `document.querySelector('main input[inputmode="decimal"]').value === ${JSON.stringify(text)}`;

/** Has everything come to rest that moves for a while? */
export const settled = `document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect.getTiming().iterations === Infinity)`;
