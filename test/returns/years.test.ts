import { say } from '../../src/language/say';
import { handIn, problemsOf, tableOf } from '../support/returns';

const jane = { name: 'Jane Example', tax_number: 'A001234567Z' };
const june = { name: 'June Example', tax_number: 'A001234568Z' };

/** The same pay in each month of a year. */
const year = (person: object, amount: number, months: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) =>
  months.map((month) => ({ person: { ...person, paid_on: `2026-${String(month).padStart(2, '0')}-28` }, amount }));

// test/law/countries/KE.yaml, 85,000 a month: NSSF 5,100.00, SHIF 2,337.50, housing levy 1,275.00, taxable 76,287.50, tax
// of the bands 17,669.60, relief 2,400, tax 15,269.60. In January NSSF is 6 % of 72,000 = 4,320: taxable 77,067.50; 2,400
// + 2,083.25 + 30 % of 44,734.50 (13,420.35) = 17,903.60, less 2,400 = 15,503.60.
describe('Kenya P9A', () => {
  const rows = [...year(june, 24_000, [11]), ...year(jane, 85_000).reverse()];

  test('a card has its months in order and their sum, which is that of the monthly returns', async () => {
    const handed = await handIn('KE-p9a', '2026-03', { name: 'Example Ltd', tax_number: 'P051234567Z' }, rows);
    const [, january, ...others] = tableOf(handed);
    expect(january).toEqual([
      ...['A001234567Z', 'Jane Example', 'January', 85_000, 0, 0, 85_000, 25_500, 4_320, 30_000, 1_275, 2_337.5, 0, 0],
      ...[7_932.5, 77_067.5, 17_903.6, 2_400, 0, 15_503.6],
    ]);
    expect(others.map((row) => row[2]).slice(-2)).toEqual(['November', 'December']);
    expect(others.at(-1)!.slice(-6)).toEqual([8_712.5, 76_287.5, 17_669.6, 2_400, 0, 15_269.6]);
    // 15,503.60 + 11 x 15,269.60 = 183,469.20
    const [cardOfJune, card] = handed.records[1]!.lines;
    expect(cardOfJune!.slice(3, 7)).toEqual(['A001234568Z', 'June Example', null, 24_000]);
    expect(card!.slice(0, 7)).toEqual([
      ...['Example Ltd', 'P051234567Z', '2026', 'A001234567Z', 'Jane Example', null, 1_020_000],
    ]);
    expect(card!.at(-1)).toBe(183_469.2);
    const monthly = await Promise.all(rows.map((row) => handIn('KE-p10', row.person.paid_on.slice(0, 7), {}, [row])));
    const sum = monthly.reduce((total, { sums }) => total + sums.get('self-assessed')!, 0);
    expect(handed.sums.get('o')).toBeCloseTo(sum, 2);
    expect(problemsOf(handed)).toEqual([]);
  });

  test('names by row the tax that differs, a month that comes twice, and a month of another year', async () => {
    const [first, second, third] = year(jane, 85_000, [1, 2, 3]);
    const handed = await handIn('KE-p9a', '2026-12', {}, [
      { ...first!, person: { ...first!.person, tax_withheld: 15_503.6 } },
      { ...second!, person: { ...second!.person, tax_withheld: 15_000 } },
      third!,
      third!,
      { ...third!, person: { ...third!.person, paid_on: '2025-12-31' } },
    ]);
    expect(problemsOf(handed)).toEqual([
      [2, null, 'does_not_agree'],
      [4, null, 'duplicate'],
      [5, null, 'malformed'],
    ]);
  });
});

// test/law/countries/GA.yaml, 600,000 a month: TCS 20,400, IRPP 45,520, FNH 18,000, CFP 3,000. The total of the form
// leaves the FNH out: 20,400 + 45,520 + 3,000 = 68,920, for two months 137,840. FNH was 2 % before 17 July 2026.
test('Gabon ID 21: two months of a year, and the age on 1 January', async () => {
  const person = {
    name: 'Exemple Awa',
    tax_number: '123456A',
    job_class: '21',
    job_level: '3',
    nationality: '1',
    birth_date: '1990-05-15',
    gender: 'female',
  };
  const handed = await handIn('GA-id21', '2026-11', {}, year(person, 600_000, [10, 11]));
  expect(tableOf(handed)).toEqual([
    [
      ...[1, '123456A', 'Exemple Awa', '21', '3', '1', 35, 'F', 'C', 0, '10', '11'],
      ...[1_200_000, 0, 0, 0, 0, 1_200_000, 40_800, 91_040, 36_000, 6_000, 137_840, 0],
    ],
  ]);
  expect([handed.file, problemsOf(handed)]).toEqual([undefined, []]);
});

