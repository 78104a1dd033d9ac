import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedOfPerson } from '../../src/contract/words/stored-data';
import { startedServers } from '../support/server-process';

const start = startedServers();

test('the operator fills in three pages, and HTML in them is text', async () => {
  const { url, dataDir } = await start();
  const read = async (path: string): Promise<string> => {
    const answer = await fetch(url + path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=utf-8']);
    return answer.text();
  };
  for (const name of ['privacy', 'terms', 'support']) {
    const text = await read(`/${name}`);
    expect(text).toContain('has not filled in this page yet');
    expect(text).toContain(`<code>${name}.md</code>`);
    expect(text).toContain('<a href="/terms">Terms of use</a>');
    expect(text).not.toContain(dataDir);
  }
  mkdirSync(join(dataDir, 'legal'));
  const file = join(dataDir, 'legal', 'privacy.md');
  writeFileSync(
    file,
    '# Our privacy\n\n<script>alert(1)</script>\n\nText <b onclick="x">bold</b> **strong** [a](javascript:alert(1)) [b](https://example.com) ![picture](https://example.com/a.png)\n',
  );
  const filled = await read('/privacy');
  expect(filled).toContain('<h1 id="our-privacy">Our privacy</h1>');
  expect(filled).toContain('<strong>strong</strong>');
  expect(filled).toContain('<a href="https://example.com">b</a>');
  expect(filled).not.toMatch(/<script>|<b |javascript:|<img src="https/);
  for (const { what } of Object.values(storedOfPerson)) expect(filled).toContain(`<td>${what}</td>`);
  expect(filled.indexOf('What this software stores')).toBeGreaterThan(filled.indexOf('Our privacy'));
  writeFileSync(file, ' \n');
  expect(await read('/privacy')).toContain('has not filled in this page yet');
});
