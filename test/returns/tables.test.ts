import readWorkbook from 'read-excel-file/node';
import { type Handed, handIn, problemsOf, tableOf } from '../support/returns';

/** The rows of the workbook as a portal reads them: without its headings. */
async function sheetOf({ file }: Handed): Promise<readonly (readonly unknown[])[]> {
  const [sheet] = await readWorkbook(file!.bytes);
  return sheet!.data.slice(1);
}

// SF24 wants gross pay; the fund computes the contributions.
test('Kenya NSSF: eight columns, identifiers as text', async () => {
  const handed = await handIn('KE-nssf', '2026-11', {}, [
    {
      person: {
        employee_number: 'EMP001',
        surname: 'EXAMPLE',
        other_names: 'JANE',
        national_id: '12345678',
        tax_number: 'A001234567Z',
        social_security_number: '200123456X',
      },
      amount: 100_000,
    },
  ]);
  expect(await sheetOf(handed)).toEqual([
    ['EMP001', 'EXAMPLE', 'JANE', '12345678', 'A001234567Z', '200123456X', 100_000, 0],
  ]);
  expect(problemsOf(handed)).toEqual([]);
});

// Whole francs; branch 4 (CMU) is not for casual workers, who are paid by the day.
test('Côte d’Ivoire CNPS: ten columns, a monthly and a casual worker', async () => {
  const awa = {
    surname: 'Exemple',
    first_name: 'Awa',
    social_security_number: '123456789012',
    birth_date: '1990-05-15',
    hired_on: '2021-03-01',
  };
  const issa = { ...awa, first_name: 'Issa', social_security_number: '123456789013' };
  const handed = await handIn('CI-cnps', '2026-11', {}, [
    { person: awa, amount: 350_000 },
    { person: { ...issa, employment_type: 'casual', paid_by: 'day', days_worked: 22 }, amount: 90_000.4 },
  ]);
  expect(await sheetOf(handed)).toEqual([
    ['123456789012', 'EXEMPLE', 'Awa', '1990', '01/03/2021', null, 'M', 1, 350_000, '1234'],
    ['123456789013', 'EXEMPLE', 'Issa', '1990', '01/03/2021', null, 'J', 22, 90_000, '123'],
  ]);
  expect(problemsOf(handed)).toEqual([]);
});

// Tax Handbook 2025: P, C, E or S; Y or N by what the payslip deducts. An allowance without a column is a problem.
test('Rwanda unified annexure: nineteen columns', async () => {
  const person = {
    surname: 'EXAMPLE',
    first_name: 'Marie',
    social_security_number: '12345678',
    national_id: '1199080012345678',
  };
  const handed = await handIn('RW-unified', '2026-11', {}, [
    { person, amount: 330_000, pay: { transport: 30_000 } },
    {
      person: { ...person, social_security_number: '12345679', national_id: '1199080012345679' },
      amount: 330_000,
      employee: { main_employment: false },
      pay: { housing: 30_000 },
    },
  ]);
  const sheet = await sheetOf(handed);
  expect(sheet[0]).toEqual([
    ...['EXAMPLE', 'Marie', '12345678', '1199080012345678', 'P', 'N', 'Y', 'Y', 'Y'],
    ...[300_000, 0, 0, 0, 30_000, 0, 0, 0, 0, 0],
  ]);
  expect(sheet[1]![4]).toBe('S');
  expect(problemsOf(handed)).toEqual([[2, 'Basic Salary', 'does_not_agree']]);
});

// test/law/countries/NA.yaml: 30,000 a month bears tax of 5,150.00.
test('Namibia ETX: 81 columns, the directives blank', async () => {
  const person = { name: 'Jane Example', tax_number: '01234567', national_id: '90051512345' };
  const handed = await handIn('NA-etx', '2026-11', {}, [{ person, amount: 30_000 }]);
  const [row] = await sheetOf(handed);
  expect(row!.slice(0, 6)).toEqual([1, '01234567', '90051512345', 'Jane Example', 30_000, 0]);
  expect(row!.slice(23, 24)).toEqual([30_000]);
  expect(row!.slice(36, 40)).toEqual([0, 30_000, 5_150, 5_150]);
  expect(row!.slice(40, 80).every((cell) => cell === null)).toBe(true);
  expect([row!.length, row![80]]).toEqual([81, 30_000]);
  expect(problemsOf(handed)).toEqual([]);
});

