import type { FunctionText } from '../en/functions';

/** What Excel shows about the functions and their arguments, in Portuguese, by the English text. */
export const functions = {
  'Date of the fact behind a figure.': 'Data do facto em que assenta um valor.',
  'Function that gives the figure, such as PAYE.': 'Função que dá o valor, por exemplo PAYE.',
  'Country by code or name, such as KE or Kenya. With FX or FXRATE also a currency, such as KES.':
    'País, pelo código ou pelo nome, por exemplo AO ou Angola. Com FX ou FXRATE, também uma moeda, por exemplo AOA.',
  'Which fact, for functions that use several: an indicator of CBRATE such as tbill_91, a fuel of FUEL, a payment_type of WHT or a category of VAT.':
    'Facto pretendido, nas funções que usam vários: um indicador de CBRATE, como tbill_91, um combustível de FUEL, um payment_type de WHT ou uma categoria de VAT.',
  'Day whose fact is meant: a date, or text such as 2026-03-02. Default: today. VAT takes none.':
    'Dia cujo facto se pretende: uma data, ou um texto como 2026-03-02. Por omissão: hoje. VAT não aceita nenhum.',
  'Income tax brackets: from, to and rate in percent. The last bracket is open. If the size of the income selects one of several sets of brackets, a fourth column shows the highest income of each set.':
    'Escalões do imposto sobre o rendimento: de, até e taxa em percentagem. O último escalão é aberto. Se o montante do rendimento determina qual de várias tabelas se aplica, uma quarta coluna indica o rendimento máximo de cada tabela.',
  'Country by code or name, such as KE or Kenya.': 'País, pelo código ou pelo nome, por exemplo AO ou Angola.',
  'Tax year as the country writes it, such as 2026 or 2026/27. Default: the current tax year.':
    'Ano fiscal tal como o país o escreve, por exemplo 2026 ou 2026/27. Por omissão: o ano fiscal em curso.',
  'Pay period of the amounts: monthly (default), annual, weekly or biweekly.':
    'Período de pagamento dos montantes: monthly (mês, por omissão), annual (ano), weekly (semana) ou biweekly (duas semanas).',
  'Further details: text such as "currency=USD; pay_date=2026-01-31", or a range of names and values.':
    'Outros dados: um texto como "moeda=USD; data de pagamento=2026-01-31", ou um intervalo de nomes e valores.',
  'A central bank figure: policy rate, inflation, treasury bill yield or growth in percent, or the date of the next policy meeting.':
    'Indicador de um banco central: taxa directora, inflação, taxa de rendibilidade dos bilhetes do Tesouro ou crescimento em percentagem, ou data da próxima reunião de política monetária.',
  'Indicator to return, such as policy_rate.': 'Indicador pretendido, por exemplo policy_rate.',
  'Date for which to return the figure: a date, a cell or a range. Default: the latest figure.':
    'Data a que se refere o indicador: uma data, uma célula ou um intervalo. Por omissão: o último valor.',
  'Tax on a capital gain, after the law’s exclusion of a year where there is one (South Africa).':
    'Imposto sobre uma mais-valia, depois da exclusão anual quando a lei a prevê (África do Sul).',
  'Capital gain: a number, a cell or a range. A loss gives 0.':
    'Mais-valia: um número, uma célula ou um intervalo. Uma menos-valia dá 0.',
  'Who makes the gain: individual (default) or company.':
    'Quem realiza a mais-valia: individual (pessoa singular, por omissão) ou company (sociedade).',
  'Corporate tax on the profit of a year.': 'Imposto sobre as sociedades devido sobre o lucro de um ano.',
  'Taxable profit of the year: a number, a cell or a range. 0 or a loss gives the minimum tax, or 0 where there is none.':
    'Lucro tributável do ano: um número, uma célula ou um intervalo. 0 ou um prejuízo dá o imposto mínimo, ou 0 se este não existir.',
  'Turnover of the year, which may select a small-company rate or a minimum tax: a number, a cell or a range.':
    'Volume de negócios do ano, que pode determinar uma taxa de pequena empresa ou um imposto mínimo: um número, uma célula ou um intervalo.',
  'Sector with a rate of its own, such as mining. The tax law of the country lists them.':
    'Sector com taxa própria, por exemplo mining (minas). A legislação fiscal do país indica-os.',
  'Table of the 54 countries: code, name, currency, types of tax and tax year.':
    'Tabela dos 54 países: código, nome, moeda, tipos de imposto e ano fiscal.',
  'One field of a country, such as its currency or top tax rate.':
    'Um dado de um país, por exemplo a moeda ou a taxa máxima do imposto.',
  'Field to return, such as currency.': 'Dado pretendido, por exemplo currency (moeda).',
  'Returns and payments due from an employer for a month of payroll, with the authority and the due date. The first column holds dates.':
    'Declarações e pagamentos devidos por uma entidade empregadora relativamente a um mês de salários, com a autoridade e o prazo. A primeira coluna contém datas.',
  'Month of the pay: a date in it, or text such as 2026-11. Default: the current month.':
    'Mês dos salários: uma data desse mês, ou um texto como 2026-11. Por omissão: o mês em curso.',
  'Income tax as a percentage of gross pay.': 'Imposto sobre o rendimento em percentagem do salário bruto.',
  'Gross pay: a number, a cell or a range.': 'Salário bruto: um número, uma célula ou um intervalo.',
  'Pay period of the amount: monthly (default), annual, weekly or biweekly.':
    'Período de pagamento do montante: monthly (mês, por omissão), annual (ano), weekly (semana) ou biweekly (duas semanas).',
  'FALSE leaves out employee contributions. Default: TRUE. An empty cell, and in Excel a cell with 0, counts as left out.':
    'FALSO: as contribuições do trabalhador não são deduzidas. Por omissão: VERDADEIRO. Uma célula vazia, e no Excel uma célula com 0, conta como argumento omitido.',
  'Further details of the employee: text such as "married; children=2; transport=30000; pay_date=2026-01-31", or a range of names and values.':
    'Outros dados do trabalhador: um texto como "casado; filhos=2; subsídio de transporte=30000; data de pagamento=2026-01-31", ou um intervalo de nomes e valores.',
  'Cost of pay to the employer: gross pay plus employer contributions.':
    'Custo do salário para a entidade empregadora: salário bruto mais contribuições da entidade empregadora.',
  'Price of a fuel, per litre or, for LPG, per kilogram.':
    'Preço de um combustível, por litro ou, no caso do GPL, por quilograma.',
  'Type of fuel, such as petrol.': 'Combustível pretendido, por exemplo petrol (gasolina).',
  "Currency of the price, such as USD. Default: the country's own.":
    'Moeda do preço, por exemplo USD. Por omissão: a moeda do país.',
  'Date of the price: a date, a cell or a range. Default: the latest price.':
    'Data do preço: uma data, uma célula ou um intervalo. Por omissão: o último preço.',
  'Converts an amount from one currency to another at the mid-market rate. The same as FXRATE.':
    'Converte um montante de uma moeda noutra à taxa média de mercado. Igual a FXRATE.',
  'Currency to convert from, such as USD.': 'Moeda de partida, por exemplo USD.',
  'Currency to convert to, such as KES.': 'Moeda de chegada, por exemplo AOA.',
  'Amount to convert: a number, a cell or a range. 0 gives 0, and a negative amount a negative one. Default: 1.':
    'Montante a converter: um número, uma célula ou um intervalo. 0 dá 0, e um montante negativo dá um resultado negativo. Por omissão: 1.',
  'Date of the rate: a date, a cell or a range. Default: the latest rate.':
    'Data da taxa de câmbio: uma data, uma célula ou um intervalo. Por omissão: a última taxa.',
  'Converts an amount from one currency to another at the mid-market rate.':
    'Converte um montante de uma moeda noutra à taxa média de mercado.',
  'Gross pay needed for a given net pay.': 'Salário bruto necessário para obter um dado salário líquido.',
  'Net pay to reach: a number, a cell or a range.': 'Salário líquido a obter: um número, uma célula ou um intervalo.',
  'A series over time: exchange rates, fuel prices or central bank figures, with a row for each day, week, month, quarter or year. The first column holds dates.':
    'Uma série ao longo do tempo: taxas de câmbio, preços de combustíveis ou indicadores de bancos centrais, com uma linha por dia, semana, mês, trimestre ou ano. A primeira coluna contém datas.',
  'Series to return, such as fx: units of a currency for one US dollar.':
    'Série pretendida, por exemplo fx: unidades de uma moeda por um dólar americano.',
  'Currency, pair of currencies such as ZAR/KES, country or central bank, such as KE or Kenya: one, a list in text, or a range. Each has its own column.':
    'Moeda, par de moedas como EUR/AOA, país ou banco central, por exemplo AO ou Angola: um só valor, uma lista num texto, ou um intervalo. Cada um tem a sua coluna.',
  'First day: a date, or text such as 2026-01-01.': 'Primeiro dia: uma data, ou um texto como 2026-01-01.',
  'Last day: a date, or text such as 2026-11-20. Default: today.':
    'Último dia: uma data, ou um texto como 2026-11-20. Por omissão: hoje.',
  'Frequency of the values: day (default), week, month-end (or monthly), month-average, quarter or year.':
    'Frequência dos valores: day (dia, por omissão), week (semana), month-end ou monthly (fim do mês), month-average (média do mês), quarter (trimestre) ou year (ano).',
  'Columns of each entity: text such as "value, observations", or a range of words. Words are value (default), average, observations, observed, source, and no_headings to leave the header row out.':
    'Colunas de cada elemento: um texto como "value, observations", ou um intervalo de palavras. As palavras são value (valor, por omissão), average (média), observations (observações), observed (data observada), source (fonte), e no_headings para omitir a linha de cabeçalhos.',
  'Currency of which one unit is priced, for currencies without a pair, such as ZAR. Default: USD.':
    'Moeda de que uma unidade é cotada, para moedas sem par, por exemplo EUR. Por omissão: USD.',
  'Public holidays of a country in a year: a row for each, with its day and its name. The first column holds dates.':
    'Feriados de um país num ano: uma linha por feriado, com o dia e o nome. A primeira coluna contém datas.',
  'Calendar year, such as 2026. Default: the current year.':
    'Ano civil, por exemplo 2026. Por omissão: o ano em curso.',
  'General minimum wage of a country, per month, day or hour as its law sets it.':
    'Salário mínimo geral de um país, por mês, dia ou hora, conforme a sua lei.',
  'Country by code or name, such as NG or Nigeria.': 'País, pelo código ou pelo nome, por exemplo MZ ou Moçambique.',
  'Date for which to return the wage: a date, a cell or a range. Default: today.':
    'Data a que se refere o salário mínimo: uma data, uma célula ou um intervalo. Por omissão: hoje.',
  'Net pay: gross pay less income tax and employee contributions.':
    'Salário líquido: salário bruto menos o imposto sobre o rendimento e as contribuições do trabalhador.',
  'Income tax on pay, including surcharges and levies.':
    'Imposto sobre o rendimento devido sobre um salário, incluindo sobretaxas e outros encargos.',
  'Pay figures for a table of employees: one row for each employee and no header row, so the result fits beside the table. A row called Total stays blank.':
    'Valores salariais de uma tabela de trabalhadores: uma linha por trabalhador e nenhuma linha de cabeçalhos, para que o resultado caiba ao lado da tabela. Uma linha chamada Total fica vazia.',
  'Country by code or name, such as KE or Kenya. Leave it out if the table has a Country column.':
    'País, pelo código ou pelo nome, por exemplo AO ou Angola. Omita-o se a tabela tiver uma coluna País.',
  'Table with a header row, and a row for each employee. PAYROLLHEADERS gives the headings of a country.':
    'Tabela com uma linha de cabeçalhos e uma linha por trabalhador. PAYROLLHEADERS dá os cabeçalhos de um país.',
  'Figures to return: text such as "net_amount, paid_out", "lines" for each line of the payslips, a line by name or code, or the headings above the result. Default: tax, contributions, net pay, employer cost.':
    'Valores pretendidos: um texto como "salário líquido, líquido a pagar", "linhas" para cada linha dos recibos, uma linha pelo nome ou código, ou os cabeçalhos acima do resultado. Por omissão: imposto, contribuições, salário líquido, custo para a entidade empregadora.',
  'Headings of the columns that PAYROLL returns for the same arguments, in one row.':
    'Cabeçalhos das colunas que PAYROLL devolve para os mesmos argumentos, numa linha.',
  'Sums of a payroll by a column of its table, such as the department, with headings. They agree with PAYROLL. The last row has the sums of all.':
    'Totais de uma folha de salários por uma coluna da tabela, como o departamento, com cabeçalhos. Coincidem com PAYROLL. A última linha tem os totais gerais.',
  'Heading of the column whose values have a row each, such as Department.':
    'Cabeçalho da coluna cujos valores têm uma linha cada, como Departamento.',
  'Accounting entries of a payroll, with headings: account, text, debit and credit. They agree with PAYROLL. The last row has the sums, which are equal.':
    'Lançamentos contabilísticos de uma folha de salários, com cabeçalhos: conta, descrição, débito e crédito. Coincidem com PAYROLL. A última linha tem os totais, que são iguais.',
  'Country by code or name, such as CI or Senegal. Leave it out if the table has a Country column.':
    'País, pelo código ou pelo nome, por exemplo AO ou Angola. Omita-o se a tabela tiver uma coluna País.',
  'Chart of accounts: syscohada, pcm, or ifrs for names without numbers. Default: the plan of the country, or else ifrs.':
    'Plano de contas: syscohada, pcm, ou ifrs para nomes sem números. Por omissão: o plano do país ou, se não houver, ifrs.',
  'Heading of the column whose values have an entry each, such as Department.':
    'Cabeçalho da coluna cujos valores têm um lançamento cada, por exemplo Departamento.',
  'Return of a month in the columns of the authority, with titles. Beside each row stands what the authority would reject. Nothing is stored or filed.':
    'Declaração de um mês nas colunas da autoridade, com títulos. Ao lado de cada linha está o que a autoridade rejeitaria. Nada é guardado nem entregue.',
  'Return, such as p10. The guide to payroll lists those of each country.':
    'Declaração, por exemplo p10. O guia da folha de salários lista as de cada país.',
  'Table with a header row, and a row for each employee: the columns of a payroll, and who each is, such as Name and Tax number.':
    'Tabela com uma linha de cabeçalhos e uma linha por trabalhador: as colunas de uma folha de salários, e quem é cada um, por exemplo Nome e Número fiscal.',
  'Who the employer is, and the month: text such as "tax_number=P051234567Z; month=2026-11", or a range of names and values. Default: this month.':
    'Quem é a entidade empregadora, e o mês: um texto como "tax_number=400123456; month=2026-11", ou um intervalo de nomes e valores. Por omissão: este mês.',
  'What headings mean that are not understood: a range with a heading and its meaning in each row. Meanings are headings that PAYROLLHEADERS gives, "Deduction", or "Leave out".':
    'Significado dos cabeçalhos que não são compreendidos: um intervalo com um cabeçalho e o seu significado em cada linha. Os significados são cabeçalhos dados por PAYROLLHEADERS, "Desconto" ou "Não usar".',
  'Applies the law of this day. Default: the law in force today.':
    'Aplica a lei deste dia. Por omissão: a lei em vigor hoje.',
  'Header row of a payroll table for a country: the pay, then the details of an employee that its law requires. Columns that you do not need may be removed.':
    'Linha de cabeçalhos de uma tabela de salários de um país: o salário e depois os dados do trabalhador que a sua lei exige. As colunas desnecessárias podem ser eliminadas.',
  'Language of the headings: en, fr, pt or ar. Default: your own.':
    'Língua dos cabeçalhos: en, fr, pt ou ar. Por omissão: a sua.',
  'All lines of a payslip, as a table of names and amounts.':
    'Todas as linhas de um recibo de vencimento, como tabela de nomes e montantes.',
  'Gross pay: one number or one cell.': 'Salário bruto: um só número ou uma só célula.',
  'Employee contributions, such as pension, health and housing.':
    'Contribuições do trabalhador, por exemplo para pensão, saúde e habitação.',
  'A central bank figure: policy rate, inflation, treasury bill yield or growth in percent, or the date of the next policy meeting. The same as CBRATE.':
    'Indicador de um banco central: taxa directora, inflação, taxa de rendibilidade dos bilhetes do Tesouro ou crescimento em percentagem, ou data da próxima reunião de política monetária. Igual a CBRATE.',
  'Source of the fact behind a figure: publisher, title and address.':
    'Fonte do facto em que assenta um valor: editor, título e endereço.',
  'VAT on an amount.': 'IVA sobre um montante.',
  'Amount: a number, a cell or a range. A credit note, as a negative amount, gives negative VAT.':
    'Montante: um número, uma célula ou um intervalo. Uma nota de crédito, introduzida como montante negativo, dá um IVA negativo.',
  'With add (default), the amount excludes VAT. With extract, it includes VAT.':
    'Com add (por omissão), o montante não inclui IVA. Com extract, inclui IVA.',
  'Category of goods or services, such as food_basic. Default: the standard rate.':
    'Categoria de bens ou serviços, por exemplo food_basic. Por omissão: a taxa normal.',
  'Amount including VAT, from an amount without VAT.': 'Montante com IVA, a partir de um montante sem IVA.',
  'Amount without VAT: a number, a cell or a range.': 'Montante sem IVA: um número, uma célula ou um intervalo.',
  'Amount excluding VAT, from an amount with VAT.': 'Montante sem IVA, a partir de um montante com IVA.',
  'Amount with VAT: a number, a cell or a range.': 'Montante com IVA: um número, uma célula ou um intervalo.',
  'VAT rate in percent.': 'Taxa de IVA em percentagem.',
  'Withholding tax on a payment.': 'Retenção na fonte sobre um pagamento.',
  'Payment before tax: a number, a cell or a range. A payment that is taken back, as a negative amount, gives negative tax.':
    'Pagamento antes da retenção: um número, uma célula ou um intervalo. Um pagamento anulado, introduzido como montante negativo, dá uma retenção negativa.',
  'Type of payment, such as dividends. Default: services.':
    'Tipo de pagamento, por exemplo dividends (dividendos). Por omissão: services (serviços).',
  'Residency of the payee: resident (default) or non_resident.':
    'Residência do beneficiário: resident (residente, por omissão) ou non_resident (não residente).',
  'Kind of payee or payment, such as bank_deposit. Default: the general rate.':
    'Género de beneficiário ou de pagamento, por exemplo bank_deposit (depósito bancário). Por omissão: a taxa geral.',
  'Country of a non-resident payee, such as FR, for the rate of the tax treaty.':
    'País de um beneficiário não residente, por exemplo FR, para a taxa da convenção fiscal.',
  'Day that lies so many working days after another, or before it, by the weekend and the public holidays of a country.':
    'Dia situado um certo número de dias úteis depois de outro, ou antes, segundo o descanso semanal e os feriados de um país.',
  'Day from which to count, which does not count itself: a date, text such as 2026-12-24, or a range.':
    'Dia a partir do qual se conta, e que não é contado: uma data, um texto como 2026-12-24, ou um intervalo.',
  'Number of working days, negative to count back: a number, a cell or a range.':
    'Número de dias úteis, negativo para contar para trás: um número, uma célula ou um intervalo.',
  "The company's own days off: a date or a range of dates.":
    'Dias de encerramento próprios da empresa: uma data ou um intervalo de datas.',
  'Number of working days from one day to another, both included, by the weekend and the public holidays of a country. Negative if the last day lies before the first.':
    'Número de dias úteis de um dia a outro, ambos incluídos, segundo o descanso semanal e os feriados de um país. Negativo se o último dia for anterior ao primeiro.',
  'First day: a date, text such as 2026-12-01, or a range.':
    'Primeiro dia: uma data, um texto como 2026-12-01, ou um intervalo.',
  'Last day: a date, text such as 2026-12-31, or a range.':
    'Último dia: uma data, um texto como 2026-12-31, ou um intervalo.',
  'Twelve pay periods a year': 'Doze períodos de pagamento por ano',
  'Pay for a whole year': 'Salário de um ano inteiro',
  '52 pay periods a year': '52 períodos de pagamento por ano',
  '26 pay periods a year': '26 períodos de pagamento por ano',
  'Pay for a day; `pay_periods` states how many make a year':
    'Pagamento de um dia; `pay_periods` indica quantos fazem um ano',
  'The amount is without VAT': 'O montante não inclui IVA',
  'The amount contains VAT': 'O montante inclui IVA',
  'Goods and services in general': 'Bens e serviços em geral',
  'Basic food': 'Alimentos básicos',
  'Medicines and medical services': 'Medicamentos e serviços médicos',
  Education: 'Educação',
  'Digital services': 'Serviços digitais',
  Exports: 'Exportações',
  Dividends: 'Dividendos',
  Interest: 'Juros',
  Royalties: 'Royalties (direitos de autor e de propriedade industrial)',
  'Fees for services': 'Prestação de serviços',
  'Management fees': 'Serviços de gestão',
  Rent: 'Rendas',
  'Contracts, such as for construction': 'Empreitadas, por exemplo de construção',
  'Fees of professionals such as lawyers and accountants': 'Honorários de profissões como advogados e contabilistas',
  'Fees for technical services or assistance': 'Serviços ou assistência técnica',
  'Fees paid to directors': 'Remunerações de administradores',
  Commissions: 'Comissões',
  'Insurance premiums or commissions': 'Prémios ou comissões de seguros',
  'Goods supplied': 'Fornecimento de bens',
  'Paid to a resident': 'Pago a um residente',
  'Paid to a non-resident': 'Pago a um não residente',
  'The payee is an individual': 'O beneficiário é uma pessoa singular',
  'The payee is a company': 'O beneficiário é uma sociedade',
  'The payee is a company with the shareholding that the law requires':
    'O beneficiário é uma sociedade com a participação exigida por lei',
  'The payee is a bank or another financial institution': 'O beneficiário é um banco ou outra instituição financeira',
  'The payee is a self-employed professional': 'O beneficiário é um profissional liberal',
  'The payee is taxed at a flat rate, or is a micro-enterprise':
    'O beneficiário é tributado por uma taxa fixa, ou é uma microempresa',
  'The payee has a valid tax clearance certificate': 'O beneficiário tem certidão de regularidade fiscal válida',
  'The payee has no tax number, or no valid tax clearance certificate':
    'O beneficiário não tem número de contribuinte, ou não tem certidão de regularidade fiscal válida',
  'A company listed on a stock exchange pays': 'Pago por uma sociedade cotada em bolsa',
  'The state or a public body pays': 'Pago pelo Estado ou por um organismo público',
  'A mining company pays': 'Pago por uma empresa mineira',
  'An oil or gas company pays': 'Pago por uma empresa de petróleo ou gás',
  'A manufacturer taxed at a reduced rate pays': 'Pago por uma empresa industrial tributada a taxa reduzida',
  'Interest on a bank deposit': 'Juros de um depósito bancário',
  'Interest on bonds': 'Juros de obrigações',
  'Interest on bonds listed on a stock exchange': 'Juros de obrigações cotadas em bolsa',
  'Interest on treasury bills or government bonds': 'Juros de bilhetes do Tesouro ou de obrigações do Estado',
  'Interest on a shareholder loan': 'Juros de suprimentos',
  'Rent of residential property': 'Renda de um imóvel habitacional',
  'Rent of commercial property': 'Renda de um imóvel comercial',
  'Rent of equipment or vehicles': 'Aluguer de equipamento ou de viaturas',
  'A contract for construction': 'Empreitada de construção',
  'A licence for software': 'Licença de programa informático',
  'The gain of a person': 'Mais-valia de uma pessoa singular',
  'The gain of a company': 'Mais-valia de uma sociedade',
  'Petrol, per litre': 'Gasolina, por litro',
  'Diesel, per litre': 'Gasóleo, por litro',
  'Kerosene, per litre': 'Petróleo de iluminação, por litro',
  'Cooking gas (LPG), per kilogram': 'Gás de cozinha (GPL), por quilograma',
  'Policy rate of the central bank, percent': 'Taxa directora do banco central, em percentagem',
  'Headline inflation, percent': 'Inflação geral, em percentagem',
  'Core inflation, percent': 'Inflação subjacente, em percentagem',
  'Food inflation, percent': 'Inflação dos alimentos, em percentagem',
  'Yield of 91-day treasury bills, percent': 'Taxa de rendibilidade dos bilhetes do Tesouro a 91 dias, em percentagem',
  'Yield of 182-day treasury bills, percent':
    'Taxa de rendibilidade dos bilhetes do Tesouro a 182 dias, em percentagem',
  'Yield of 364-day treasury bills, percent':
    'Taxa de rendibilidade dos bilhetes do Tesouro a 364 dias, em percentagem',
  'Growth of the economy, percent': 'Crescimento da economia, em percentagem',
  'Date of the next policy meeting': 'Data da próxima reunião de política monetária',
  'Exchange rate, units for one US dollar': 'Taxa de câmbio, unidades por um dólar americano',
  'Petrol, currency of the country per litre': 'Gasolina, moeda do país por litro',
  'Diesel, currency of the country per litre': 'Gasóleo, moeda do país por litro',
  'Kerosene, currency of the country per litre': 'Petróleo de iluminação, moeda do país por litro',
  'Liquefied petroleum gas, currency of the country per kg': 'Gás de petróleo liquefeito, moeda do país por kg',
  'Policy rate, percent': 'Taxa directora, em percentagem',
  'Inflation over twelve months, percent': 'Inflação em doze meses, em percentagem',
  'Core inflation over twelve months, percent': 'Inflação subjacente em doze meses, em percentagem',
  'Food inflation over twelve months, percent': 'Inflação dos alimentos em doze meses, em percentagem',
  'Average annual inflation, percent': 'Inflação média anual, em percentagem',
  'Treasury bill yield, 91 days, percent': 'Taxa de rendibilidade dos bilhetes do Tesouro, 91 dias, em percentagem',
  'Treasury bill yield, 182 days, percent': 'Taxa de rendibilidade dos bilhetes do Tesouro, 182 dias, em percentagem',
  'Treasury bill yield, 364 days, percent': 'Taxa de rendibilidade dos bilhetes do Tesouro, 364 dias, em percentagem',
  'GDP growth, percent': 'Crescimento do PIB, em percentagem',
  'Annual GDP growth, percent': 'Crescimento anual do PIB, em percentagem',
  'Meeting of the monetary policy committee, 1 planned, 0 cancelled':
    'Reunião do comité de política monetária, 1 prevista, 0 cancelada',
  'Every value on its own day': 'Cada valor no seu dia',
  'Last value on or before the Sunday of each week': 'Último valor até ao domingo de cada semana',
  'Last value on or before the last day of each month': 'Último valor até ao último dia de cada mês',
  'Average of the values published in each month': 'Média dos valores publicados em cada mês',
  'Last value on or before the last day of each quarter': 'Último valor até ao último dia de cada trimestre',
  'Last value on or before 31 December of each year': 'Último valor até 31 de Dezembro de cada ano',
  'Name in English': 'Nome em inglês',
  'Currency code': 'Código da moeda',
  'Current tax year, as the country writes it': 'Ano fiscal em curso, tal como o país o escreve',
  'Types of tax available for the country': 'Tipos de imposto disponíveis para o país',
  'Top rate of income tax, percent': 'Taxa máxima do imposto sobre o rendimento, em percentagem',
  'Period in which the law writes its income tax brackets':
    'Período para o qual a lei escreve os escalões do imposto sobre o rendimento',
  "Employee's pension contribution, percent of pay":
    'Contribuição do trabalhador para a pensão, em percentagem do salário',
  "Employer's pension contribution, percent of pay":
    'Contribuição da entidade empregadora para a pensão, em percentagem do salário',
  'Standard rate of corporate tax, percent, without surcharges':
    'Taxa normal do imposto sobre as sociedades, em percentagem, sem sobretaxas',
  'Standard rate of corporate tax with every surcharge, percent of profit':
    'Taxa normal do imposto sobre as sociedades com todas as sobretaxas, em percentagem do lucro',
  'Surcharges on corporate tax, in percent of profit':
    'Sobretaxas do imposto sobre as sociedades, em percentagem do lucro',
  'Rate of corporate tax for small companies, percent':
    'Taxa do imposto sobre as sociedades para pequenas empresas, em percentagem',
  'Turnover up to which a company is small': 'Volume de negócios até ao qual uma sociedade é pequena',
  'Tax treatment of capital gains of individuals': 'Regime fiscal das mais-valias das pessoas singulares',
  'Tax treatment of capital gains of companies': 'Regime fiscal das mais-valias das sociedades',
  'Name of VAT, or of the tax levied in its place': 'Nome do IVA, ou do imposto cobrado em seu lugar',
  'Standard VAT rate with levies on the same supply, percent':
    'Taxa normal de IVA com os outros encargos sobre a mesma operação, em percentagem',
  'Income tax and contributions': 'Imposto sobre o rendimento e contribuições',
  'Corporate tax': 'Imposto sobre as sociedades',
  'Withholding tax': 'Retenção na fonte',
  'Capital gains tax': 'Imposto sobre as mais-valias',
  VAT: 'IVA',
  'Exchange rate of the currency to the US dollar': 'Taxa de câmbio da moeda em relação ao dólar americano',
  'Fuel prices': 'Preços dos combustíveis',
  'Central bank figures': 'Indicadores de bancos centrais',
  English: 'Inglês',
  French: 'Francês',
  Portuguese: 'Português',
  Arabic: 'Árabe',
  'Days of paid annual leave of a full year of service that the law requires, by seniority. It is the legal minimum.':
    'Dias de férias anuais pagas que a lei impõe por um ano completo de serviço, segundo a antiguidade. É o mínimo legal.',
  'First day of the employment: a date, text such as 2020-03-01, or a range.':
    'Primeiro dia do emprego: uma data, um texto como 2020-03-01, ou um intervalo.',
  'Day whose law counts, and up to which service counts. Default: today.':
    'Dia cuja lei se aplica e até ao qual o serviço conta. Por omissão: hoje.',
  'Group of the employee, such as cadres, where the law has several.':
    'Grupo do trabalhador, por exemplo cadres, se a lei distingue vários.',
  'Pay of days of annual leave as the law counts it, for example of leave paid out.':
    'Remuneração de dias de férias anuais como a lei a calcula, por exemplo de férias pagas em dinheiro.',
  'Pay of a month: a number, a cell or a range.': 'Remuneração de um mês: um número, uma célula ou um intervalo.',
  'Days to pay: a number, a cell or a range. Default: all days of a year.':
    'Dias a pagar: um número, uma célula ou um intervalo. Por omissão: todos os dias de um ano.',
  'Further details: text such as "category=cadres; days_per_month=26", or a range of names and values.':
    'Outros dados: um texto como "category=cadres; days_per_month=26", ou um intervalo de nomes e valores.',
  'Notice that an employer gives by law, in words such as 1 month. With pay: the pay instead of notice. It is the legal minimum.':
    'Aviso prévio que a entidade empregadora deve por lei, em palavras, por exemplo 1 mês. Com remuneração: a compensação por falta de aviso prévio. É o mínimo legal.',
  'Day on which notice is given: a date, text such as 2026-11-20, or a range.':
    'Dia em que o aviso prévio é dado: uma data, um texto como 2026-11-20, ou um intervalo.',
  'Pay of a month: a number, a cell or a range. With it, the result is the pay instead of notice.':
    'Remuneração de um mês: um número, uma célula ou um intervalo. Com ela, o resultado é a compensação por falta de aviso prévio.',
  'Days that turn the pay of a month into that of a day. Default: as the law says, otherwise 30, or 26 for working days.':
    'Número de dias que converte a remuneração de um mês na de um dia. Por omissão: o que a lei diz, senão 30, ou 26 para dias úteis.',
  'Pay of hours of overtime with the premium that the law requires. It is the legal minimum.':
    'Remuneração das horas extraordinárias com o acréscimo que a lei impõe. É o mínimo legal.',
  'Basic pay of a month, a week or an hour: a number, a cell or a range.':
    'Salário base de um mês, de uma semana ou de uma hora: um número, uma célula ou um intervalo.',
  'Hours of overtime of one week, or of one day or month where the law counts by those: a number, a cell or a range.':
    'Horas extraordinárias de uma semana, ou de um dia ou mês se a lei contar assim: um número, uma célula ou um intervalo.',
  'When they are worked, such as rest_day. Default: day.':
    'Quando são trabalhadas, por exemplo rest_day. Por omissão: day.',
  'Whether the pay is that of a month (default), a week or an hour.':
    'Se a remuneração é a de um mês (por omissão), a de uma semana ou a de uma hora.',
  'Further details: text such as "category=cadres; hours_per_month=173.33; on=2026-11-20", or a range of names and values.':
    'Outros dados: um texto como "category=cadres; hours_per_month=173.33; on=2026-11-20", ou um intervalo de nomes e valores.',
  'Bonus for years of service that the law requires. It is the legal minimum.':
    'Prémio de antiguidade que a lei impõe. É o mínimo legal.',
  'Pay that the bonus is a percentage of: a number, a cell or a range.':
    'Remuneração de que o prémio é uma percentagem: um número, uma célula ou um intervalo.',
  'What an employer owes by law, by years of service, when an employment ends. It is the legal minimum.':
    'O que a entidade empregadora deve por lei, segundo os anos de serviço, quando o emprego termina. É o mínimo legal.',
  'Pay of a month as the law counts it: a number, a cell or a range.':
    'Remuneração de um mês como a lei a conta: um número, uma célula ou um intervalo.',
  'Last day of the employment: a date, text such as 2026-11-20, or a range.':
    'Último dia do emprego: uma data, um texto como 2026-11-20, ou um intervalo.',
  'Why it ends: dismissal (default), redundancy, end_of_contract or retirement.':
    'Por que termina: dismissal (despedimento, por omissão), redundancy (extinção do posto de trabalho), end_of_contract (fim do contrato) ou retirement (reforma).',
  'On a working day': 'Num dia útil',
  'At night on a working day': 'À noite, num dia útil',
  'On the rest day': 'No dia de descanso',
  'On a public holiday': 'Num feriado',
  'At night on the rest day': 'À noite, no dia de descanso',
  'At night on a public holiday': 'À noite, num feriado',
  'Pay of a month': 'Remuneração de um mês',
  'Pay of a week': 'Remuneração de uma semana',
  'Pay of an hour': 'Remuneração de uma hora',
  'Dismissal by the employer, not for misconduct': 'Despedimento pela entidade empregadora, sem infracção disciplinar',
  'Dismissal for economic reasons': 'Despedimento por extinção do posto de trabalho',
  'End of a contract for a fixed term': 'Fim de um contrato a termo',
  Retirement: 'Reforma',
} as const satisfies Readonly<Record<FunctionText, string>>;
