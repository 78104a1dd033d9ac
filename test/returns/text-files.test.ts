import { handIn, problemsOf } from '../support/returns';

const jane = { name: 'Jane Example', tax_number: 'A001234567Z' };

// test/law/countries/KE.yaml, 85,000 a month: NSSF 5,100.00; SHIF 2,337.50; housing levy 1,275.00; personal relief
// 2,400; tax 15,269.60. Columns 14, 21 and 24 stay blank: the portal computes them.
test('Kenya P10: 85,000 in November 2026, byte for byte', async () => {
  const handed = await handIn('KE-p10', '2026-11', {}, [{ person: jane, amount: 85_000 }]);
  expect(handed.file!.bytes.toString()).toBe(
    'A001234567Z,Jane Example,Resident,Primary Employee,No,,85000,0,0,0,Benefit not given,0,0,,2337.5,5100,0,0,0,1275,,2400,0,,15269.6\r\n',
  );
  expect(handed.problems).toEqual([]);
});

// test/law/countries/GH.yaml, 1,000 a month in November 2026: SSNIT 55.00; chargeable 945.00; tax 44.98.
// DT 0107a: 14 = 6 + 10 + 13; 18 = 14 + 15 + 16 + 17; 20 = 8 + 9 + 19; 21 = 18 - 20; 25 = 12 + 22 + 24.
test('Ghana DT 0107a: 1,000 in November 2026, byte for byte', async () => {
  const person = { name: 'Jane Example', tax_number: 'P0012345679', job_class: 'SENR' };
  const handed = await handIn('GH-dt0107a', '2026-11', {}, [{ person, amount: 1_000 }]);
  expect(handed.file!.bytes.toString()).toBe(
    'P0012345679,Jane Example,1,SENR,N,1000.00,N,55.00,0.00,0.00,0.00,0.00,0.00,1000.00,0.00,0.00,0.00,1000.00,0.00,55.00,945.00,44.98,0.00,0.00,44.98,0.00,\r\n',
  );
  expect(handed.problems).toEqual([]);
});

// test/law/countries/ZM.yaml: 10,000 a month bears NAPSA 500 + 500; above the ceiling of 37,236 it stays 1,861.80.
test('Zambia NAPSA: pay below and above the ceiling, byte for byte', async () => {
  const mary = {
    surname: 'EXAMPLE',
    first_name: 'MARY',
    national_id: '123456/78/1',
    social_security_number: '123456789',
    birth_date: '1990-05-15',
  };
  const john = { ...mary, first_name: 'JOHN', national_id: '123457/78/1', social_security_number: '123456780' };
  const handed = await handIn('ZM-napsa', '2026-11', { social_security_number: '1001234' }, [
    { person: mary, amount: 10_000 },
    { person: john, amount: 50_000 },
  ]);
  expect(handed.file!.bytes.toString().split('\r\n')).toEqual([
    'Account Number,Year,Month,SSN,NRC,Surname,First Name,Other Names,Date of Birth,Gross Pay,Employee Share,Employer Share',
    '1001234,2026,11,123456789,123456/78/1,EXAMPLE,MARY,,15/05/1990,10000.00,500.00,500.00',
    '1001234,2026,11,123456780,123457/78/1,EXAMPLE,JOHN,,15/05/1990,37236.00,1861.80,1861.80',
    '',
  ]);
  expect(handed.problems).toEqual([]);
  expect(handed.sums.get('gross')).toBe(47_236);
});

// Specification E03 of the fund: pairs of code and value, text in quotation marks, pairs without a value left out.
// 1 % from employee and employer on at most 17,712: 354.24.
test('South Africa UIF E03: 20,000 in October 2026, byte for byte', async () => {
  const employer = {
    social_security_number: '012345681',
    tax_number: '7123456787',
    contact: 'LERATO EXAMPLE',
    phone: '0115550100',
    email: 'pay@example.com',
  };
  const person = {
    surname: 'EXAMPLE',
    first_name: 'THANDI',
    national_id: '8506155123084',
    employee_number: 'EMP001',
    birth_date: '1985-06-15',
    hired_on: '2021-03-01',
  };
  const handed = await handIn('ZA-uif', '2026-10', employer, [{ person, amount: 20_000 }]);
  expect(handed.file!.bytes.toString().split('\r\n')).toEqual([
    '8000,"UICR",8010,"U1",8015,"E03",8020,"012345681",8030,"LIVE",8040,"LERATO EXAMPLE",8050,"0115550100",8060,"pay@example.com",8070,202610',
    '8001,"UIWK",8110,"012345681",8200,8506155123084,8220,"EMP001",8230,"EXAMPLE",8240,"THANDI",8250,19850615,8260,20210301,8280,01,8300,20000.00,8310,17712.00,8320,354.24',
    '8002,"UIEM",8115,"012345681",8120,7123456787,8130,20000.00,8135,17712.00,8140,354.24,8150,1,8160,"pay@example.com"',
    '',
  ]);
  expect(handed.problems).toEqual([]);
});