// test/law/countries/MU.yaml, 50,000 a month: tax 15,000 / 13 = 1,153.85; CSG 1.5 % and 3 % = 2,250; NSF 1 % and 2.5 % of
// 29,710 = 297.10 + 742.75. Whole rupees.
test('Mauritius PACO: the label lines and the line of an employee, byte for byte', async () => {
  const employer = {
    tax_number: '12345678',
    registration_number: 'C06012345',
    name: 'Example Ltd',
    mobile: '51234567',
    contact: 'A Example',
    email: 'pay@example.com',
  };
  const person = { surname: 'EXAMPLE', first_name: 'Marie', national_id: 'E1506901234566' };
  const handed = await handIn('MU-paco', '2026-11', employer, [{ person, amount: 50_000 }]);
  const lines = handed.file!.bytes.toString().split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    'MRA,PACO,V1.0',
    'Employer Registration Number,Employer Business Registration Number,Employer Name,Tax Period (YYMM),Telephone Number,Mobile Number,Name of Declarant,Email Address',
    '12345678,C06012345,Example Ltd,2611,,51234567,A Example,pay@example.com',
  ]);
  expect(lines[3]).toMatch(
    /^Employee ID,Surname of Employee,.*,"Emoluments including .*, and Special Allowance 2024 \(MUR\)"$/,
  );
  expect(lines.slice(4)).toEqual([
    'E1506901234566,EXAMPLE,Marie,50000,0,50000,S,M,1,2250,1040,Y,50000,Y,1154,0,0,0,50000',
    '',
  ]);
  expect(problemsOf(handed)).toEqual([]);
});

// test/law/countries/NG.yaml: 500,000 a month bears tax of 65,300; pension 8 % and 10 % of basic, housing and transport.
test('Nigeria: Lagos PAYE has a file, the pension schedule is a table only', async () => {
  const person = {
    employee_number: 'EMP001',
    surname: 'EXAMPLE',
    first_name: 'JANE',
    tax_number: 'N-1234567',
    social_security_number: 'PEN100123456789',
    pension_fund: 'Example Pensions',
    pension_fund_number: '021',
  };
  const lagos = await handIn('NG-lirs-paye', '2026-11', {}, [{ person, amount: 500_000 }]);
  expect(await sheetOf(lagos)).toEqual([[1, 'EMP001', 'EXAMPLE', 'JANE', 'N-1234567', 500_000, 65_300, 65_300]]);
  const pension = await handIn('NG-pension', '2026-11', {}, [{ person, amount: 500_000 }]);
  expect(pension.file).toBeUndefined();
  expect(tableOf(pension)[0]!.slice(9)).toEqual([500_000, 40_000, 50_000, 90_000]);
});

// test/law/countries/GH.yaml and ET.yaml: 5.5 % up to 69,000 a month; tax of 900 at 7,000, pension 7 % = 490.
test('Ghana SSNIT warns above the maximum earnings; Ethiopia Schedule A is the form on paper', async () => {
  const member = { surname: 'EXAMPLE', first_name: 'JANE', social_security_number: 'C018001010012' };
  const ssnit = await handIn('GH-ssnit', '2026-11', {}, [
    { person: { ...member, national_id: 'GHA-123456789-0' }, amount: 5_000 },
    {
      person: { ...member, social_security_number: 'C018001010013', national_id: 'GHA-123456788-0' },
      amount: 70_000,
    },
  ]);
  expect((await sheetOf(ssnit))[0]).toEqual([
    ...[1, 'C018001010012', 'GHA-123456789-0', 'EXAMPLE', 'JANE', null, 'ACT 766', 'N', 5_000],
  ]);
  expect(problemsOf(ssnit)).toEqual([[2, 'BASIC SALARY (GHS)', 'does_not_agree']]);
  const person = { name: 'ABEBE EXAMPLE SAMPLE', tax_number: '0012345678' };
  const schedule = await handIn('ET-schedule-a', '2026-11', {}, [{ person, amount: 7_000 }]);
  expect(schedule.file).toBeUndefined();
  expect(tableOf(schedule)[0]).toEqual([
    ...[1, '0012345678', 'ABEBE EXAMPLE SAMPLE', null, 7_000, 0, 0, 0, 0, 7_000, 900, 0, 5_610, null],
  ]);
});

