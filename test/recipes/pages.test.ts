import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const page = async (path: string): Promise<Response> => fetch(new URL(path, process.env['SERVICE_URL']));
const names = readdirSync(join(__dirname, '../../docs/recipes'))
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file) => file.slice(0, -3));

test('the reference links to the recipes, the error codes and the connector, and all links work', async () => {
  const pages = [
    '/docs',
    '/docs/excel',
    '/docs/rest',
    '/docs/trust',
    '/docs/administration',
    '/docs/company',
    '/docs/feeds',
    '/docs/keeping-figures-right',
    '/docs/reference',
    '/addin/functions.html',
    '/docs/errors',
    '/connector',
    '/docs/recipes',
    ...names.map((name) => `/docs/recipes/${name}`),
  ];
  const links = new Set<string>();
  for (const path of pages) {
    const html = await (await page(path)).text();
    for (const [, link = ''] of html.matchAll(/href="([^"#]+)"/g))
      if (!/^https?:/.test(link)) links.add(new URL(link, new URL(path, process.env['SERVICE_URL'])).pathname);
  }
  for (const path of pages) expect([...links]).toContain(path);
  for (const link of links) expect([link, (await page(link)).status]).toEqual([link, 200]);
});

test.each(names)(
  'the recipe for %s is a page with the address of the service in its examples, and says how it was tested',
  async (name) => {
    const response = await page(`/docs/recipes/${name}`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain('<h2 id="how-it-was-tried">How it was tried</h2>');
    expect(html).not.toContain('localhost:3000');
    expect(html).not.toMatch(/<script(?! type="module" src="\/docs\/assets\/)|\]\(/);
  },
);

test('the n8n workflow contains the address of the service', async () => {
  const response = await page('/docs/recipes/n8n-workflow.json');
  expect([response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
    'application/json; charset=utf-8',
    'attachment; filename="n8n-workflow.json"',
  ]);
  expect(await response.text()).toContain(`${process.env['SERVICE_URL']}/api/tax`);
});
