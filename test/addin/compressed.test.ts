import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { removeDirectory, temporaryDirectory } from '../support/server-process';

const { CompressedPlugin } = jest.requireActual<{ readonly CompressedPlugin: new () => WebpackPluginInstance }>(
  '../../scripts/addin/compressed-plugin.cjs',
);
const built = join(__dirname, '../../dist/addin');

test('the build contains every script in both compressed forms', () => {
  const scripts = readdirSync(built).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  for (const name of scripts) {
    const script = readFileSync(join(built, name));
    const [br, gz] = [readFileSync(join(built, `${name}.br`)), readFileSync(join(built, `${name}.gz`))];
    expect([name, brotliDecompressSync(br).equals(script), gunzipSync(gz).equals(script)]).toEqual([name, true, true]);
    expect(br.length).toBeLessThan(script.length);
  }
});

describe('the same script', () => {
  const folder = temporaryDirectory();
  afterAll(() => removeDirectory(folder));

  /** Files of a small build, as base64. */
  async function build(into: string): Promise<Readonly<Record<string, string>>> {
    const entry = join(folder, 'entry.js');
    writeFileSync(entry, `document.title = ${JSON.stringify('finance '.repeat(500))};`);
    const path = join(folder, into);
    await new Promise<void>((resolve, reject) => {
      webpack(
        { mode: 'production', context: folder, entry, output: { path }, plugins: [new CompressedPlugin()] },
        (error, stats) =>
          error === null && stats?.hasErrors() === false ? resolve() : reject(error ?? new Error(stats?.toString())),
      );
    });
    return Object.fromEntries(
      readdirSync(path)
        .sort()
        .map((name) => [name, readFileSync(join(path, name), 'base64')]),
    );
  }

  test('compresses to the same bytes', async () => {
    const first = await build('first');
    expect(Object.keys(first)).toEqual(['main.js', 'main.js.br', 'main.js.gz']);
    expect(await build('second')).toEqual(first);
  });
});
