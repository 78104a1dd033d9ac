import { directionOf, type Language } from '../../src/language/languages';
import { escaped } from '../pages/html';

/** A line as HTML; the link, which stands on a line of its own, can be opened. */
const lineAsHtml = (line: string, link: string): string =>
  line === link ? `<a href="${escaped(link)}" dir="ltr">${escaped(link)}</a>` : escaped(line);

/**
 * The text of a mail as HTML, with its language and direction.
 *
 * @param text with empty lines between paragraphs
 */
export function mailAsHtml(text: string, link: string, language: Language): string {
  const paragraphs = text.split('\n\n').map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => lineAsHtml(line, link));
    return `<p>${lines.join('<br>')}</p>`;
  });
  const direction = directionOf(language);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"></head>
<body><div lang="${language}" dir="${direction}">
${paragraphs.join('\n')}
</div></body>
</html>
`;
}