// test/law/countries/MA.yaml, 10,000 a month: expenses 25 % = 2,500; CNSS 268.80 + AMO 226.00 = 494.80; taxable 7,005.20
// a month, 84,062.40 a year; 2,000 + 4,000 + 30 % of 4,062.40 = 7,218.72 a year, 601.56 a month. Two months.
test('Morocco 9421: an XML document with the sums above the list', async () => {
  const employer = {
    name: 'Société & Fils',
    tax_number: '12345678',
    municipality: '111.01.01',
    social_security_number: '1234567',
  };
  const person = {
    surname: 'EXEMPLE',
    first_name: 'Amina',
    address: '1 rue Exemple',
    national_id: 'AB123456',
    social_security_number: '123456789',
  };
  const handed = await handIn('MA-9421', '2026-12', employer, year(person, 10_000, [1, 2]));
  const text = handed.file!.bytes.toString();
  expect(handed.file!.type).toBe('application/xml; charset=utf-8');
  expect(text).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<TraitementEtSalaire xmlns:xsi="http:\/\/www.w3.org\/2001\/XMLSchema-instance" xsi:noNamespaceSchemaLocation="traitementSalaire.xsd">\n {2}<identifiantFiscal>12345678<\/identifiantFiscal>\n {2}<nom\/>/,
  );
  const elements = (from: string): string => text.slice(text.indexOf(from)).replaceAll(/\n\s*/g, '');
  expect(elements('<raisonSociale>')).toMatch(/^<raisonSociale>Société &amp; Fils<\/raisonSociale>/);
  expect(elements('<commune>')).toMatch(/^<commune><code>111.01.01<\/code><\/commune><adresse\/>/);
  expect(elements('<effectifTotal>')).toMatch(/^<effectifTotal>1<\/effectifTotal>/);
  expect(elements('<totalMtIrPrelevePP>')).toMatch(/^<totalMtIrPrelevePP>1203.12<\/totalMtIrPrelevePP>/);
  expect(elements('<listPersonnelPermanent>')).toBe(
    '<listPersonnelPermanent><PersonnelPermanent><nom>EXEMPLE</nom><prenom>Amina</prenom>' +
      '<adressePersonnelle>1 rue Exemple</adressePersonnelle><numCNI>AB123456</numCNI><numCE/><numPPR>0</numPPR>' +
      '<numCNSS>123456789</numCNSS><ifu/><salaireBaseAnnuel>20000.00</salaireBaseAnnuel>' +
      '<mtBrutTraitementSalaire>20000.00</mtBrutTraitementSalaire><periode>52</periode><mtExonere>0.00</mtExonere>' +
      '<mtEcheances>0.00</mtEcheances><nbrReductions>0</nbrReductions><mtIndemnite>0.00</mtIndemnite>' +
      '<mtAvantages>0.00</mtAvantages><mtRevenuBrutImposable>20000.00</mtRevenuBrutImposable>' +
      '<mtFraisProfess>5000.00</mtFraisProfess><mtCotisationAssur>989.60</mtCotisationAssur>' +
      '<mtAutresRetenues>0.00</mtAutresRetenues><mtRevenuNetImposable>14010.40</mtRevenuNetImposable>' +
      '<mtTotalDeduction>5989.60</mtTotalDeduction><irPreleve>1203.12</irPreleve><casSportif>false</casSportif>' +
      '<numMatricule/><refSituationFamiliale><code>C</code></refSituationFamiliale><refTaux><code/></refTaux>' +
      '</PersonnelPermanent></listPersonnelPermanent><listPersonnelExonere/><listPersonnelOccasionnel/>' +
      '<listStagiaires/><listDoctorants/><listBeneficiaires/><listBeneficiairesPlanEpargne/><listVersements/>' +
      '</TraitementEtSalaire>',
  );
  expect(problemsOf(handed)).toEqual([]);
});