// test/law/countries: NSSF of Tanzania 10 % each; SHIF 2.75 %; NHIMA 1 % of basic pay each.
test('tables without a file: Tanzania NSSF, Kenya SHIF, Zambia NHIMA', async () => {
  const person = {
    surname: 'EXAMPLE',
    first_name: 'JANE',
    employee_number: 'EMP001',
    tax_number: 'A001234567Z',
    social_security_number: '123456789',
    health_number: '987654321',
    birth_date: '1990-05-15',
  };
  const tanzania = await handIn('TZ-nssf', '2026-11', {}, [
    { person: { ...person, national_id: '19900515123456789012' }, amount: 300_000 },
  ]);
  const kenya = await handIn('KE-shif', '2026-11', {}, [
    { person: { ...person, national_id: '12345678' }, amount: 100_000 },
  ]);
  const zambia = await handIn('ZM-nhima', '2026-11', { social_security_number: '1001' }, [
    { person: { ...person, national_id: '123456/78/1' }, amount: 10_000, pay: { housing: 2_000 } },
  ]);
  expect(tableOf(tanzania)[0]!.slice(-2)).toEqual([300_000, 60_000]);
  expect(tableOf(kenya)[0]!.slice(-2)).toEqual([2_750, null]);
  expect(tableOf(zambia)[0]!.slice(-3)).toEqual([8_000, 80, 80]);
  for (const handed of [tanzania, kenya, zambia]) {
    expect(handed.file).toBeUndefined();
    expect(problemsOf(handed)).toEqual([]);
  }
});

test('a month without pay is a row of zeros, and owes nothing', async () => {
  const person = { name: 'Jane Example', tax_number: 'A001234567Z' };
  const handed = await handIn('KE-p10', '2026-11', {}, [{ person, amount: 0 }]);
  expect(
    tableOf(handed)[0]!
      .filter((cell) => typeof cell === 'number')
      .every((amount) => amount === 0),
  ).toBe(true);
  expect(problemsOf(handed)).toEqual([]);
});

// Proclamation 715/2011: 7 % of the employee and 11 % of the employer, of basic pay. 700 + 1,100 of 10,000.
test('Ethiopia pension: eight columns, contributions of basic pay, and the totals of the form', async () => {
  const handed = await handIn('ET-pension', '2026-11', {}, [
    { person: { name: 'Abebe Bekele Example', tax_number: '0012345678' }, amount: 12_000, pay: { transport: 2_000 } },
    { person: { name: 'Sara Example', tax_number: '0012345679' }, amount: 5_000 },
  ]);
  expect(tableOf(handed)).toEqual([
    [1, '0012345678', 'Abebe Bekele Example', null, 10_000, 700, 1_100, 1_800],
    [2, '0012345679', 'Sara Example', null, 5_000, 350, 550, 900],
  ]);
  expect(handed.form.totals.map((id) => handed.sums.get(id))).toEqual([15_000, 1_050, 1_650, 2_700]);
  expect([handed.file, problemsOf(handed)]).toEqual([undefined, []]);
});

