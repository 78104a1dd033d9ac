import { sheetsPackage } from '../../scripts/sheets/package';
import { openScript, publicAddress, type Script } from '../support/google/script';
import { libreOffice } from '../support/libreoffice';
import { testWith } from '../support/recipe';

let google: Script;
const office = libreOffice();
beforeAll(async () => {
  google = openScript(await sheetsPackage(), process.env['SERVICE_URL']!);
  google.command('svcSaveSettings', publicAddress, process.env['SERVICE_KEY']!);
});
afterAll(async () => {
  await google.stop();
  office.remove();
});

const months = ['12/2026', '12-2026', 'décembre 2026', 'Dec 2026', 'dezembro de 2026', '31/12/2026', '31.12.2026'];
// Algeria's minimum wage is 20,000 dinars until the end of 2025, and 24,000 from 2026: decree 26-01.
const days = ['31/12/2025', '31.12.2025', '12/31/2025', '31 décembre 2025', '31 December 2025'];
const ambiguous = '03/04/2025';

test('Google Sheets reads months and days as people write them', () => {
  const due = google.cell('SVC_DUE', 'KE', '2026-12');
  for (const month of months) expect([month, google.cell('SVC_DUE', 'KE', month)]).toEqual([month, due]);
  for (const day of days) expect([day, google.cell('SVC_MINWAGE', 'DZ', day)]).toEqual([day, 20_000]);
  expect(() => google.cell('SVC_MINWAGE', 'DZ', ambiguous)).toThrow(
    '"03/04/2025" can be 3 April or 4 March. Write 2025-04-03 or 2025-03-04, or enter a date.',
  );
});

testWith(['python3'], 'LibreOffice reads months and days as people write them', async () => {
  const [due, ambiguousDay, ...found] = office.calculate([
    ['DUE', 'KE', '2026-12'],
    ['MINWAGE', 'DZ', ambiguous],
    ...months.map((month) => ['DUE', 'KE', month]),
    ...days.map((day) => ['MINWAGE', 'DZ', day]),
  ]);
  expect(found).toEqual([...months.map(() => due), ...days.map(() => 20_000)]);
  expect(ambiguousDay).toMatch(/"03\/04\/2025" can be 3 April or 4 March\. Write 2025-04-03 or 2025-03-04/);
});
