/** Text escaped for HTML. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A text that keeps its own direction among words of another, such as the name of a function or a source. */
export const isolated = (text: string): string => `<bdi>${escaped(text)}</bdi>`;

/** The text of HTML that this server wrote: tags are left out, and characters stand for themselves. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

/**
 * A table, or another block, that scrolls on its own where there is no room for it. The keyboard reaches it, and shadows
 * at its sides show that more follows.
 *
 * @param label what it is, as text: its name for screen readers
 * @param block as HTML
 */
export const scrolling = (label: string, block: string): string =>
  `<div class="scroll" role="region" tabindex="0" aria-label="${escaped(label)}">${block}</div>`;
