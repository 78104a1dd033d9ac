import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTreatyFile } from '../../server/laws/check-treaty-file';
import { treatiesFolder } from '../../scripts/command/project';
import type { PayerTreaties } from '../../src/reference/schema';

const today = '2026-11-20';
const textOf = (file: string): string => readFileSync(join(treatiesFolder, file), 'utf8');
const found = (text: string, file = 'KE.json'): string[] =>
  checkTreatyFile(file, text, today).map(({ where, message }) => `${where}: ${message}`);

test.each(readdirSync(treatiesFolder))('%s is in order', (file) => expect(found(textOf(file), file)).toEqual([]));

type Mistake = readonly [what: string, make: (list: PayerTreaties) => void, said: RegExp];
const mistakes: readonly Mistake[] = [
  ['another schema', (list) => void (list.$schema = 'x.json'), /\$schema: it is "x\.json"/],
  ['another payer', (list) => void (list.payer = 'UG'), /payer: the file is called KE\.json/],
  ['a day to come', (list) => void (list.last_confirmed = '2027-01-01'), /last_confirmed: 2027-01-01 is no day/],
  ['a source that is not there', (list) => void list.treaties[0]!.sources.push('x'), /source "x" is not in the file/],
  [
    'a source that nothing names',
    (list) => void (list.sources['x'] = Object.values(list.sources)[0]!),
    /sources\.x: no treaty names this source/,
  ],
  ['a country that does not exist', (list) => void (list.treaties[0]!.partner = 'XX'), /no other country/],
  ['the payer as its own partner', (list) => void (list.treaties[0]!.partner = 'KE'), /no other country/],
  [
    'two treaties in force with one partner',
    (list) => void list.treaties.push(list.treaties[0]!),
    /two treaties with this partner/,
  ],
  ['force in the future', (list) => void (list.treaties[0]!.in_force_since = '2027-01-01'), /in_force_since is 2027/],
  ['more confidence than the sources carry', (list) => void (list.confidence = 'high'), /carry no more than "medium"/],
  [
    'an adviser as an authority',
    (list) => void (list.sources['pwc-wht']!.kind = 'authority'),
    /sources\.pwc-wht\.kind: it is "authority"/,
  ],
  ['a rate above 100', (list) => void (list.treaties[0]!.rates.dividends = { rate: 150 }), /rates\.dividends/],
];
test.each(mistakes)('%s is found', (_, make, said) => {
  const list = JSON.parse(textOf('KE.json')) as PayerTreaties;
  make(list);
  expect(found(JSON.stringify(list)).join('\n')).toMatch(said);
});
test('text that is not JSON is found', () => expect(found('{').join()).toMatch(/it is not JSON/));
