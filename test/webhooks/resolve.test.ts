import { listedIn } from '../../server/network/hosts-file';
import { resolveWithin } from '../../server/network/resolve';

test('a hosts file gives names to addresses, with comments, several names and blank lines', () => {
  const text = [
    '# machines of the office',
    '127.0.0.1\tlocalhost',
    '',
    '10.0.0.7   erp.example.com  ERP # payroll',
    '  2001:db8::7 erp.example.com',
    '#10.0.0.8 erp.example.com',
    'nonsense erp.example.com',
  ].join('\r\n');
  expect(listedIn(text, 'erp.example.com')).toEqual(['10.0.0.7', '2001:db8::7']);
  expect(listedIn(text, 'erp')).toEqual(['10.0.0.7']);
  expect(listedIn(text, 'example.com')).toEqual([]);
});

test('localhost is this machine, whatever a name server says', async () => {
  expect(await resolveWithin(1)('LocalHost')).toEqual(['127.0.0.1', '::1']);
});
