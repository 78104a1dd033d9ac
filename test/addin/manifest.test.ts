import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { productName, productVersion } from '../../src/contract';
import { openApiDocument } from '../support/http';

const root = join(__dirname, '../..');
const path = join(root, 'manifest.xml');
const text = readFileSync(path, 'utf8');

const all = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);

test('office-addin-manifest can read it', () => {
  const info = execFileSync(process.execPath, [join(root, 'node_modules/office-addin-manifest/cli.js'), 'info', path], {
    encoding: 'utf8',
  });
  expect(info).toMatch(/Id: +[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/);
  expect(info).toMatch(/Name: +SVC Finance Africa/);
  expect(info).toMatch(/Hosts: +Workbook/);
  expect(info).toMatch(/Version: +\d+(\.\d+){1,3}/);
});

test('the product has one name: in the manifest, the ribbon, the pane, the guides and the reference', async () => {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const valueOf = (id: string): string => new RegExp(`id="${id}" DefaultValue="([^"]*)"`).exec(text)![1]!;
  expect(/<DisplayName DefaultValue="([^"]*)"/.exec(text)![1]).toBe(productName);
  expect([valueOf('Group.Label'), valueOf('GetStarted.Title')]).toEqual([productName, productName]);
  expect(/<title>(.*)<\/title>/.exec(read('taskpane/taskpane.html'))![1]).toBe(productName);
  for (const guide of ['README.md', 'docs/README.md']) expect(read(guide).split('\n')[0]).toBe(`# ${productName}`);
  expect((await openApiDocument()).info.title).toBe(productName);
  const places = ['README.md', 'docs/README.md', 'docs/excel.md', 'docs/company.md'].flatMap((guide) =>
    [...read(guide).matchAll(/Home > (?!Add-ins)([^|*.,\n]*?)(?= (?:>|in|has)|[|*.,\n])/g)].map((match) =>
      match[1]!.trim(),
    ),
  );
  expect(places.length).toBeGreaterThan(2);
  for (const place of places) expect(place).toBe(productName);
  expect(read('docs/README.md')).toContain(
    `**${valueOf('ShowPane.Label')}**, **${valueOf('Refresh.Label')}** and **${valueOf('Documentation.Label')}**`,
  );
});

test('package, API, tools and manifest have one version number', async () => {
  const { info } = await openApiDocument();
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { readonly version: string };
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  expect([info.version, lock.version, version]).toEqual([productVersion, productVersion, productVersion]);
  // The manifest takes four numbers. In `1.0.0-beta.2` the last one is the number of the pre-release.
  expect(/<Version>(.*)<\/Version>/.exec(text)![1]).toBe(productVersion.replace(/-[a-z]+/, ''));
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`## ${productVersion}\n`);
});