// Côte d'Ivoire, bands of a month: nothing to 75,000, then 16 %. 150,000 pays 12,000 and 100,000 pays 4,000, in twelve
// months 144,000 and 48,000. One person with both would pay 16 % of 165,000 and 21 % of 10,000: 28,500 a month.
describe('two people of one name without a number', () => {
  const jean = { name: 'Kouassi Jean' };
  const stated = async (rows: readonly object[]) => {
    const handed = await handIn('CI-etat-301', '2026-12', {}, rows as Record<string, unknown>[]);
    const unclear = problemsOf(handed).filter(([, column]) => column === null);
    return {
      tax: tableOf(handed).map((line) => line[20]),
      unclear: unclear.map(([row, , kind]) => `${row} ${kind}`),
      notices: handed.notices.map((notice) => say(notice)),
    };
  };
  const [high, low] = [year(jean, 150_000), year(jean, 100_000)];
  const byMonth = high.flatMap((row, at) => [row, low[at]!]);

  test('are told apart by the order of rows in each month, and the answer says so', async () => {
    const notice = 'Their first rows are 1, 2. State their numbers to be certain.';
    expect(await stated(byMonth)).toEqual({
      tax: [144_000, 48_000],
      unclear: [],
      notices: [expect.stringContaining(notice)],
    });
    expect(await stated([...high, ...low])).toMatchObject({ tax: [144_000, 48_000], unclear: [] });
  });

  test('are told apart by what they state', async () => {
    const [one, other] = ['1980-01-01', '1990-01-01'].map((birth) => ({ ...jean, birth_date: birth }));
    const [numbered, spelt] = [{ ...jean, health_number: '7' }, { name: 'KOUASSI  JEAN' }];
    const certain = { tax: [144_000, 4_000], unclear: [], notices: [] };
    expect(await stated([...year(one!, 150_000), ...year(other!, 100_000, [6])])).toEqual(certain);
    expect(await stated([...year(numbered, 150_000), ...year(jean, 100_000, [6])])).toEqual(certain);
    expect(await stated([...year(jean, 150_000, [1, 2]), ...year(spelt, 150_000, [3])])).toMatchObject({
      ...{ tax: [36_000], unclear: [] },
    });
  });

  test('are a problem of each row where neither order nor facts tell', async () => {
    const leaves = [...high, ...year(jean, 100_000, [1])];
    expect(await stated(leaves)).toEqual({
      tax: [144_000, 4_000],
      unclear: leaves.map((_, at) => `${at + 1} missing`),
      notices: [],
    });
    const numbered = year({ ...jean, employee_number: '7' }, 150_000, [1, 2]);
    expect(await stated([...numbered, ...year(jean, 150_000, [3])])).toMatchObject({
      ...{ tax: [24_000, 12_000], unclear: ['3 missing'] },
    });
  });
});

// test/law/countries. ZA, 25,000 a month: 3,381 (a year: 44,118 + 26 % of 54,900 - 17,820 = 40,572); UIF twice 177.12; SDL
// 250. Cents of income are cut: 22,000.60 + 1,000.20 + 1,999.20 is 25,000. 7,000 is below the threshold: UIF 70 + 70, SDL 70.
// NG, 500,000: pension 8 % = 40,000, tax 65,300.
describe('certificates and annual returns', () => {
  const person = {
    surname: 'EXAMPLE',
    first_name: 'LERATO',
    birth_date: '1985-06-15',
    national_id: '8506155123084',
    tax_number: '0123456789',
    employee_number: 'E1',
  };

  test('South Africa IRP5 and IT3(a), with the sums of EMP501', async () => {
    const months = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const paid = year(person, 25_000, months).map((row) => ({ ...row, pay: { overtime: 1_000.2, housing: 1_999.2 } }));
    const january = [1, 2].map((month) => ({
      ...paid[0]!,
      person: { ...person, paid_on: `2027-0${month}-28` },
    }));
    const low = year({ ...person, national_id: '8506155124082', employee_number: 'E2' }, 7_000, [6]);
    const handed = await handIn('ZA-irp5', '2027-02', { tax_number: '7123456787' }, [...paid, ...january, ...low]);
    const [one, other] = tableOf(handed);
    expect(one!.slice(0, 11)).toEqual([
      ...['IRP5', '2027', 'EXAMPLE', 'LERATO', '8506155123084', null, '19850615', '0123456789', 'E1', 12, 12],
    ]);
    expect(one!.slice(11)).toEqual([
      ...[264_007, 0, 0, 12_002, 0, 23_990, 0, 0, 0, 300_000, 0, 0, 0, 0],
      ...[40_572, 0, 0, 0, 4_250.88, 3_000, 47_822.88, null],
    ]);
    expect([other![0], other![10], other![25], ...other!.slice(29)]).toEqual(['IT3(a)', 1, 0, 140, 70, 210, '02']);
    expect(handed.records[1]!.lines).toEqual([['7123456787', 2, 40_572, 3_070, 4_390.88, 48_032.88]]);
    expect([handed.file, problemsOf(handed)]).toEqual([undefined, []]);
  });

  test('Nigeria Form H1: a year in the columns of Gombe State', async () => {
    const employee = { name: 'Example Musa', nationality: 'Nigerian', hired_on: '2021-03-01', city: 'Gombe' };
    const rows = year(employee, 500_000).map((row) => ({ ...row, pay: { housing: 100_000, transport: 50_000 } }));
    const handed = await handIn('NG-h1', '2026-12', {}, rows);
    expect(tableOf(handed)).toEqual([
      [
        ...[1, 'Example Musa', 'Nigerian', null, '01/03/2021', 'Gombe', 4_200_000, 1_200_000, 600_000, 0, 0, 0],
        ...[480_000, 783_600],
      ],
    ]);
    expect([handed.file, problemsOf(handed)]).toEqual([undefined, []]);
  });
});

