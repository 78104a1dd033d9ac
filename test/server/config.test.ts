import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, settings } from '../../server/config';

test('.env.example shows every setting with its default', () => {
  const lines = readFileSync(join(__dirname, '../../.env.example'), 'utf8')
    .split('\n')
    .filter((line) => /^SVC_/.test(line));
  const shown = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
  expect(Object.keys(shown)).toEqual(settings.map(([name]) => name));
  expect(readConfig(shown)).toEqual(readConfig({}));
});

test.each([
  ['SVC_STOP_GRACE', ['-1', '301', 'soon', 'Infinity'], 'must be a number from 0 to 300 (seconds).'],
  ['SVC_REQUEST_BUDGET', ['0', '601'], 'must be a number from 0.001 to 600 (seconds).'],
  ['SVC_SPREAD_PERCENT', ['-0.1', '51', '1%'], 'must be a number from 0 to 50 (percent).'],
  ['SVC_PORT', ['65536', '80.5', 'http'], 'must be a whole number from 0 to 65535.'],
  ['SVC_MAX_CONNECTIONS', ['0', '1.5'], 'must be a whole number from 1 to 1000000 (connections).'],
])('%s out of range is refused with its range, its unit and its purpose', (name, values, sentence) => {
  const { about } = settings.find(([setting]) => setting === name)![1];
  for (const value of values) expect(() => readConfig({ [name]: value })).toThrow(`${name} ${sentence} ${about}`);
});

test.each([
  ['SVC_PUBLIC_URL', 'example.com', 'must be an address'],
  ['SVC_CORS_ORIGINS', 'app.example.com', 'must be web origins'],
  ['SVC_REQUEST_TIMEOUT', 'soon', 'must be a number from 0.1 to 600 (seconds)'],
])('a wrong %s is refused', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} ${sentence}`);
});

test('a wrong SVC_LOG_LEVEL is refused with the levels', () => {
  expect(() => readConfig({ SVC_LOG_LEVEL: 'loud' })).toThrow(/SVC_LOG_LEVEL must be silent, fatal, .* or trace/);
});

test('spaces around a value are ignored, and times are converted to milliseconds', () => {
  expect(readConfig({ SVC_STOP_GRACE: ' 1.5 ', SVC_REQUEST_BUDGET: '0.001', SVC_DOCS_URL: '  ' })).toMatchObject({
    stopGrace: 1_500,
    requestBudget: 1,
    docsUrl: undefined,
  });
});

test('all wrong settings are reported together', () => {
  expect(() => readConfig({ SVC_PORT: '-1', SVC_FEEDS: 'maybe' })).toThrow(
    /^SVC_PORT must be [^]*\nSVC_FEEDS must be on or off\./,
  );
});