// e-BDS, version 2 of February 2006. Amounts in centimes; pay up to 6,000 dirhams; control sum of the employee:
//   123456789 + 0 + 26 + 1000000 + 600000 + rank 0 = 125056815.
// Newly declared: 123456790 + 13 + 500000 + 500000 = 124456803.
test('Morocco BDS: one known and one newly declared employee, every line of 260 characters', async () => {
  const employer = {
    name: 'Société Exemple',
    social_security_number: '1234567',
    activity: 'Commerce',
    address: '1 rue Exemple',
    city: 'Casablanca',
    postal_code: '20000',
    office: '1',
    transfer_number: '12345',
    issued_on: '2026-10-25',
    due_on: '2026-11-10',
  };
  const handed = await handIn('MA-bds', '2026-10', employer, [
    {
      person: { name: 'Exemple Amina', social_security_number: '123456789', days_worked: 26, family_allowance: 600 },
      employee: { children: 2 },
      amount: 10_000,
    },
    {
      person: {
        name: 'Exemple Hélène',
        social_security_number: '123456790',
        national_id: 'AB123456',
        newly_declared: true,
        days_worked: 13,
      },
      amount: 5_000,
    },
  ]);
  const spaces = (count: number): string => ' '.repeat(count);
  const zeros = (count: number): string => '0'.repeat(count);
  const lines = handed.file!.bytes.toString('latin1').split('\r\n');
  expect(lines.slice(0, -1).map(({ length }) => length)).toEqual([260, 260, 260, 260, 260, 260, 260]);
  expect(lines).toEqual([
    `B0000000000012345B0${spaces(241)}`,
    `B011234567202610${'SOCIETE EXEMPLE'.padEnd(40)}${'COMMERCE'.padEnd(40)}${'1 RUE EXEMPLE'.padEnd(120)}${'CASABLANCA'.padEnd(20)}20000 012026102520261110`,
    `B021234567202610123456789${'EXEMPLE AMINA'.padEnd(60)}02060000${zeros(6)}060000${zeros(6)}260000001000000000600000  0000000000125056815${spaces(104)}`,
    `B031234567202610000001000002${zeros(7)}60000${zeros(12)}${zeros(7)}60000000000123456789${zeros(12)}000026${zeros(8)}1000000${zeros(7)}600000${zeros(10)}125056815${spaces(116)}`,
    `B041234567202610123456790${'EXEMPLE HELENE'.padEnd(60)}AB123456130000000500000000500000${zeros(10)}124456803${spaces(124)}`,
    `B051234567202610000001000000123456790000013${zeros(9)}500000${zeros(7)}500000${zeros(10)}124456803${spaces(170)}`,
    `B061234567202610000002000000246913579000039${zeros(8)}1500000${zeros(6)}1100000${zeros(10)}249513618${spaces(170)}`,
    '',
  ]);
  expect(problemsOf(handed)).toEqual([]);
});

