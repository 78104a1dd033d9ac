import type { OpenApiDocument } from '../support/documented';
import { openApiDocument } from '../support/http';

const page = async (path: string): Promise<string> => (await fetch(new URL(path, process.env['SERVICE_URL']))).text();
/** The part of a page between the section of an operation and the next. */
const sectionOf = (html: string, id: string): string => html.split(`<section id="${id}"`)[1]!.split('</section>')[0]!;

let document: OpenApiDocument;
let first: string;
beforeAll(async () => {
  [document, first] = await Promise.all([openApiDocument(), page('/docs/reference')]);
});

test('tax comes first, and accounts last', () => {
  const tags = [...first.matchAll(/<h2[^>]*><a href="([^"]+)">/g)].map((match) => match[1]!);
  expect(tags[0]).toBe('/docs/reference/tax');
  expect(tags.at(-1)).toBe('/docs/reference/account');
});

test('every operation is listed, and its page has its address, parameters, fields, errors and samples', async () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const { operationId, tags, parameters, requestBody, responses } = operation as unknown as {
        operationId: string;
        tags: [string];
        parameters: { name: string }[];
        requestBody?: { content: { 'application/json': { schema: { $ref?: string } } } };
        responses: Record<string, { content?: { 'application/json'?: { examples?: Record<string, object> } } }>;
      };
      const to = `/docs/reference/${tags[0].toLowerCase().replaceAll(' ', '-')}`;
      expect(first).toContain(`href="${to}#${operationId}"`);
      const section = sectionOf(await page(to), operationId);
      expect(section).toContain(`${method.toUpperCase()}</span> <code>${path}</code>`);
      for (const { name } of parameters) expect(section).toContain(`<th scope="row"><code>${name}</code>`);
      for (const { content } of Object.values(responses))
        for (const code of Object.keys(content?.['application/json']?.examples ?? {}))
          expect(section).toContain(`#${code}"`);
      expect(section).toContain('<summary>curl</summary><pre>');
      const body = requestBody?.content['application/json'].schema.$ref?.split('/').at(-1);
      for (const field of Object.keys(
        (document.components.schemas[body ?? ''] as { properties?: object } | undefined)?.properties ?? {},
      ))
        expect([operationId, section.includes(`<code>${field}</code>`)]).toEqual([operationId, true]);
    }
});

test('a field says its type, its meaning, its values, its limits and its default', async () => {
  const section = sectionOf(await page('/docs/reference/tax'), 'calculateTax');
  expect(section).toMatch(
    /<code>type<\/code> <span class="required">required<\/span><\/th><td>text<\/td><td>Kind of tax\. .*One of <code>income<\/code>, <code>corporate<\/code>/,
  );
  expect(section).toMatch(/<code>period<\/code><\/th>.*Default: <code>monthly<\/code>/);
  expect(section).toMatch(/<code>age<\/code><\/th><td>whole number<\/td>.*From 14 to 120\./);
  // Fields of shared objects stand once on the page, where a link leads.
  expect(section).toContain('<a href="#schema-Employee">Employee</a>');
  // What stands under `data` is written out.
  expect(section).toContain('<code>data.net_amount</code>');
});

test('the pages are light: nothing but the scripts and the style of all pages, and at most half a megabyte', async () => {
  for (const tag of ['tax', 'payroll', 'account', 'webhooks', 'many-at-once']) {
    const html = await page(`/docs/reference/${tag}`);
    expect([tag, html.length < 500_000]).toEqual([tag, true]);
    expect(html).not.toContain('undefined');
  }
});
