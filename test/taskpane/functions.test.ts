import fc from 'fast-check';
import type { HelpParameter } from '../../src/client/function-help';
import type { FormulaCell } from '../../taskpane/sheet';
import { nameBeside } from '../../taskpane/sheet/freeze';
import { columnsOfTable } from '../../taskpane/sheet/selection';
import { findingOf } from '../../taskpane/views/functions/findings';
import { absolute, argumentOf, formulaOf } from '../../taskpane/views/functions/given';
import { callsIn } from '../../taskpane/views/functions/read-formula';
import { formula, formulaText, withAmountFrom } from '../../taskpane/words/formula';

describe('a formula of a cell', () => {
  test('is split into the call, its arguments, and what is around it', () => {
    expect(callsIn('=ROUND(SVC.NETPAY("KE",B2*12,,Payroll[[#This Row],[Gross]]),2)+1')).toEqual([
      {
        name: 'NETPAY',
        args: ['KE', { cells: 'B2*12' }, undefined, { cells: 'Payroll[[#This Row],[Gross]]' }],
        before: '=ROUND(',
        after: ',2)+1',
      },
    ]);
  });

  test('with a call in another call gives the outer one first', () => {
    expect(callsIn('=SVC.VAT("KE",SVC.NETPAY("KE",85000))')?.map(({ name }) => name)).toEqual(['VAT', 'NETPAY']);
  });

  test.each([
    ['=SVC.NETPAY("KE",A1#)', ['KE', { cells: 'A1#' }]],
    ['=SVC.NETPAY("KE",-5.5,TRUE)', ['KE', -5.5, true]],
    ['=SVC.NETPAY("a""b",\'My pay\'!$B$2:B40)', ['a"b', { cells: "'My pay'!$B$2:B40" }]],
    ['=LET(x,SVC.PAYE("KE",{1,2;3,4}),x)', ['KE', { cells: '{1,2;3,4}' }]],
    ['=_xldudf_SVC_PAYE("KE",1)', ['KE', 1]],
  ])('%s', (text, args) => {
    expect(callsIn(text)?.[0]?.args).toEqual(args);
  });

  test('that Excel would refuse cannot be read', () => {
    expect(callsIn('=SVC.NETPAY("KE",,')).toBeUndefined();
    expect(callsIn('=SUM(A1:A3)')).toEqual([]);
  });

  test('is the same again after it was read and written', () => {
    const argument = fc.oneof(
      fc.string(),
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.constantFrom({ cells: 'B2' }, { cells: '$B$2:$C$40' }, { cells: 'SUM(A1:A3)*2' }, { cells: 'Payroll[Gross]' }),
    );
    fc.assert(
      fc.property(fc.array(argument, { minLength: 1, maxLength: 6 }), (args) => {
        const text = formulaText(formula('NETPAY', ...args), 'point');
        const [call] = callsIn(`=IFERROR(${text.slice(1)},0)`)!;
        expect(call).toEqual({ name: 'NETPAY', args, before: '=IFERROR(', after: ',0)' });
      }),
    );
  });
});

describe('cells in a formula', () => {
  test('name their sheet on another one only', () => {
    const pay = formula('NETPAY', 'KE', { cells: 'B2', sheet: "Amina's pay" });
    expect(formulaText(pay, 'point', "Amina's pay")).toBe('=SVC.NETPAY("KE",B2)');
    expect(formulaText(pay, 'point', 'Sheet2')).toBe("=SVC.NETPAY(\"KE\",'Amina''s pay'!B2)");
  });

  test('take the place of its amount', () => {
    const cells = { cells: 'B2' };
    expect(withAmountFrom(formula('FXRATE', 'USD', 'KES', 250, '2026-03-02'), cells)?.args).toEqual([
      'USD',
      'KES',
      cells,
      '2026-03-02',
    ]);
    expect(withAmountFrom(formula('VATRATE', 'KE'), cells)).toBeUndefined();
  });

  test('are fixed by a dollar sign', () => {
    expect(absolute('B2:AC40')).toBe('$B$2:$AC$40');
  });

  // Microsoft: "Using structured references with Excel tables", special characters in column headers.
  test.each([
    ['Gross', 'Gross', 'Payroll[Gross]'],
    ['Gross pay', 'Gross pay', 'Payroll[Gross pay]'],
    ['Pay (KES)', 'Pay (KES)', 'Payroll[[Pay (KES)]]'],
    ['Code #1', 'Code #1', "Payroll[[Code '#1]]"],
    ['Name', 'Gross', 'Payroll[[Name]:[Gross]]'],
  ])('the columns %s to %s of a table', (first, last, written) => {
    expect(columnsOfTable('Payroll', first, last)).toBe(written);
  });
});