// Line 1 is that of the employer, with the number of workers and the sum of their pay; there are no titles.
test('Benin CNSS: the line of the employer, then a line for each worker', async () => {
  const person = {
    social_security_number: '12345678901',
    surname: 'EXEMPLE',
    first_name: 'Afi',
    hired_on: '2021-03-01',
  };
  const handed = await handIn('BJ-cnss', '2026-09', { social_security_number: '1234567' }, [
    { person: { ...person, days_worked: 31 }, amount: 250_000 },
    {
      person: { ...person, social_security_number: '12345678902', left_on: '2026-09-15', days_worked: 15 },
      amount: 90_000,
    },
  ]);
  const [sheet] = await readWorkbook(handed.file!.bytes);
  expect(sheet!.data).toEqual([
    ['1234567', '9', '2026', 2, 340_000, null, null, null],
    [1, '12345678901', 'EXEMPLE', 'Afi', '01/03/2021', null, 31, 250_000],
    [2, '12345678902', 'EXEMPLE', 'Afi', '01/03/2021', '15/09/2026', 15, 90_000],
  ]);
  expect(problemsOf(handed)).toEqual([[1, 'Nombre de jours travaillés', 'does_not_agree']]);
});

const awa = {
  surname: 'EXEMPLE',
  first_name: 'AWA',
  other_names: 'SITA',
  employee_number: 'E1',
  tax_number: '5001234567',
  social_security_number: '1234567890',
  national_id: '12345678901',
  health_number: '3840000000001',
  birth_date: '1990-05-15',
  gender: 'female',
  province: 'Luanda',
  municipality: 'Belas',
  job_title: 'Accountant',
  other_fund_number: 'S0123/0001/2008',
};

// test/law/countries/AO.yaml: INSS 3 % of all pay = 10,800; taxable 300,000 - 10,800 = 289,200, because meals and transport
// are exempt to 30,000 each; 31,250 + 18 % of 89,200 (16,056) = 47,306.
test('Angola: the heads of the map stand in row 4, below the employer, the period and the groups', async () => {
  const handed = await handIn('AO-irt-map', '2026-11', { tax_number: '5417000001' }, [
    { person: awa, amount: 360_000, pay: { meals: 30_000, transport: 30_000 } },
  ]);
  const [sheet] = await readWorkbook(handed.file!.bytes);
  const [employer, period, groups, heads, row] = sheet!.data;
  expect([employer!.slice(0, 2), period!.slice(0, 2)]).toEqual([
    ['5417000001', 'NIF do Contribuinte'],
    ['2026-11', 'Período (AAAA-MM)'],
  ]);
  expect([groups![7], groups![14]]).toEqual([
    'Subsídios Não Sujeitos a IRT (Art. 2º do CIRT)',
    'Subsídios Sujeitos a IRT',
  ]);
  expect([heads!.length, heads![31]]).toEqual([32, 'IRT Apurado']);
  expect(row).toEqual([
    ...['5001234567', 'EXEMPLE AWA SITA', '1234567890', 'Luanda', 'Belas', 300_000, 0, 30_000, 30_000, 0, 0, 0, 'N', 0],
    ...[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 360_000, 'N', 360_000, 'N', 10_800, 289_200, 'N', 47_306],
  ]);
  expect(problemsOf(handed)).toEqual([]);
});

// test/law/countries: CNSS of DR Congo 5 %. CMU and WCF have no amount that is computed here.
test('workbooks of DR Congo, Côte d’Ivoire and Tanzania', async () => {
  const first = async (id: string, amount: number, person: object = {}) => {
    const handed = await handIn(id, '2026-11', {}, [{ person: { ...awa, ...person }, amount }]);
    expect([id, problemsOf(handed)]).toEqual([id, []]);
    const [row] = await sheetOf(handed);
    return row;
  };
  expect(await first('CD-cnss', 777_000)).toEqual([
    ...['E1', '1234567890', 'EXEMPLE', 'SITA', 'AWA', '1', 'Belas', '30/11/2026', 38_850, 26, 208, 777_000],
  ]);
  expect(await first('CI-cnps-cmu', 150_000)).toEqual([
    ...['1234567890', '3840000000001', 'EXEMPLE', 'AWA', '15/05/1990', '1234567890', '3840000000001', 'C'],
    ...['EXEMPLE', 'AWA', '15/05/1990', 'F'],
  ]);
  expect(await first('TZ-wcf', 300_000, { national_id: '19900515123456789012' })).toEqual([
    ...['S0123/0001/2008', 'AWA', 'SITA', 'EXEMPLE', 'FEMALE', '15/05/1990', 300_000, 300_000, 'Accountant'],
    ...['PERMANENT', '19900515123456789012'],
  ]);
});

