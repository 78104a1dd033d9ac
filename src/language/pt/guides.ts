import type { GuideText } from '../en/guides';

/** Texts of the generated parts of guides, in Portuguese, by the English text. */
export const guides = {
  formula: 'fórmula',
  result: 'resultado',
  Pay: 'Salários',
  'Income tax on pay': 'Imposto sobre o salário',
  "The same in an earlier year, by the country's name": 'O mesmo num ano anterior, pelo nome do país',
  'Net pay, down a whole column': 'Salário líquido, numa coluna inteira',
  'At age 67, under the law on a given day': 'Aos 67 anos, segundo a lei de um certo dia',
  'For a married employee with two children and a transport allowance':
    'Para um trabalhador casado, com dois filhos e um subsídio de transporte',
  "With the employee's details in cells": 'Com os dados do trabalhador em células',
  'Gross pay for a given net pay': 'Salário bruto para um dado salário líquido',
  'Contributions of the employee': 'Contribuições do trabalhador',
  'Cost to the employer': 'Custo para a entidade empregadora',
  'Income tax as a percentage of pay': 'Imposto sobre o rendimento em percentagem do salário',
  'Every line of a payslip': 'Cada linha de um recibo de vencimento',
  'Annual income tax brackets': 'Escalões anuais do imposto sobre o rendimento',
  'A whole payroll, beside its table': 'Uma folha de salários inteira, ao lado da sua tabela',
  'The same from a table in French, with chosen figures':
    'O mesmo a partir de uma tabela em francês, com valores escolhidos',
  'A sheet as a desk keeps it, with what is paid out after an advance; its row of sums stays blank':
    'Uma folha tal como um serviço de salários a mantém, com o que é pago depois de um adiantamento; a linha dos totais fica vazia',
  'A register: a column for each line of the payslips': 'Um mapa de salários: uma coluna para cada linha dos recibos',
  'Its headings, above it': 'Os seus cabeçalhos, por cima',
  'Totals by department, which agree with it': 'Totais por departamento, que coincidem com ele',
  'Accounting entries of a payroll': 'Lançamentos contabilísticos de uma folha de salários',
  'The return of a month, and beside it what the authority would reject':
    'A declaração de um mês, e ao lado o que a autoridade rejeitaria',
  'Headings of a payroll table for a country': 'Cabeçalhos de uma tabela de salários para um país',
  'General minimum wage on a day': 'Salário mínimo geral num dia',
  'Returns and payments due for a month of payroll, with the first column formatted as dates':
    'Declarações e pagamentos devidos por um mês de salários, com a primeira coluna em formato de data',
  'Working days of a month, by the weekend and the public holidays of the country':
    'Dias úteis de um mês, segundo o fim-de-semana e os feriados do país',
  'Day that lies so many working days after another, such as a value date':
    'Dia que fica tantos dias úteis depois de outro, como uma data-valor',
  'Public holidays of a year, with the first column formatted as dates':
    'Feriados de um ano, com a primeira coluna em formato de data',
  'Labour law': 'Direito do trabalho',
  'Pay of hours of overtime, with the premium of the law': 'Pagamento de horas extraordinárias, com o acréscimo da lei',
  'Days of annual leave a year, by seniority': 'Dias de férias por ano, segundo a antiguidade',
  'Pay of days of leave that are paid out': 'Pagamento de dias de férias não gozados',
  'Notice that an employer gives': 'Aviso prévio que a entidade empregadora dá',
  'Severance pay of a dismissal': 'Indemnização por despedimento',
  'The same for a redundancy, with the days of a month':
    'O mesmo para uma extinção do posto de trabalho, com os dias de um mês',
  'Bonus for years of service': 'Prémio de antiguidade',
  Companies: 'Sociedades',
  'Corporate tax on a profit': 'Imposto sobre as sociedades sobre um lucro',
  'The same for a small company, by its turnover': 'O mesmo para uma pequena empresa, pelo seu volume de negócios',
  'Withholding tax on a payment abroad': 'Retenção na fonte sobre um pagamento ao estrangeiro',
  'The same under the tax treaty with India': 'A mesma segundo a convenção fiscal com a Índia',
  'Tax on a capital gain': 'Imposto sobre uma mais-valia',
  VAT: 'IVA',
  'VAT on a net amount': 'IVA sobre um montante líquido',
  'VAT included in a gross amount': 'IVA incluído num montante bruto',
  'VAT rate, percent': 'Taxa de IVA, em percentagem',
  'An amount without its VAT': 'Um montante sem IVA',
  'An amount with VAT': 'Um montante com IVA',
  'Exchange rates': 'Taxas de câmbio',
  'Exchange rate of one unit': 'Taxa de câmbio de uma unidade',
  'An amount converted at the last rate published up to a day, here that of 1 March':
    'Um montante convertido à última taxa publicada até um dia, aqui a de 1 de Março',
  'An exact parity, by the short name of FXRATE': 'Uma paridade exacta, pelo nome curto de FXRATE',
  'Month-end rates of several currencies, with the first column formatted as dates':
    'Taxas de fim de mês de várias moedas, com a primeira coluna em formato de data',
  'Monthly average rates, with the number of days in each average; the first column formatted as dates':
    'Taxas médias mensais, com o número de dias de cada média; a primeira coluna em formato de data',
  Fuel: 'Combustíveis',
  "Fuel price in the country's currency": 'Preço de um combustível na moeda do país',
  'Fuel price in dollars': 'Preço de um combustível em dólares',
  'Central banks': 'Bancos centrais',
  'Policy rate, percent': 'Taxa directora, em percentagem',
  'Date of the next policy meeting, by the short name of CBRATE':
    'Data da próxima reunião de política monetária, pelo nome curto de CBRATE',
  Countries: 'Países',
  'One field of a country': 'Um campo de um país',
  'Corporate tax with every surcharge, as a percentage of profit':
    'Imposto sobre as sociedades com todas as sobretaxas, em percentagem do lucro',
  'A country by another name': 'Um país por outro nome',
  'The table of countries': 'A tabela dos países',
  'Where a figure comes from': 'De onde vem um valor',
  'Date of the fact behind a figure': 'Data do facto em que assenta um valor',
  'Date of one of several figures': 'Data de um de vários valores',
  'Its source': 'A sua fonte',
  'When something is wrong': 'Quando algo está errado',
  'A code that does not exist': 'Um código que não existe',
  'A name that two countries share': 'Um nome que dois países partilham',
  name: 'nome',
  what: 'o quê',
  'for example': 'por exemplo',
  'The law and the pay': 'A lei e o salário',
  'The employee': 'O trabalhador',
  'Parts of the pay: an amount, or a percentage of basic pay such as `20%`':
    'Componentes da remuneração: um montante, ou uma percentagem do salário base como `20%`',
  'Benefits in kind, which are never part of the amount': 'Benefícios em espécie, que nunca fazem parte do montante',
  'Paid by the employee': 'Pago pelo trabalhador',
  'The tax year before this pay': 'O ano fiscal antes deste salário',
  'Pay period of the amount. It affects income tax only.':
    'Período de pagamento do montante. Só tem efeito no imposto sobre o rendimento.',
  'A part of the month': 'Uma parte do mês',
  'How many pay periods this year has: 53 weeks or 27 fortnights, and for daily pay the paid days of a year.':
    'Quantos períodos de pagamento tem este ano: 53 semanas ou 27 quinzenas e, para pagamento diário, os dias pagos de um ano.',
  'First day of unpaid leave in the month. The pay stated is that of the whole month.':
    'Primeiro dia da licença sem vencimento no mês. A remuneração indicada é a do mês inteiro.',
  'Last day of unpaid leave in the month. The pay stated is that of the whole month.':
    'Último dia da licença sem vencimento no mês. A remuneração indicada é a do mês inteiro.',
  'First paid day of the month, of an employee who joins in it. The pay stated is that of the whole month.':
    'Primeiro dia pago do mês, de quem entra nesse mês. A remuneração indicada é a do mês inteiro.',
  'Last paid day of the month, of an employee who leaves in it. The pay stated is that of the whole month.':
    'Último dia pago do mês, de quem sai nesse mês. A remuneração indicada é a do mês inteiro.',
  'Paid days of the month, instead of a first and a last day. The pay stated is that of the whole month.':
    'Dias pagos do mês, em vez de um primeiro e de um último dia. A remuneração indicada é a do mês inteiro.',
  'Of how many days the paid ones are a part. Default: the days of a month as the country counts them.':
    'De quantos dias os dias pagos são uma parte. Por omissão: os dias do mês como o país os conta.',
  'Whether the pay stated is that of the whole month or that of the part that is paid.':
    'Se a remuneração indicada é a do mês inteiro ou a da parte paga.',
  'Tax year as the country writes it, for example `2026` or `2026/27`. Default: the current tax year.':
    'Ano fiscal tal como o país o escreve, por exemplo `2026` ou `2026/27`. Por omissão: o ano fiscal em curso.',
  'Answers with an earlier version of the law, as the service would have answered then. `GET /api/v1/law/versions` lists those that there are. Needs the Pro plan or above.':
    'Responde com uma versão anterior da lei, como o serviço teria respondido então. `GET /api/v1/law/versions` lista as que existem. Exige o plano Pro ou superior.',
  'false: employee contributions are ignored, both in net pay and in taxable pay.':
    'false: as contribuições do trabalhador são ignoradas, tanto no salário líquido como no rendimento tributável.',
  'Applies the law in force on this day instead of that of a tax year. Use it where the law changes within a year.':
    'Aplica a lei em vigor neste dia em vez da de um ano fiscal. Use-o quando a lei muda dentro de um ano.',
  'Currency of the pay, where a country has tax tables in several (Zimbabwe: ZWG or USD).':
    'Moeda do salário, quando um país tem tabelas de imposto em várias (Zimbabué: ZWG ou USD).',
  'Share of gross pay that is basic pay, from 0 to 1. Default: all of it. This is the older form: it is better to name the other parts of pay.':
    'Parte do salário bruto que é salário base, de 0 a 1. Por omissão: a totalidade. É a forma antiga: é melhor indicar as outras componentes da remuneração.',
  'Is the employee resident for tax in the country?': 'O trabalhador é residente fiscal no país?',
  'Is the employee a citizen of the country?': 'O trabalhador é nacional do país?',
  'Marital status of the employee': 'Estado civil do trabalhador',
  'Does the spouse have income of their own?': 'O cônjuge tem rendimento próprio?',
  'Children who count under the law, because they meet its conditions of age and care. Disabled children not included':
    'Filhos que contam segundo a lei, por cumprirem as suas condições de idade e de encargo. Filhos com deficiência não incluídos',
  'Disabled children of the employee, who are not among the other children':
    'Filhos com deficiência do trabalhador, que não estão entre os outros filhos',
  'Dependants of the employee other than children, such as parents':
    'Dependentes do trabalhador que não são filhos, como os pais',
  'Age of the employee on the date that the law uses': 'Idade do trabalhador na data que a lei usa',
  'Does the employee have a disability of the degree that the law requires?':
    'O trabalhador tem uma deficiência do grau que a lei exige?',
  'Is this the main employment? false for a second employer.':
    'É este o emprego principal? false para uma segunda entidade empregadora.',
  'Hours worked and paid in the month, where the law counts them':
    'Horas trabalhadas e pagas no mês, quando a lei as conta',
  'Days worked in the month, where the law counts them, as for meal vouchers':
    'Dias trabalhados no mês, quando a lei os conta, como para os vales de refeição',
  'Is at least 80 % of the use of the vehicle, for which a travel allowance is paid, for business?':
    'A viatura para a qual é pago um subsídio de deslocação é usada em serviço em pelo menos 80 %?',
  'Does the employee work in an area for which the law has rules of its own?':
    'O trabalhador trabalha numa zona para a qual a lei tem regras próprias?',
  'Rate in percent at which the law allows expenses for the profession of the employee. 0: the rate for everybody else':
    'Taxa em percentagem das despesas que a lei admite para a profissão do trabalhador. 0: a taxa de todos os outros',
  'Is a State student loan repaid through the payroll?':
    'Um empréstimo de estudante do Estado é reembolsado através do salário?',
  'Which month of a State incentive for hiring the employee this is. 0: none is claimed':
    'Número do mês de um incentivo do Estado à contratação do trabalhador. 0: nenhum',
  'Pay of all its employees in a year, where a levy depends on it':
    'Remuneração anual de todos os seus trabalhadores, quando um encargo depende dela',
  'Category of the employee': 'Categoria do trabalhador',
  'Sector of the employer': 'Sector da entidade empregadora',
  'Number of people the employer employs, where a levy depends on it':
    'Número de pessoas que a entidade empregadora emprega, quando um encargo depende dele',
  'Turnover of the employer in a year, where a levy depends on it. 0: below every limit':
    'Volume de negócios anual da entidade empregadora, quando um encargo depende dele. 0: abaixo de todos os limites',
  'Rate in percent at which the employer insures against work accidents, where it depends on the activity. 0: the lowest of the law':
    'Taxa em percentagem a que a entidade empregadora segura os acidentes de trabalho, quando depende da actividade. 0: a mais baixa da lei',
  'Cash allowance for housing': 'Subsídio de habitação em dinheiro',
  'Cash allowance for travel on business': 'Subsídio em dinheiro para deslocações em serviço',
  'Cash allowance for commuting': 'Subsídio de transporte em dinheiro',
  'Cash allowance for meals': 'Subsídio de alimentação em dinheiro',
  'Cash allowance for spouse and children': 'Abono em dinheiro para cônjuge e filhos',
  'Cash allowance for representation': 'Subsídio de representação em dinheiro',
  'Allowance for a function or responsibility': 'Subsídio de função ou de responsabilidade',
  'Allowance for risk, dirt or hardship': 'Subsídio de risco, de sujidade ou de penosidade',
  'Pay for overtime': 'Pagamento de horas extraordinárias',
  'Hours that the overtime pay is for, beside `overtime`':
    'Horas a que o pagamento de horas extraordinárias diz respeito, ao lado de `overtime`',
  'Commission on sales': 'Comissões sobre vendas',
  'Leave pay or leave allowance': 'Remuneração ou subsídio de férias',
  'Further allowances that are taxable': 'Outros subsídios tributáveis',
  'Further allowances that the law exempts': 'Outros subsídios que a lei isenta',
  'Bonus paid in this period': 'Prémio pago neste período',
  'Thirteenth month paid in this period': 'Décimo terceiro mês pago neste período',
  'Pay for earlier periods, paid in this one': 'Salário de períodos anteriores, pago neste',
  'Pay for leave that was not taken, paid in this period': 'Pagamento de férias não gozadas, pago neste período',
  'Pay instead of notice of termination, paid in this period':
    'Compensação por falta de aviso prévio, paga neste período',
  'Payment on termination of employment': 'Pagamento no fim do contrato de trabalho',
  'A dwelling: what it costs the employer in the pay period':
    'Uma habitação: o que custa à entidade empregadora no período de pagamento',
  'Furniture: what it costs the employer in the pay period':
    'Mobiliário: o que custa à entidade empregadora no período de pagamento',
  'A vehicle for private use: what it costs the employer in the pay period':
    'Uma viatura para uso particular: o que custa à entidade empregadora no período de pagamento',
  'Fuel for private use: what it costs the employer in the pay period':
    'Combustível para uso particular: o que custa à entidade empregadora no período de pagamento',
  'A driver: what it costs the employer in the pay period':
    'Um motorista: o que custa à entidade empregadora no período de pagamento',
  'Water, electricity and gas: what it costs the employer in the pay period':
    'Água, electricidade e gás: o que custa à entidade empregadora no período de pagamento',
  'Servants, gardeners and guards: what it costs the employer in the pay period':
    'Empregados domésticos, jardineiros e guardas: o que custa à entidade empregadora no período de pagamento',
  'Meals or a canteen: what it costs the employer in the pay period':
    'Refeições ou uma cantina: o que custa à entidade empregadora no período de pagamento',
  'Phone and internet: what it costs the employer in the pay period':
    'Telefone e internet: o que custa à entidade empregadora no período de pagamento',
  'School fees of the children: what it costs the employer in the pay period':
    'Propinas escolares dos filhos: o que custa à entidade empregadora no período de pagamento',
  'A loan at low interest: what it costs the employer in the pay period':
    'Um empréstimo a juro baixo: o que custa à entidade empregadora no período de pagamento',
  'Any other benefit in kind: what it costs the employer in the pay period':
    'Qualquer outro benefício em espécie: o que custa à entidade empregadora no período de pagamento',
  'Paid by the employee: to a private or supplementary pension plan':
    'Pago pelo trabalhador: a um plano de pensões privado ou complementar',
  'Paid by the employee: life insurance premiums': 'Pago pelo trabalhador: prémios de seguro de vida',
  'Paid by the employee: to a medical scheme or health insurance':
    'Pago pelo trabalhador: a um plano médico ou seguro de saúde',
  'Paid by the employee: interest on the mortgage of their own home':
    'Pago pelo trabalhador: juros do crédito da sua própria habitação',
  'Paid by the employee: rent of their own home': 'Pago pelo trabalhador: renda da sua própria habitação',
  'Paid by the employee: donations to approved bodies': 'Pago pelo trabalhador: donativos a entidades reconhecidas',
  'Paid by the employee: trade union dues': 'Pago pelo trabalhador: quotas sindicais',
  'Paid by the employee: to a fund for medical care after retirement':
    'Pago pelo trabalhador: a um fundo para cuidados médicos depois da reforma',
  'Paid by the employee: to a tax-favoured savings plan':
    'Pago pelo trabalhador: a um plano de poupança com benefício fiscal',
  'Months of the tax year paid before this one': 'Meses do ano fiscal pagos antes deste',
  'Gross pay of the tax year before this period': 'Salário bruto do ano fiscal antes deste período',
  'Taxable income of the tax year before this period': 'Rendimento tributável do ano fiscal antes deste período',
  'Tax withheld in the tax year before this period': 'Imposto retido no ano fiscal antes deste período',
  'Employee contributions of the tax year before this period':
    'Contribuições do trabalhador do ano fiscal antes deste período',
  'Bonuses of the tax year paid before this period': 'Prémios do ano fiscal pagos antes deste período',
  'Its market value in the pay period; default: its cost':
    'O seu valor de mercado no período de pagamento; por omissão: o seu custo',
  'What the employee pays for it in the pay period': 'O que o trabalhador paga por ele no período de pagamento',
  'Purchase price of the vehicle or other item': 'Preço de compra da viatura ou de outro bem',
  'Engine size of the vehicle in cubic centimetres': 'Cilindrada da viatura em centímetros cúbicos',
  'Age of the vehicle in years': 'Idade da viatura em anos',
  'Number of living rooms': 'Número de divisões de habitação',
  'Outstanding balance of the loan': 'Capital em dívida do empréstimo',
  'Interest that the employee pays on the loan, percent a year':
    'Juro que o trabalhador paga pelo empréstimo, em percentagem por ano',
  why: 'porquê',
  until: 'até',
  Name: 'Nome',
  'So that others in your team know you': 'Para que a sua equipa saiba quem é',
  'Language that you chose, and that of your last log-in': 'Língua que escolheu, e a do seu último início de sessão',
  'To show pages and to write emails in it': 'Para mostrar as páginas e escrever as mensagens nessa língua',
  'You delete your account': 'Eliminar a sua conta',
  'Email address': 'Endereço de correio electrónico',
  'To log in, and to reach you': 'Para iniciar sessão e para ser contactado',
  'Password, stored only as a hash that cannot be reversed':
    'Palavra-passe, guardada apenas como resumo criptográfico irreversível',
  'To log in': 'Para iniciar sessão',
  'You change it': 'A mudar',
  'Second factor, encrypted': 'Segundo factor, cifrado',
  'You switch it off': 'O desactivar',
  'Address and browser of each log-in': 'Endereço e navegador de cada início de sessão',
  'So that you see where you are logged in': 'Para que veja onde tem sessão iniciada',
  'You log out, or 14 days': 'Terminar sessão, ou 14 dias',
  'Log-ins with a password and emails sent, stored under a hash of the address':
    'Inícios de sessão com palavra-passe e mensagens enviadas, guardados sob um resumo do endereço',
  'To slow down guessing': 'Para travar quem tenta adivinhar a palavra-passe',
  'One day': 'Um dia depois',
  'Email address beside each program that you connect to an account':
    'Endereço de correio electrónico ao lado de cada programa que liga a uma conta',
  'So that your team knows who connected it': 'Para que a sua equipa saiba quem o ligou',
  'It is disconnected, or not used for 30 days': 'Ser desligado, ou 30 dias sem uso',
  'Email address beside each of your log-ins, and beside each change that you make':
    'Endereço de correio electrónico ao lado de cada início de sessão e de cada alteração que faz',
  'To keep a reliable record of who did what in an account':
    'Para manter um registo fiável de quem fez o quê numa conta',
  'Permanently: nobody can change or delete these entries':
    'Para sempre: ninguém pode mudar nem eliminar estas entradas',
} satisfies Readonly<Record<GuideText, string>>;

/** What readers of the language write in the ranges of examples, by what stands there in English. */
export const exampleCells = {
  Name: 'Nome',
  'Gross pay': 'Salário bruto',
  'Marital status': 'Estado civil',
  Children: 'Filhos',
  Bonus: 'Prémio',
  Married: 'Casada',
} as const;