// Côte d'Ivoire, bands of a month: 16 % of 165,000 + 21 % of 110,000 = 49,500. Married with a child: 2.5 shares, family
// reduction 11,000 x 1.5 = 16,500, tax 33,000. Transport of 30,000 is exempt. Single, 150,000: 16 % of 75,000 = 12,000.
test('Côte d’Ivoire état 301 by month: a field for each column in each line, byte for byte', async () => {
  const person = {
    name: 'N’Guessan Zoé',
    social_security_number: '123456789012',
    job_title: 'Comptable',
    job_class: 'CM',
    nationality: 'CI',
    gender: 'female',
  };
  const issa = { ...person, name: 'Exemple Issa', social_security_number: '123456789013', gender: 'male' };
  const handed = await handIn('CI-etat-301-monthly', '2026-09', { tax_number: '1234567A' }, [
    {
      person: { ...person, remarks: 'Transport' },
      amount: 380_000,
      pay: { transport: 30_000 },
      employee: { marital_status: 'married', children: 1 },
    },
    { person: issa, amount: 150_000 },
  ]);
  const codes = [
    ...['numero_cnps', 'identite', 'emploi_qualite', 'code_emploi', 'regime_general', 'sexe', 'nationalite', 'loc_exp'],
    ...['situation_famille', 'nbre_enfants_charge_nat_cas', 'nbre_parts_igr', 'nbre_jours_app_paiements'],
    ...['mnt_sala_remune_acs', 'mnt_avtgs_nat_reglm', 'mnt_avtgs_nat_reele', 'sal_ttl_brut', 'rev_non_imposable'],
    ...['rev_brut_imposable', 'ricf', 'its_sal_brut', 'its_sal_net', 'ajustement', 'its_net_a_payer', 'mnt_indemnites'],
    'designation_indemnites',
  ];
  const line = (values: string): string => {
    const fields = values.split('|').map((value, at) => [codes[at]!, value] as const);
    expect(fields).toHaveLength(25);
    return `<ligne>${fields.map(([code, value]) => `<champ><code>${code}</code><valeur>${value}</valeur></champ>`).join('')}</ligne>`;
  };
  expect(handed.file!.bytes.toString()).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?><EDI><informations><type>etat_301_mensuel</type><ncc>1234567A</ncc><codeTaxe>ITS</codeTaxe><mois>9</mois><exercice>2026</exercice></informations><tableaux><tableau><donnees>',
      line(
        "123456789012|N'GUESSAN ZOE|COMPTABLE|CM|G|F|CI|L|M|1|2,50|30|350000|0|0|350000|0|350000|16500|49500|33000|0|33000|30000|TRANSPORT",
      ),
      line(
        '123456789013|EXEMPLE ISSA|COMPTABLE|CM|G|M|CI|L|C|0|1,00|30|150000|0|0|150000|0|150000|0|12000|12000|0|12000|0|',
      ),
      '</donnees></tableau></tableaux></EDI>',
      '',
    ].join('\r\n'),
  );
  expect(handed.problems).toEqual([]);
});

// Manual técnico da folha de remunerações, versão 1.0: records 00, 10 and 99 of 180 characters; numbers filled with zeros,
// text with spaces; amounts in hundredths. 360,000 with transport of 60,000: basic pay 300,000.
test('Angola INSS: November 2026, byte for byte', async () => {
  const employer = {
    name: 'Exemplo, Lda',
    social_security_number: '000012345',
    tax_number: '5417000001',
    municipality: '401',
    contact: 'Ana Exemplo',
    email: 'pay@example.com',
  };
  const person = { name: 'João Exemplo', social_security_number: '001234567', hired_on: '2026-11-02' };
  const handed = await handIn('AO-inss', '2026-11', employer, [
    { person, amount: 360_000, pay: { transport: 60_000 } },
    { person: { name: 'Sita Exemplo', social_security_number: '001234568', job_class: '12' }, amount: 456_123.78 },
  ]);
  const lines = handed.file!.bytes.toString('latin1').split('\r\n');
  expect(lines).toEqual(
    [
      [
        '00',
        '01112026',
        'N',
        '000012345',
        ' '.repeat(20),
        '5417000001'.padEnd(20),
        'Exemplo, Lda'.padEnd(70),
        '00401'.padEnd(50),
      ],
      [
        '10',
        '001234567',
        ' '.repeat(20),
        'Joao Exemplo'.padEnd(70),
        '00000',
        '00000030000000',
        '00000006000000',
        '02112026'.padEnd(46),
      ],
      [
        '10',
        '001234568',
        ' '.repeat(20),
        'Sita Exemplo'.padEnd(70),
        '00012',
        '00000045612378',
        '00000000000000',
        ' '.repeat(46),
      ],
      [
        '99',
        '0000000002',
        '0000000000',
        '00000075612378',
        '00000006000000',
        'Ana Exemplo'.padEnd(40),
        'pay@example.com'.padEnd(90),
      ],
      [''],
    ].map((fields) => fields.join('')),
  );
  expect(lines.slice(0, 4).map(({ length }) => length)).toEqual([180, 180, 180, 180]);
  expect(handed.problems).toEqual([]);
});