// test/law/countries. CD: rebate 2 % for each of two dependants of 91,272.50 = 3,650.90, tax 87,621.60. CG: CNSS 4 % of
// 1,200,000; 10.03 % and 2.25 % of 600,000; TUS 7.5 %. CM: 462,000 and 46,200 a year. DZ: 9 %; 4,600 + 10,800 + 30 % of
// 11,000 less 1,500. GH: 13.5 % of 5,000. MR: 1,350 + 25 % of 4,050. NG: no NHF unless it is paid. TZ: 10 %, SDL 3.5 %,
// loan 15 %. ZA: 18 % of 240,000 less 17,820, a twelfth; UIF twice 1 % of 17,712; SDL 1 %. ZW: 4.5 %.
test.each<readonly [string, number, number, readonly unknown[]]>([
  ['CD-irpp', 777_000, 5, [91_272.5, 3_650.9, 87_622, 777_000]],
  ['CG-cnss', 2_000_000, 3, [2_000_000, 1_200_000, 48_000, 600_000, 60_180, 13_500, 150_000]],
  ['CM-dipe', 500_000, 6, [500_000, 500_000, 500_000, 500_000, 38_500, 3_850, 5_000, 5_000, 5_850, 2_250, 21_000]],
  ['DZ-g50', 100_000, 2, [91_000, 17_200]],
  ['GH-tier2', 5_000, 3, [5_000, 275, 650, 925, 675, 250]],
  ['KE-student-loans', 85_000, 0, ['12345678901', 'EXEMPLE AWA SITA', 'E1', 4_000]],
  ['KE-p10-housing-levy', 85_000, 4, [85_000, 1_275, 1_275, 2_550]],
  ['MR-its', 20_000, 1, [20_000, 0, 6_000, 0, 13_050, 2_362.5]],
  ['NG-nhf', 500_000, 7, [500_000, 0]],
  ['NG-nsitf', 500_000, 5, [500_000, 5_000]],
  ['NG-paye-states', 500_000, 7, [500_000, 40_000, 0, 0, 0, 0, 0, 40_000, 460_000, 65_300]],
  ['TZ-heslb', 1_000_000, 2, [150_000]],
  ['TZ-paye', 300_000, 5, [300_000, 0, 0, 300_000, 30_000, 270_000, 0]],
  ['TZ-sdl', 300_000, 1, [300_000, 0, 300_000, 10_500]],
  ['ZA-emp201', 20_000, 2, [2_115, 0, 354.24, 200]],
  ['ZW-nssa-p4', 1_000, 3, [1_000, 45, 45, 90, 'ZWG']],
  ['ZW-p2', 1_000, 3, [1_000, 955, 0, 0, 0, 'ZWG']],
])('%s: a table without a file', async (id, amount, from, expected) => {
  const tax_number = id.startsWith('KE') ? 'A001234567Z' : awa.tax_number;
  const handed = await handIn(id, '2026-11', { social_security_number: '1' }, [
    {
      person: { ...awa, tax_number, address: '1', city: 'V', loan_repayment: 4_000 },
      amount,
      employee: { student_loan: true, dependants: 2 },
    },
  ]);
  expect(tableOf(handed)[0]!.slice(from)).toEqual(expected);
  expect([handed.file, problemsOf(handed)]).toEqual([undefined, []]);
});

// As above, for two employees.
test('South Africa EMP201 and Tanzania SDL: the boxes are the sums of the employees', async () => {
  const emp201 = await handIn('ZA-emp201', '2026-11', {}, [
    { person: awa, amount: 20_000 },
    { person: awa, amount: 20_000 },
  ]);
  expect(emp201.records[1]!.lines).toEqual([[4_230, null, 0, 0, 4_230, 0, 708.48, 400, 5_338.48]]);
  const sdl = await handIn('TZ-sdl', '2026-11', {}, [
    { person: awa, amount: 300_000 },
    { person: awa, amount: 300_000, pay: { housing: 50_000 } },
  ]);
  expect(sdl.records[1]!.lines).toEqual([[2, 550_000, 50_000, 600_000, 21_000]]);
});
