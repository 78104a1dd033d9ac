/** A table in the form of another payroll program. The form is published; people and amounts are made up. */
export interface ProgramTable {
  readonly program: string;
  /** Where the columns are published. */
  readonly form: string;
  readonly country: string;
  readonly headings: readonly string[];
  readonly row: readonly (string | number)[];
  /** What a cell says before somebody chooses the meanings: the headings that are not understood, or another reason. */
  readonly refusal?: RegExp;
  /** What is chosen for them, as the pane offers it. */
  readonly meanings: readonly (readonly [heading: string, meaning: string])[];
  /** The same pay as a question of REST. */
  readonly question: Readonly<Record<string, unknown>>;
  /** What is taken off net pay. */
  readonly deducted: number;
}

const leftOut = (meaning: string, ...headings: string[]): (readonly [string, string])[] =>
  headings.map((heading) => [heading, meaning] as const);

export const programTables: readonly ProgramTable[] = [
  {
    program: 'Sage, list of staff as an import reads it',
    form: 'https://github.com/azistely/preem-hr, field mappings of the employee import, SAGE',
    country: 'CI',
    headings: [
      ...['Matricule', 'Prénom', 'Nom', 'Date de naissance', 'N° CNI/Passeport', 'Situation Familiale'],
      ...["Nombre d'enfants à charge", 'Nbr Part', "Date d'embauche", 'Nature du contrat', 'Fonction', 'Catégorie'],
      ...['Salaire Catégoriel', 'Sursalaire', 'Indemnité de transport', 'Etablissement', 'Service', 'N° CNPS'],
      ...['N° CMU', 'Banque', 'RIB', 'Solde congés'],
    ],
    row: [
      ...['E1', 'Awa', 'A', 33_000, 'C001', 'Marié', 2, 3, 43_000, 'CDI', 'Comptable', '7A'],
      ...[300_000, 150_000, 30_000, 'Siège', 'Finance', 180_012_345, 384_001, 'SIB', 'CI93', 12.5],
    ],
    refusal: /"Solde congés"/,
    meanings: leftOut('Ne pas utiliser', 'Solde congés'),
    question: {
      amount: 480_000,
      pay: { transport: 30_000 },
      employee: { marital_status: 'married', children: 2 },
    },
    deducted: 0,
  },
  {
    program: 'PayrollCI for Dolibarr, lines of the payslip',
    form: 'https://github.com/georgepach/PayrollCI4, model of the payslip',
    country: 'CI',
    headings: [
      ...['Nom', 'Mat', 'Salaire catégoriel (base)', 'Sursalaire', "Prime d'ancienneté", 'Prime de rendement'],
      ...['Prime de fonction', "Prime d'outillage", 'Prime de panier (nuit)', 'Indemnité de transport'],
      ...['Salaire brut', 'Brut imposable', 'CNPS', 'CMU', 'Avance sur salaire', 'Remboursement prêt'],
      ...['Saisie-arrêt', 'Autres retenues', 'Net à payer'],
    ],
    row: [
      ...['Awa', 'E1', 300_000, 50_000, 21_000, 20_000, 30_000, 10_000, 15_000, 30_000, 476_000, 446_000],
      ...[29_988, 500, 25_000, 10_000, 5_000, 2_000, 350_000],
    ],
    refusal: /"Prime d'outillage", "Prime de panier \(nuit\)"/,
    meanings: [
      ["Prime d'outillage", 'Autres indemnités imposables'],
      ['Prime de panier (nuit)', 'Indemnité de repas'],
      ['Net à payer', 'Ne pas utiliser'],
    ],
    question: {
      amount: 476_000,
      pay: { transport: 30_000, function: 30_000, meals: 15_000, other_taxable: 51_000 },
    },
    deducted: 42_000,
  },
  {
    program: 'Frappe HR, salary register',
    form: 'https://github.com/frappe/hrms/blob/develop/hrms/payroll/report/salary_register/salary_register.py; components: https://discuss.frappe.io/t/kenya-payroll-configuration/149926',
    country: 'KE',
    headings: [
      ...['Salary Slip ID', 'Employee', 'Employee Name', 'Date of Joining', 'Branch', 'Department', 'Designation'],
      ...['Company', 'Start Date', 'End Date', 'Leave Without Pay', 'Absent Days', 'Payment Days', 'Basic Salary'],
      ...['Gross Pay', 'Housing Levy', 'NSSF (Employee)', 'SHIF', 'Final PAYE', 'Loan Repayment'],
      ...['Total Deduction', 'Net Pay'],
    ],
    row: [
      ...['SAL-1', 'HR-EMP-1', 'Amina', 43_000, 'Nairobi', 'Sales', 'Clerk', 'A Ltd', 46_000, 46_030, 0, 0, 30],
      ...[80_000, 80_000, 1_200, 4_800, 2_200, 9_000, 5_000, 22_200, 57_800],
    ],
    refusal: /"Payment Days", "Housing Levy", "Final PAYE", "Total Deduction"/,
    meanings: leftOut('Leave out', 'Payment Days', 'Housing Levy', 'Final PAYE', 'Total Deduction', 'Net Pay'),
    question: { amount: 80_000 },
    deducted: 5_000,
  },
  {
    program: 'Zoho Payroll, list of payslips',
    form: 'https://www.zoho.com/en-qa/payroll/help/employee/portal-payslips.md',
    country: 'UG',
    headings: ['Month', 'Gross Pay', 'Deductions', 'Take Home'],
    row: ['October', 2_000_000, 450_000, 1_550_000],
    refusal: /"Take Home"/,
    // Its deductions hold the tax.
    meanings: leftOut('Leave out', 'Deductions', 'Take Home'),
    question: { amount: 2_000_000 },
    deducted: 0,
  },
  {
    program: 'SmartDMS, payroll overview',
    form: 'https://kb.thesmartdms.com/documentation/central/main/payroll/payroll-overview',
    country: 'KE',
    headings: [
      ...['Name', 'Tenant', 'Basic Salary', 'Commissions', 'Allowances', 'Advances', 'Deductions', 'Attendances'],
      ...['Absenteeism Deductions', 'Lateness Deductions', 'Total Due'],
    ],
    row: ['Amina', 'Depot', 60_000, 8_000, 12_000, 5_000, 1_000, 22, 0, 0, 74_000],
    refusal: /"Allowances", "Attendances", "Total Due"/,
    meanings: [['Allowances', 'Other taxable allowances'], ...leftOut('Leave out', 'Attendances', 'Total Due')],
    question: { amount: 80_000, pay: { commission: 8_000, other_taxable: 12_000 } },
    deducted: 6_000,
  },
  {
    program: 'WM RH, salaries as an Excel file',
    form: 'https://github.com/Kgermando/wmrh-premium-api/blob/main/src/salaires/models/salaire_excel.ts',
    country: 'CD',
    headings: [
      ...['matricule', 'nom', 'postnom', 'prenom', 'email', 'nbr_dependants', 'alloc_logement', 'alloc_transport'],
      ...['salaire_base', 'primes', 'prime_anciennete', 'nbre_jrs_preste', 'rbi', 'cnss_qpo', 'rni', 'ipr'],
      ...['syndicat', 'avance_slaire', 'net_a_payer', 'statut'],
    ],
    row: [
      ...['E1', 'Ilunga', 'B', 'Jean', 'jean@example.com', 2, 300_000, 100_000, 1_000_000, 50_000, 40_000, 26],
      ...[1_490_000, 74_500, 1_415_500, 200_000, 10_000, 150_000, 1_055_500, 'A'],
    ],
    refusal: /"nbre_jrs_preste", "rbi", "cnss_qpo", "rni", "ipr", "syndicat", "avance_slaire"/,
    meanings: [
      ...leftOut('Ne pas utiliser', 'nbre_jrs_preste', 'rbi', 'cnss_qpo', 'rni', 'ipr', 'net_a_payer'),
      ['syndicat', 'Retenue'],
      ['avance_slaire', 'Retenue'],
    ],
    question: {
      amount: 1_490_000,
      pay: { housing: 300_000, transport: 100_000, bonus: 50_000, other_taxable: 40_000 },
      employee: { dependants: 2 },
    },
    deducted: 160_000,
  },
  {
    program: 'Alawael ERP, parts of the salary',
    form: 'https://github.com/almashooq1/alawael-erp/blob/main/PAYROLL_PROCESSING_SYSTEM.md',
    country: 'EG',
    headings: [
      ...['الاسم', 'الراتب الأساسي', 'بدل السكن', 'بدل المواصلات', 'بدل الغذاء', 'بدل الهاتف'],
      ...['بدل الرعاية الطبية', 'بدل التابعين'],
    ],
    row: ['سارة', 12_000, 2_000, 500, 300, 200, 150, 200],
    refusal: /"بدل الهاتف", "بدل الرعاية الطبية", "بدل التابعين"/,
    meanings: leftOut('بدلات أخرى خاضعة للضريبة', 'بدل الهاتف', 'بدل الرعاية الطبية', 'بدل التابعين'),
    question: { amount: 15_350, pay: { housing: 2_000, transport: 500, meals: 300, other_taxable: 550 } },
    deducted: 0,
  },
  {
    program: 'InfixEdu, payroll in Arabic',
    form: 'https://github.com/zeevx/easy-law/blob/master/resources/lang/ar/payroll.php',
    country: 'MA',
    headings: ['اسم الموظفين', 'المرتب الأساسي', 'المرتب الإجمالي', 'اجمالي الخصم', 'المرتب الصافي', 'البنك'],
    row: ['سعيد', 9_000, 9_000, 1_500, 7_500, 'BMCE'],
    refusal: /"اجمالي الخصم"/,
    meanings: leftOut('لا يستخدم', 'اجمالي الخصم', 'المرتب الصافي'),
    question: { amount: 9_000 },
    deducted: 0,
  },
  {
    program: 'Accounting 123, codes of income',
    form: 'https://github.com/andrecoetzee/accounting-123.com/blob/master/irp5-codes.php',
    country: 'ZA',
    headings: ['Employee No', 'Surname', 'Income (PAYE)', 'Commision (PAYE)', 'Travel allowance (PAYE)'],
    row: ['7', 'Zanele', 30_000, 4_000, 2_500],
    refusal: /"Income \(PAYE\)", "Commision \(PAYE\)", "Travel allowance \(PAYE\)"/,
    meanings: [
      ['Income (PAYE)', 'Basic pay'],
      ['Commision (PAYE)', 'Commission'],
      ['Travel allowance (PAYE)', 'Transport allowance'],
    ],
    question: { amount: 36_500, pay: { commission: 4_000, transport: 2_500 } },
    deducted: 0,
  },
  {
    program: 'PaySpace, components of the payslip',
    form: 'https://support.payspace.com/portal/en/kb/africa/rest-of-africa/payroll-processing',
    country: 'ZA',
    headings: ['Employee Number', 'Basic Pay', 'Travel Allowance', 'Leave Pay', 'Loan Deduction', 'Savings Deduction'],
    row: ['E7', 28_000, 3_000, 1_000, 1_500, 500],
    meanings: [],
    question: { amount: 32_000, pay: { travel: 3_000, leave: 1_000 } },
    deducted: 2_000,
  },
  {
    program: 'Workpay, allowances, deductions and savings',
    form: 'https://learn.myworkpay.com/en/articles/12002124-allowances-and-deductions; https://learn.myworkpay.com/knowledge/view-and-create-savings-workpay-help-center',
    country: 'KE',
    headings: ['Employee', 'Basic Salary', 'Meal Allowance', 'Allowances', 'Savings', 'Salary Advance', 'NSSF', 'PAYE'],
    row: ['Amina', 70_000, 5_000, 10_000, 2_000, 6_000, 4_320, 13_000],
    refusal: /"Allowances"/,
    meanings: [['Allowances', 'Other taxable allowances']],
    question: { amount: 85_000, pay: { meals: 5_000, other_taxable: 10_000 } },
    deducted: 8_000,
  },
  {
    program: 'Sapama, master roll',
    form: 'https://sapamatech.com/how-to-process-payroll-in-8-simple-steps',
    country: 'KE',
    headings: [
      ...['Staff', 'Basic Salary', 'Housing Allowance', 'Transport Allowance', 'Overtime', 'Absenteeism', 'Advances'],
      ...['Loans', 'Welfare', 'SACCO', 'PAYE', 'NSSF', 'SHIF', 'Housing Levy', 'NITA'],
    ],
    row: ['Amina', 60_000, 15_000, 5_000, 4_000, 0, 3_000, 2_000, 500, 1_500, 12_000, 4_320, 2_310, 1_260, 50],
    refusal: /"Housing Levy", "NITA"/,
    meanings: leftOut('Leave out', 'Housing Levy', 'NITA'),
    question: { amount: 84_000, pay: { housing: 15_000, transport: 5_000, overtime: 4_000 } },
    deducted: 7_000,
  },
  {
    program: 'Efetiva, lines of the pay slip in Portuguese',
    form: 'https://github.com/OswaldoSoares/efetiva/blob/main/docs/docs/tabelas/eventos_contra_cheque.md',
    country: 'AO',
    headings: ['Nome', 'SALÁRIO', 'HORAS EXTRAS', 'GRATIFICAÇÕES', '13º SALÁRIO', 'DESCOTO DE ADIANTAMENTOS', 'FALTAS'],
    row: ['Ana', 300_000, 20_000, 15_000, 25_000, 40_000, 0],
    refusal: /"DESCOTO DE ADIANTAMENTOS"/,
    meanings: [
      ['SALÁRIO', 'Salário base'],
      ['HORAS EXTRAS', 'Horas extraordinárias (montante)'],
      ['DESCOTO DE ADIANTAMENTOS', 'Desconto'],
    ],
    question: { amount: 360_000, pay: { overtime: 20_000, bonus: 15_000, thirteenth: 25_000 } },
    deducted: 40_000,
  },
  {
    program: 'RH+ Gestion, list of staff',
    form: 'https://github.com/AaronThierry/Rhplus_Gestion/blob/main/RH_GRH/IMPORTATION_EXCEL_README.md',
    country: 'BF',
    headings: [
      ...['NomPrenom', 'Entreprise', 'Categorie', 'Civilite', 'Sexe', 'Direction', 'Service', 'Poste', 'NumeroCNSS'],
      ...['Contrat', 'DateEntree', 'HeureContrat', 'JourContrat', 'Banque', 'SalaireMoyen'],
    ],
    row: ['Ali K.', 'A SA', '6B', 'M.', 'M', 'DG', 'RH', 'Chef', 900_123, 'CDI', 43_000, 173, 26, 'BOA', 350_000],
    refusal: /"NumeroCNSS", "DateEntree", "HeureContrat", "JourContrat", "SalaireMoyen"/,
    meanings: [
      ...leftOut('Ne pas utiliser', 'NumeroCNSS', 'DateEntree', 'HeureContrat', 'JourContrat'),
      ['SalaireMoyen', 'Salaire brut'],
    ],
    question: { amount: 350_000 },
    deducted: 0,
  },
  {
    program: 'DT 0107a of Ghana, monthly schedule',
    form: 'https://www.scribd.com/document/610537263',
    country: 'GH',
    headings: [
      ...['Serial Number', 'TIN', 'Employee Name', 'Position', 'Basic Salary', 'Social Security Fund'],
      ...['Cash Allowances', 'Total Cash Emolument', 'Chargeable Income', 'Tax Deductible'],
      ...['Total Tax Payable to GRA', 'Remarks'],
    ],
    row: [1, 'P0001234567', 'Kofi', 'SENR', 5_000, 275, 1_200, 6_200, 5_925, 1_100, 1_100, ''],
    refusal: /"Social Security Fund", "Cash Allowances", "Total Cash Emolument", "Tax Deductible"/,
    meanings: [
      ['Cash Allowances', 'Other taxable allowances'],
      ...leftOut('Leave out', 'Social Security Fund', 'Total Cash Emolument', 'Tax Deductible'),
      ...leftOut('Leave out', 'Total Tax Payable to GRA'),
    ],
    question: { amount: 6_200, pay: { other_taxable: 1_200 } },
    deducted: 0,
  },
  {
    program: 'Omamori, DIPE of Cameroon',
    form: 'https://omamori.cm/documentation/article/dipe-declarations-sociales',
    country: 'CM',
    headings: [
      ...['Matricule interne', 'Nombre de jours', 'Salaire brut (SBT)', 'Salaire taxable', 'Salaire cotisable total'],
      ...['IRPP', 'CAC', 'CFC', 'FNE', 'RAV', 'TDL', 'PVID'],
    ],
    row: ['E1', 30, 400_000, 400_000, 400_000, 30_000, 3_000, 4_000, 4_000, 3_250, 500, 16_800],
    refusal: /"Salaire taxable"/,
    meanings: [
      ['Salaire brut (SBT)', 'Salaire brut'],
      ...leftOut('Ne pas utiliser', 'Nombre de jours', 'Salaire taxable', 'Salaire cotisable total', 'CAC', 'CFC'),
      ...leftOut('Ne pas utiliser', 'FNE', 'RAV', 'TDL', 'PVID'),
    ],
    question: { amount: 400_000 },
    deducted: 0,
  },
  {
    program: 'AmaniQ, bulk PAYE for TRA',
    form: 'https://amaniq.ecosoul.tech/docs/payroll/tra-exports.html',
    country: 'TZ',
    headings: [
      ...['SI', 'NAME OF EMPLOYEE', 'PAYROLL NUMBER', 'POSTAL ADDRESS', 'POSTAL CITY', 'BASIC PAY', 'HOUSING'],
      ...['ALLOWANCES AND BENEFIT', 'GROSS PAY', 'DEDUCTION', 'TAXABLE AMOUNT', 'TAX DUE'],
    ],
    row: [1, 'Neema', 'P-1', 'Box 1', 'Mwanza', 900_000, 200_000, 100_000, 1_200_000, 120_000, 1_080_000, 150_000],
    refusal: /"SI", "ALLOWANCES AND BENEFIT"/,
    meanings: [
      ['ALLOWANCES AND BENEFIT', 'Other taxable allowances'],
      // Its deduction is the pension, which the law gives.
      ...leftOut('Leave out', 'SI', 'DEDUCTION', 'TAXABLE AMOUNT', 'TAX DUE'),
    ],
    question: { amount: 1_200_000, pay: { housing: 200_000, other_taxable: 100_000 } },
    deducted: 0,
  },
  {
    program: 'BrightPay, amounts of a period',
    form: 'https://brightpay.co.uk/docs/24-25/importing-pay-data-using-csv-file/importing-additions-using-csv-file',
    country: 'MU',
    headings: [
      'Employee first name',
      'Employee surname',
      'Employee works number',
      'Description',
      'Amount',
      'Department',
    ],
    row: ['Anil', 'R', 104, 'Salary', 45_000, 'Sales'],
    refusal: /"Employee works number"/,
    meanings: leftOut('Leave out', 'Employee works number'),
    question: { amount: 45_000 },
    deducted: 0,
  },
  {
    program: 'codbex Olympus, payslips',
    form: 'https://github.com/codbex/codbex-olympus/wiki/Payslips',
    country: 'RW',
    headings: ['Id', 'Name', 'Company', 'Employee', 'StartDate', 'EndDate', 'Net', 'Gross', 'Total'],
    row: [12, 'October', 'A Ltd', 'Eric', '2026-10-01', '2026-10-31', 380_000, 500_000, 560_000],
    refusal: /"Total"/,
    meanings: leftOut('Leave out', 'Net', 'Total'),
    question: { amount: 500_000 },
    deducted: 0,
  },
  {
    program: 'Schedule A of Ethiopia, employment income',
    form: 'https://www.scribd.com/document/799530638',
    country: 'ET',
    headings: [
      ...['Seq Num', 'Employee TIN', 'Employee Name', 'Start Date of Employment', 'Basic Salary'],
      ...['Total Transportation Allowance', 'Over Time', 'Other Taxable Benefits', 'Taxable Income', 'Tax Withheld'],
      ...['Cost Sharing', 'Net Pay'],
    ],
    row: [1, 7_712_345, 'Sara', 43_000, 15_000, 2_000, 1_000, 500, 17_900, 3_000, 600, 13_000],
    refusal: /"Seq Num", "Total Transportation Allowance", "Other Taxable Benefits", "Tax Withheld", "Cost Sharing"/,
    meanings: [
      ['Total Transportation Allowance', 'Transport allowance'],
      ['Other Taxable Benefits', 'Other taxable allowances'],
      ['Cost Sharing', 'Deduction'],
      ...leftOut('Leave out', 'Seq Num', 'Tax Withheld', 'Net Pay'),
    ],
    question: { amount: 18_500, pay: { transport: 2_000, overtime: 1_000, other_taxable: 500 } },
    deducted: 600,
  },
];