describe('a typed argument', () => {
  const any: HelpParameter = { name: 'gross', description: '', type: 'any', dimensionality: 'matrix' };
  const word: HelpParameter = { name: 'tax_year', description: '', type: 'string', optional: true };

  test.each([
    ['85,000.50', 85_000.5],
    ['-500', -500],
    ['\u2212500', -500],
    ['2026-03-02', '2026-03-02'],
    ['married; children=2', 'married; children=2'],
    ['false', false],
  ])('%s', (typed, argument) => {
    expect(argumentOf(any, { typed })).toEqual({ argument });
  });

  test('stays text where the function takes a word', () => {
    expect(argumentOf(word, { typed: '2026' })).toEqual({ argument: '2026' });
  });

  test('that can mean two numbers asks which', () => {
    expect(argumentOf(any, { typed: '450.000' }).wrong).toEqual(expect.any(String));
    expect(formulaOf('NETPAY', [any], { gross: { typed: '450.000' } })).toBeUndefined();
  });

  test('may be left out only where it is optional', () => {
    const cells = { cells: 'B2', ways: ['B2'] };
    expect(formulaOf('NETPAY', [any, word], {})).toBeUndefined();
    expect(formulaOf('NETPAY', [word, any], { gross: cells })).toEqual(formula('NETPAY', undefined, cells));
  });
});

describe('the check of a cell', () => {
  const cell = (formula: string, shown: FormulaCell['shown']): FormulaCell => ({
    formula,
    shown,
    address: 'A1',
    sheet: 'Sheet1',
    place: { sheet: '{1}', row: 0, column: 0, rows: 1, columns: 1 },
  });
  const gives = (value: number) => ({ rows: [[{ value }]], meta: undefined });
  const fails = { rows: [[{ error: '#N/A', message: 'No data.' }]], meta: undefined };
  const pay = '=SVC.NETPAY("KE",85000)';

  test.each([
    [
      'the name of an add-in that was not loaded',
      cell('=_xldudf_SVC_NETPAY("KE",85000)', '#NAME?'),
      undefined,
      'not_loaded',
      pay,
    ],
    ['#NAME?', cell(pay, '#NAME?'), gives(61_017.9), 'unknown_name', pay],
    ['#BUSY!', cell(pay, '#BUSY!'), gives(61_017.9), 'busy', pay],
    ['an error that has an answer now', cell(pay, '#N/A'), gives(61_017.9), 'answers_now', pay],
    ['an error that is still one', cell(pay, '#N/A'), fails, 'error', undefined],
    ['a value whose formula fails now', cell(pay, 61_017.9), fails, 'differs', pay],
    ['another value', cell(pay, 61_020), gives(61_017.9), 'differs', pay],
    ['a formula that only Excel can compute', cell(pay, 61_020), undefined, 'not_compared', undefined],
  ] as const)('%s', (_, found, value, kind, repair) => {
    expect(findingOf(found, value)).toMatchObject({ kind, repair });
  });

  test('finds nothing where the value is the same to 15 digits', () => {
    expect(findingOf(cell(pay, 61_017.9), gives(61_017.900_000_000_001))).toBeUndefined();
  });
});

test('a new sheet has a name of 31 letters at most that no other sheet has', () => {
  expect(nameBeside(['Payroll'], 'payroll')).toBe('payroll 2');
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), fc.string({ minLength: 1, maxLength: 60 }), (taken, name) => {
      const found = nameBeside(taken, name);
      expect(found.length).toBeLessThanOrEqual(31);
      expect(taken.map((one) => one.toLowerCase())).not.toContain(found.toLowerCase());
    }),
  );
});