// Columns by months: two of the fourth quarter. CI: ITS 16 % of 75,000 at 150,000, a month. GH: SSNIT 5.5 % and tax 44.98. DZ: 100,000 bears contributions
// in full. NG: ITF 1 %. ZW: NSSA 4.5 % of 1,000 ZiG; 955 is below the first band.
describe('other returns of a quarter or a year', () => {
  const person = {
    surname: 'EXEMPLE',
    first_name: 'AWA',
    employee_number: 'E1',
    social_security_number: '12345678-90',
    health_number: '123',
    national_id: '12345678901',
    tax_number: '1',
    birth_date: '1990-05-15',
    hired_on: '2021-03-01',
    gender: 'female',
    nationality: 'CI',
    job_title: 'Comptable',
    job_class: '4',
  };
  const rowOf = async (id: string, amount: number, more: object = {}) => {
    const handed = await handIn(id, '2026-12', { social_security_number: '1234567890' }, [
      ...year({ ...person, ...more, days_worked: 20 }, amount, [10]),
      ...year({ ...person, ...more }, amount, [12]),
    ]);
    expect([id, handed.file, problemsOf(handed)]).toEqual([id, undefined, []]);
    return tableOf(handed)[0]!;
  };

  test('by month and by quarter', async () => {
    expect((await rowOf('TN-cnss', 2_000)).slice(6)).toEqual([2_000, 0, 2_000, 4_000]);
    expect((await rowOf('MR-cnam', 20_000)).slice(6)).toEqual([20_000, 0, 20_000, 20, 0, 26]);
    expect((await rowOf('MR-cnss', 20_000)).slice(2, 8)).toEqual([20, 0, 26, 46, 40_000, 30_000]);
    expect((await rowOf('DZ-das', 100_000)).slice(16, 21)).toEqual([347, 'H', 200_000, 200_000, '01032021']);
  });

  test('by year', async () => {
    const insured = { social_security_number: '123456789012', remarks: 'TRANSPORT' };
    expect(await rowOf('CI-etat-301', 150_000, insured)).toEqual([
      ...['123456789012', 'EXEMPLE AWA', 'COMPTABLE', '4', 'G', 'F', 'CI', 'L', 'C', 0, 1, 50, 300_000, 0, 0, 300_000],
      ...[0, 300_000, 0, 24_000, 24_000, 0, 24_000, 0, 'TRANSPORT'],
    ]);
    expect(await rowOf('CI-disa', 150_000, insured)).toEqual([
      ...['123456789012', 'EXEMPLE', 'AWA', '15/05/1990', '01/03/2021', null, 'M', 2, 300_000],
    ]);
    const ghanaian = { tax_number: 'P0012345679', job_class: 'SENR' };
    expect((await rowOf('GH-dt0108a', 1_000, ghanaian)).slice(5)).toEqual([
      ...[2_000, 'N', 110, 0, 0, 0, 0, 0, 2_000, 0, 0, 0, 2_000, 0, 110, 1_890, 89.96, 0, 0, 89.96, 0, null],
    ]);
    expect((await rowOf('NG-itf', 500_000)).slice(-2)).toEqual([1_000_000, 10_000]);
    expect((await rowOf('ZW-itf16', 1_000)).slice(4)).toEqual([2_000, 0, 0, 0, 90, 0, 0, null, 0]);
  });
});