// Rules of Microsoft's schema and validator that an edit could break.
// https://learn.microsoft.com/office/dev/add-ins/develop/xml-manifest-overview explains them.
describe('rules', () => {
  const resources = new Map(
    [...text.matchAll(/<bt:(Image|Url|String) id="([^"]+)" DefaultValue="([^"]*)"/g)].map(([, kind, id, value]) => [
      id!,
      { kind: kind!, value: value! },
    ]),
  );
  const used = all(/resid="([^"]+)"/g);

  test('every named resource exists, and every resource is used', () => {
    expect([...new Set(used)].sort()).toEqual([...resources.keys()].sort());
  });

  test('resource names have at most 32 characters, short strings 125, long strings 250', () => {
    for (const id of resources.keys()) expect(id.length).toBeLessThanOrEqual(32);
    for (const value of all(/<bt:ShortStrings>([\s\S]*?)<\/bt:ShortStrings>/g).flatMap((block) =>
      [...block.matchAll(/DefaultValue="([^"]*)"/g)].map((match) => match[1]!),
    ))
      expect(value.length).toBeLessThanOrEqual(125);
    for (const value of all(/<bt:LongStrings>([\s\S]*?)<\/bt:LongStrings>/g).flatMap((block) =>
      [...block.matchAll(/DefaultValue="([^"]*)"/g)].map((match) => match[1]!),
    ))
      expect(value.length).toBeLessThanOrEqual(250);
    expect(resources.get('GetStarted.Title')!.value.length).toBeLessThanOrEqual(25);
  });

  test('the shared runtime is one page: runtime, functions, commands and pane name it', () => {
    expect(all(/<Runtime resid="([^"]+)" lifetime="long"\/>/g)).toEqual(['Pane.Url']);
    expect(all(/<FunctionFile resid="([^"]+)"/g)).toEqual(['Pane.Url']);
    expect(all(/<Page>\s*<SourceLocation resid="([^"]+)"/g)).toEqual(['Pane.Url']);
    expect(all(/<TaskpaneId>[^<]+<\/TaskpaneId>\s*<SourceLocation resid="([^"]+)"/g)).toEqual(['Pane.Url']);
    expect(text).toContain(`<SourceLocation DefaultValue="${resources.get('Pane.Url')!.value}"/>`);
    expect(text).toContain('<Set Name="SharedRuntime" MinVersion="1.1"/>');
  });

  test('every address uses HTTPS on the development host', () => {
    const addresses = all(/"(https?:\/\/(?!schemas\.|www\.w3\.)[^"]+)"/g);
    expect(addresses.length).toBeGreaterThan(15);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/localhost:3000(\/|$)/);
  });

  test('each group and control has icons of 16, 32 and 80 pixels, and each picture has its stated size', () => {
    for (const icons of all(/<Icon>([\s\S]*?)<\/Icon>/g))
      expect([...icons.matchAll(/size="(\d+)"/g)].map((match) => match[1])).toEqual(['16', '32', '80']);
    for (const address of all(/"https:\/\/localhost:3000\/addin\/(assets\/[^"]+)"/g)) {
      const picture = readFileSync(join(root, address));
      const size = Number(/-(\d+)\.png$/.exec(address)![1]);
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([size, size]);
    }
    for (const size of [16, 32, 64, 80, 128]) expect(existsSync(join(root, `assets/icon-${size}.png`))).toBe(true);
  });

  test('every text of the ribbon and the help on the functions are in French, Portuguese and Arabic', () => {
    const locales = ['fr-FR', 'fr-CA', 'fr-BE', 'fr-CH', 'pt-PT', 'pt-BR', 'ar-SA', 'ar-EG', 'ar-MA', 'ar-DZ', 'ar-TN'];
    const elements = [
      ...text.matchAll(/<(?:bt:)?(\w+)(?: id="([^"]+)")? DefaultValue="([^"]*)">\n((?: *<(?:bt:)?Override .*\n)+)/g),
    ];
    const translated = elements.map(([, tag, id, inEnglish, overrides]) => ({
      name: id ?? tag!,
      inEnglish: inEnglish!,
      values: [...overrides!.matchAll(/Locale="([^"]+)" Value="([^"]*)"/g)].map(
        ([, locale, value]) => [locale!, value!] as const,
      ),
    }));
    const same = [
      'Functions.Namespace',
      'GetStarted.Title',
      'Group.Label',
      'Pane.Url',
      'Functions.Script.Url',
      'LearnMore.Url',
    ];
    expect(translated.map(({ name }) => name).sort()).toEqual(
      ['Description', ...resources.keys()]
        .filter((id) => !same.includes(id) && resources.get(id)?.kind !== 'Image')
        .sort(),
    );
    for (const { name, inEnglish, values } of translated) {
      expect(values.map(([locale]) => locale)).toEqual(locales);
      const longest = name.endsWith('.Label') ? 125 : 250;
      for (const [locale, value] of values) {
        const [language] = locale.split('-');
        expect(value.length).toBeLessThanOrEqual(longest);
        if (name === 'Functions.Metadata.Url')
          expect(value).toBe(inEnglish.replace('functions', `functions-${language}`));
        else if (value !== 'Documentation') expect([name, value]).not.toEqual([name, inEnglish]);
        if (language === 'ar' && !name.endsWith('.Url')) expect(value).toMatch(/\p{sc=Arab}/u);
      }
    }
  });

  test('ribbon identifiers are unique, and there are three commands', () => {
    const ids = all(/<(?:Group|Control)[^>]* id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(4);
  });

  test('every command that runs a function names a function of the add-in', () => {
    const commands = readFileSync(join(root, 'functions/commands.ts'), 'utf8');
    expect(all(/<FunctionName>([^<]+)</g)).toEqual(['refresh', 'showDocumentation']);
    for (const name of all(/<FunctionName>([^<]+)</g)) expect(commands).toContain(`associate('${name}'`);
  });
});

test("it is valid against Microsoft's schema, if the schema is available", async () => {
  const folder = process.env['OFFICE_SCHEMAS'];
  if (folder === undefined) {
    console.warn(
      'Not checked: Microsoft publishes the schema with its documentation, not in a package. Put the path of its folder into OFFICE_SCHEMAS to have it checked.',
    );
    return;
  }
  const schema = (fileName: string) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') });
  const check = (contents: string) =>
    validateXML({
      // The schema is older than the shared runtime and does not include it.
      xml: [{ fileName: 'manifest.xml', contents: contents.replace(/<Runtimes>[\s\S]*?<\/Runtimes>/, '') }],
      schema: [schema('OfficeAppManifestV1_1.xsd')],
      preload: [schema('OfficeAppBasicTypesV1_0.xsd'), schema('TaskPaneAppVersionOverridesV1_0.xsd')],
    });
  expect(await check(text)).toMatchObject({ valid: true, errors: [] });
  expect(await check(text.replace('<FunctionName>refresh</FunctionName>', ''))).toMatchObject({ valid: false });
});
