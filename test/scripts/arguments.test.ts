import { askedBy } from '../../scripts/explain/arguments';

const fields = (line: string) => {
  const asked = askedBy(line.split(' '));
  if (asked.what === 'help') throw new Error('help');
  return asked;
};

test('a tax in a tax year', () => {
  const { what, fields: asked, notes } = fields('KE 2026 income 85000 monthly');
  expect({ what, notes }).toEqual({ what: 'tax', notes: [] });
  expect(asked).toMatchObject({
    country: 'KE',
    type: 'income',
    amount: 85_000,
    period: 'monthly',
    tax_year: '2026',
    mode: 'gross_to_net',
    include_pension: true,
  });
});

test('every option', () => {
  const asked = fields(
    'ZW now income 5000 annual --net --no-pension --json --currency USD --basic 0.6 --dependants 2 --age 70 --turnover 1e6 --payment-type rent --residency resident --taxpayer company',
  );
  expect(asked).toMatchObject({ json: true });
  expect(asked.fields).toMatchObject({
    tax_year: undefined,
    mode: 'net_to_gross',
    include_pension: false,
    currency: 'USD',
    basic: 0.6,
    employee: { dependants: 2, age: 70, residency: 'resident' },
    turnover: 1_000_000,
    payment_type: 'rent',
    taxpayer: 'company',
  });
});

test('a pay date overrides the tax year, with a notice', () => {
  const asked = fields('KE 2026 income 85000 --pay-date 2025-01-31');
  expect(asked.fields).toMatchObject({ tax_year: undefined, pay_date: '2025-01-31' });
  expect(asked.notes).toEqual(['The law of 2025-01-31 is explained; the year is ignored.']);
});

test('VAT', () => {
  expect(fields('KE now vat 116 extract --category medical')).toEqual({
    what: 'vat',
    json: false,
    notes: [],
    fields: { country: 'KE', amount: 116, mode: 'extract', category: 'medical' },
  });
  expect(fields('KE 2020 vat 116').notes).toHaveLength(1);
});

test('help, on request or when needed', () => {
  expect(askedBy(['--help'])).toEqual({ what: 'help', wanted: true });
  expect(askedBy([])).toEqual({ what: 'help', wanted: false });
});

test.each([
  ['KE 2026 income', 'Give at least COUNTRY YEAR TYPE AMOUNT, for example: KE 2026 income 85000 monthly. See --help.'],
  ['KE 2026 income 5 monthly more', '"more" is one word too many. See --help.'],
  ['KE 2026 income 5 --frob', "Unknown option '--frob'. See --help."],
])('%s', (line, sentence) => expect(() => askedBy(line.split(' '))).toThrow(sentence));
