import { pageSecurity } from '../operation/security-headers';

/** Pages take scripts and styles from here only. Swagger UI writes style attributes and draws its icons from data addresses. */
export const pageHeaders = pageSecurity({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
});

/** Text inside of HTML. */
export const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** What there is to read, at the head of every page. */
export const pagesMenu = `<nav aria-label="Documentation"><a href="/docs">Reference</a> <a href="/docs/errors">Error codes</a> <a href="/docs/recipes">Recipes</a> <a href="/connector">Power Platform connector</a> <a href="/status">Status</a></nav>`;

/**
 * A page of text.
 *
 * @param title as text
 * @param body as HTML
 */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(title)}</title>
    <link rel="stylesheet" href="/docs/assets/pages.css">
  </head>
  <body>
    <main>
      ${pagesMenu}
      ${body}
    </main>
  </body>
</html>
`;
