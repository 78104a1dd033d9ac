import type { ReturnWord } from '../en/return-words';

/** Words of layouts of returns in Portuguese, by the text as it is recorded. */
export const returnWords: Readonly<Record<ReturnWord, string>> = {
  // What layouts rest on.
  'Two independent programs have the same 32 columns, and an adviser describes the procedure; the template of 2026 was not read.':
    'Dois programas independentes têm as mesmas 32 colunas, e um consultor descreve o procedimento; o modelo de 2026 não foi lido.',
  "The fund's own description was read as far as column I.": 'A descrição do próprio fundo foi lida até à coluna I.',
  'A maintained program states that it follows the model of the portal; the portal itself was not read.':
    'Um programa mantido declara que segue o modelo do portal; o próprio portal não foi lido.',
  'A layout of one program, to be adapted to the form of the tax office. Its titles still name the earlier tax (IPR).':
    'Formato de um só programa, a adaptar ao impresso da repartição de finanças. Os seus títulos ainda têm o nome do imposto anterior (IPR).',
  'Columns of one program, whose titles are shortened.': 'Colunas de um só programa, cujos títulos estão abreviados.',
  'One maintained program; its twelve columns have the words of the portal.':
    'Um só programa, mantido; as suas doze colunas têm as palavras do portal.',
  'One maintained program writes the ten columns of the portal; the template of the fund was not read.':
    'Um só programa, mantido, escreve as dez colunas do portal; o modelo do fundo não foi lido.',
  'Three independent programs write the same XML for the portal, two of them with these 25 columns; the third follows the workbook of the authority and its macro, which were not read.':
    'Três programas independentes escrevem o mesmo XML para o portal, dois deles com estas 25 colunas; o terceiro segue o livro de cálculo da autoridade e a sua macro, que não foram lidos.',
  'Two programs have the same 25 columns, and an adviser says that the authority published new formats on 4 and 12 June 2025; those formats were not read.':
    'Dois programas têm as mesmas 25 colunas, e um consultor diz que a autoridade publicou novos formatos em 4 e 12 de Junho de 2025; esses formatos não foram lidos.',
  'A guide and a program confirm the content; the widths and positions of the file were not read.':
    'Um guia e um programa confirmam o conteúdo; as larguras e posições do ficheiro não foram lidas.',
  'One program worked the layout out from two files of 2021; the fund never confirmed it.':
    'Um só programa deduziu o formato de dois ficheiros de 2021; o fundo nunca o confirmou.',
  'Only the two totals are certain: the boxes of the portal were not read.':
    'Só os dois totais são certos: os campos do portal não foram lidos.',
  'The sections and the lines of totals of the form were read; the heads of the table only in part.':
    'As secções e as linhas de totais do impresso foram lidas; os cabeçalhos da tabela só em parte.',
  'The form of the authority was read in full; the sheet of the e-tax site was not read.':
    'O impresso da autoridade foi lido por inteiro; a folha do sítio e-tax não foi lida.',
  'A program reproduces the form of Gombe State with its heads; the form itself was not read.':
    'Um programa reproduz o impresso do Estado de Gombe com os seus cabeçalhos; o próprio impresso não foi lido.',
  'A program reproduces the printed form with all heads and numbers; the form of the authority was not read.':
    'Um programa reproduz o impresso com todos os cabeçalhos e números; o impresso da autoridade não foi lido.',
  'The form of the authority was read in full; the order of the upload file comes from a program.':
    'O impresso da autoridade foi lido por inteiro; a ordem do ficheiro a enviar vem de um programa.',
  'A program copies the template of the authority, which it says to be the same for DT 0107a and DT 0108a; the yearly form names the schedule, and the schedule itself was not read.':
    'Um programa copia o modelo da autoridade e diz que é o mesmo para DT 0107a e DT 0108a; o impresso anual indica o mapa, e o próprio mapa não foi lido.',
  'The columns come from a program that copies the template of the portal; the regulation confirms the data.':
    'As colunas vêm de um programa que copia o modelo do portal; o regulamento confirma os dados.',
  'The report of one program. Each trustee has a template of its own.':
    'Mapa de um só programa. Cada gestor tem o seu próprio modelo.',
  'A newspaper guide, another page and a program agree on the columns; the fund describes the file and the converter, and its template was not read.':
    'Um guia da imprensa, outra página e um programa coincidem nas colunas; o fundo descreve o ficheiro e o conversor, e o seu modelo não foi lido.',
  'An adviser and a guide confirm that the levy is declared in the P10; this schedule is that of a program.':
    'Um consultor e um guia confirmam que a taxa se declara no P10; este mapa é o de um programa.',
  'Two programs and two guides agree on the columns; the workbook of the authority was not read.':
    'Dois programas e dois guias coincidem nas colunas; o livro da autoridade não foi lido.',
  'Two programs have the same heads with the housing levy, SHIF and the medical fund, and an adviser says that the card was changed so for 2025; the card of the authority was not read.':
    'Dois programas têm os mesmos cabeçalhos com a taxa para habitação, o SHIF e o fundo médico, e um consultor diz que a ficha foi assim alterada para 2025; a ficha da autoridade não foi lida.',
  'One program has these columns; the press confirms an upload, and the template of the authority was not read.':
    'Um só programa tem estas colunas; a imprensa confirma o envio de um ficheiro, e o modelo da autoridade não foi lido.',
  'The annex of the authority was read in part, and several programs agree on names and order; the schema itself was not read.':
    'O anexo da autoridade foi lido em parte, e vários programas coincidem nos nomes e na ordem; o próprio esquema não foi lido.',
  'The specification of the fund was read in full, and several programs write the same widths.':
    'A especificação do fundo foi lida por inteiro, e vários programas escrevem as mesmas larguras.',
  'Fields of one program.': 'Campos de um só programa.',
  'Fields of one program; titles are translations of their names.':
    'Campos de um só programa; os títulos traduzem os seus nomes.',
  'Fields of one program. The tax of each band is left out.':
    'Campos de um só programa. O imposto de cada escalão é omitido.',
  'One maintained program has the labels of the authority; the page of the authority and an adviser confirm the items.':
    'Um só programa, mantido, tem os rótulos da autoridade; a página da autoridade e um consultor confirmam as rubricas.',
  'One program states that it follows the template column by column, and an adviser confirms some of its data; the template was not read.':
    'Um só programa declara que segue o modelo coluna a coluna, e um consultor confirma parte dos seus dados; o modelo não foi lido.',
  'The model of one program, not taken from a template of the fund.':
    'Modelo de um só programa, que não vem de um modelo do fundo.',
  'The format of the authority of 2018 was read in full; the upload of today may ask for more.':
    'O formato da autoridade de 2018 foi lido por inteiro; o envio de hoje pode pedir mais.',
  'The model of one program for the law of 2026. States publish templates of their own.':
    'Modelo de um só programa para a lei de 2026. Os Estados publicam modelos próprios.',
  'It is the schedule of one program; forms of administrators name the same data.':
    'É o mapa de um só programa; os impressos dos gestores indicam os mesmos dados.',
  'The handbook of the authority of 2025 lists the columns in their order; it was read in two copies kept with public code, and the template itself was not opened.':
    'O manual da autoridade de 2025 enumera as colunas pela sua ordem; foi lido em duas cópias guardadas com código público, e o próprio modelo não foi aberto.',
  'The form of the fund was read in full. The file for remote declaration was not.':
    'O impresso do fundo foi lido por inteiro. O ficheiro da declaração à distância não foi.',
  'One program of 2021.': 'Um só programa de 2021.',
  'Two maintained programs reproduce the numbered form; the upload of the portal was not read.':
    'Dois programas mantidos reproduzem o impresso numerado; o ficheiro do portal não foi lido.',
  'Programs reproduce the earlier form. The Excel sheet that the portal takes today was described but not read.':
    'Há programas que reproduzem o impresso anterior. A folha de Excel que o portal aceita hoje foi descrita mas não lida.',
  'Programs reproduce two versions of the form; the screen of the portal was not read.':
    'Há programas que reproduzem duas versões do impresso; o ecrã do portal não foi lido.',
  'One maintained program has the heads of the upload; another differs.':
    'Um só programa, mantido, tem os cabeçalhos do ficheiro a enviar; outro difere.',
  'A maintained program with a practitioner’s guide; the form of the authority itself was not read.':
    'Um programa mantido com o guia de um profissional; o impresso da própria autoridade não foi lido.',
  'The specification of the fund of 2002 was read in full, and two programs write the same records.':
    'A especificação do fundo de 2002 foi lida por inteiro, e dois programas escrevem os mesmos registos.',
  'A guide and a program agree on the columns, and the authority states what it takes; its template was not read.':
    'Um guia e um programa coincidem nas colunas, e a autoridade indica o que aceita; o seu modelo não foi lido.',
  'Two independent programs have the same source codes and sums for BRS v25.3.0; the specification of the authority was read in part, in earlier versions.':
    'Dois programas independentes têm os mesmos códigos e as mesmas somas para BRS v25.3.0; a especificação da autoridade foi lida em parte, em versões anteriores.',
  'Two programs have the same four columns, and a third has them in another order; the template of the portal was not read.':
    'Dois programas têm as mesmas quatro colunas, e um terceiro tem-nas noutra ordem; o modelo do portal não foi lido.',
  'The technical manual of the institute was read in full, in a copy kept with public code, and that program writes the same widths.':
    'O manual técnico do instituto foi lido na íntegra, numa cópia guardada com código público, e esse programa escreve as mesmas larguras.',
  'One program has these columns, after the workbook of the fund; the workbook itself was not read.':
    'Um só programa tem estas colunas, segundo o livro de cálculo do fundo; o próprio livro não foi lido.',
  'Two programs differ in the columns.': 'Dois programas diferem nas colunas.',
  'Three programs agree on the columns; the authority describes a template that is validated and uploaded, which was not read.':
    'Três programas coincidem nas colunas; a autoridade descreve um modelo que se valida e se envia, que não foi lido.',
  'Notices of the authority print the content. The order of the columns and the form of the file are free, and programs write their own.':
    'Avisos da autoridade indicam o conteúdo. A ordem das colunas e a forma do ficheiro são livres, e os programas escrevem as suas.',
  'The schedule of one program.': 'Mapa de um só programa.',
  'The schedule of one program; the P 2 has totals only.': 'Mapa de um só programa; o P 2 só tem totais.',
  // Versions of layouts.
  'source codes of BRS v25.3.0': 'códigos de BRS v25.3.0',
  '25 columns of e-impôts': '25 colunas de e-impôts',
  '25 columns, formats of June 2025': '25 colunas, formatos de Junho de 2025',
  'files of 2021': 'ficheiros de 2021',
  'P1/2011 of 8 May 2011': 'P1/2011 de 8 de Maio de 2011',
  'form 1103': 'impresso 1103',
  '8 columns, in use since February 2023': '8 colunas, em uso desde Fevereiro de 2023',
  'Return Simplified, 25 columns, after the Tax Laws (Amendment) Act 2024':
    'Return Simplified, 25 colunas, segundo a lei Tax Laws (Amendment) Act 2024',
  'columns A to O, for pay from January 2025': 'colunas A a O, para salários a partir de Janeiro de 2025',
  '2 of February 2006': '2 de Fevereiro de 2006',
  'PACO V1.0, labels after September 2024': 'PACO V1.0, rótulos posteriores a Setembro de 2024',
  'template version 2, 81 columns': 'modelo versão 2, 81 colunas',
  'letter of 2018': 'carta de 2018',
  'handbook 2025': 'manual de 2025',
  // What does not agree.
  'There are more than 30 days.': 'Há mais de 30 dias.',
  'Taxable pay is not that of the payslip.': 'A remuneração tributável não é a do recibo de vencimento.',
  'The basic pay is more than the maximum insurable earnings.':
    'O salário base é superior ao máximo dos rendimentos seguráveis.',
  'An employee with a disability needs the number of the exemption certificate.':
    'Um trabalhador com deficiência precisa do número do certificado de isenção.',
  'Gross pay less deductions is not the chargeable pay.':
    'O salário bruto menos as deduções não é o rendimento tributável.',
  'Taxable gross less deductions is not the taxable net.':
    'O bruto tributável menos as deduções não é o líquido tributável.',
  'At most 26 days may be declared.': 'Podem declarar-se no máximo 26 dias.',
  'With the situation MP, days and pay must be 0.': 'Com a situação MP, os dias e o salário devem ser 0.',
  'The emoluments are less than the total wage bill.': 'Os emolumentos são inferiores à massa salarial total.',
  'The contributions on the end-of-year bonus are not computed apart: fill them in yourself.':
    'As contribuições sobre o prémio de fim de ano não são calculadas à parte: preencha-as à mão.',
  'Gross remuneration less deductions is not the taxable income: some pay is exempt, or a contribution is not deductible in full.':
    'A remuneração bruta menos as deduções não é o rendimento tributável: parte do salário está isenta, ou uma contribuição não é dedutível por inteiro.',
  'Other allowances and other income need words that say what they are: state them in the remarks.':
    'Os outros subsídios e outros rendimentos precisam de palavras que digam o que são: indique-as nas observações.',
  'The columns of housing are left blank, so a housing allowance stands among other allowances: fill them in yourself.':
    'As colunas da habitação ficam em branco, pelo que um subsídio de habitação está entre os outros subsídios: preencha-as à mão.',
  'Severance pay needs a tax directive, whose columns are left blank: fill them in yourself.':
    'A indemnização por cessação precisa de uma directiva fiscal, cujas colunas ficam em branco: preencha-as à mão.',
  'The annexure has no column for a part of the cash pay other than basic salary, transport and terminal benefits.':
    'O anexo só tem colunas para o salário base, o transporte e as indemnizações de cessação, e nenhuma para outra componente da remuneração em dinheiro.',
  'Gross pay less the deduction is not the taxable amount.':
    'O salário bruto menos a dedução não é o montante tributável.',
  'One of the identity number, another document and the payroll number must be stated.':
    'Deve indicar-se o número de identidade, outro documento ou o número na folha de salários.',
  'A leaver needs the reason of leaving as the situation.': 'Quem sai precisa do motivo da saída como situação.',
  'The shares of employee and employer are not equal.':
    'As partes do trabalhador e da entidade empregadora não são iguais.',
  // Forms of identifiers, as they follow «It has».
  'ten digits, or for individuals nine digits, two letters and three digits':
    'dez algarismos, ou para particulares nove algarismos, duas letras e três algarismos',
  'twelve digits': 'doze algarismos',
  'ten digits': 'dez algarismos',
  'P, C, G, Q or V, 00 and eight more characters, or GHA-, nine digits, a hyphen and a digit':
    'P, C, G, Q ou V, 00 e mais oito caracteres, ou GHA-, nove algarismos, um hífen e um algarismo',
  'a letter and twelve digits, or a Ghana Card number': 'uma letra e doze algarismos, ou um número do cartão do Gana',
  'GHA-, nine digits, a hyphen and a digit': 'GHA-, nove algarismos, um hífen e um algarismo',
  'A or P, nine digits and a letter': 'A ou P, nove algarismos e uma letra',
  '9 or 10 digits, of which the last may be X': '9 ou 10 algarismos, dos quais o último pode ser X',
  'nine digits': 'nove algarismos',
  'seven digits': 'sete algarismos',
  'one or two letters and up to seven digits': 'uma ou duas letras e até sete algarismos',
  'a letter, twelve digits and a check character, or the digits of the number of a non-citizen':
    'uma letra, doze algarismos e um carácter de controlo, ou os algarismos do número de um não-cidadão',
  'eight digits': 'oito algarismos',
  'at most twelve letters and digits': 'no máximo doze letras e algarismos',
  'eight digits, with zeros at the beginning': 'oito algarismos, com os zeros iniciais',
  'N, perhaps a hyphen, and four to ten digits': 'N, um hífen facultativo e quatro a dez algarismos',
  'PEN and twelve digits': 'PEN e doze algarismos',
  'eleven digits': 'onze algarismos',
  '16 digits that begin with 1, 2 or 3, or a passport number with a letter':
    '16 algarismos que começam por 1, 2 ou 3, ou um número de passaporte com uma letra',
  'eight digits and a key of two': 'oito algarismos e uma chave de dois',
  '20 digits, also with hyphens': '20 algarismos, também com hífenes',
  '13 digits, of which the eleventh is 0 or 1': '13 algarismos, dos quais o décimo primeiro é 0 ou 1',
  'ten digits that begin with 7': 'dez algarismos que começam por 7',
  'nine digits: the eight before the slash and the one after it':
    'nove algarismos: os oito antes da barra e o que vem depois',
  'nine digits, with the zeros before them': 'nove algarismos, com os zeros à esquerda',
  'seven digits and a capital letter': 'sete algarismos e uma letra maiúscula',
  'six digits, two digits and a digit, with slashes between them':
    'seis algarismos, dois algarismos e um algarismo, separados por barras',
  'ten digits, or an NRC such as 123456/78/1': 'dez algarismos, ou um NRC como 123456/78/1',
  // Names of identifiers.
  'INSS number': 'Número do INSS',
  'CNPS number': 'Número da CNPS',
  'TIN or Ghana Card number': 'TIN ou número do cartão do Gana',
  'SSNIT number': 'Número do SSNIT',
  'Ghana Card number': 'Número do cartão do Gana',
  'NSSF number': 'Número do NSSF',
  'CNSS insured number': 'Número de segurado da CNSS',
  'CNSS affiliate number': 'Número de inscrição na CNSS',
  'National identity number, or number of a non-citizen': 'Número de identidade nacional, ou número de um não-cidadão',
  'Employer registration number': 'Número de inscrição da entidade empregadora',
  'Business registration number': 'Número do registo comercial',
  'National identification number': 'Número de identificação nacional',
  'National identity number or passport': 'Número de identidade nacional ou passaporte',
  'CNSS insured number with key': 'Número de segurado da CNSS com chave',
  'National ID (NIDA)': 'Identidade nacional (NIDA)',
  'South African identity number': 'Número de identidade sul-africano',
  'PAYE reference': 'Referência PAYE',
  'UIF reference': 'Referência UIF',
  'TPIN or NRC': 'TPIN ou NRC',
  'NAPSA social security number': 'Número de segurança social da NAPSA',
  // What columns hold.
  '0: pay is stated after deductions for absence.': '0: o salário é indicado depois dos descontos por falta.',
  '0: repaid expenses are not told apart from other exempt allowances.':
    '0: as despesas reembolsadas não se distinguem dos outros subsídios isentos.',
  '0: it is not told apart from other allowances.': '0: não se distingue dos outros subsídios.',
  'Back pay, which is not told apart here.': 'Retroactivos, que aqui não se distinguem.',
  '1 for all: directors who are treated as workers have 2.':
    '1 para todos: os gerentes equiparados a trabalhadores têm 2.',
  'C: the line is that of the worker.': 'C: a linha é a do trabalhador.',
  'G: general scheme.': 'G: regime geral.',
  '0: fill in benefits that are taxed at their real value.': '0: indique os benefícios tributados pelo valor real.',
  'All cash pay that has no code of its own.': 'Todo o salário em dinheiro que não tem código próprio.',
  '02: pay below the tax threshold. Other reasons must be filled in.':
    '02: salário abaixo do limiar de tributação. Os outros motivos devem ser preenchidos.',
  'Left blank: fill it in.': 'Deixado em branco: preencha.',
  'N: the first file of the month.': 'N: o primeiro ficheiro do mês.',
  '0: exempt allowances stand in their own column.': '0: os subsídios isentos têm coluna própria.',
  '0: no payroll states it.': '0: nenhuma folha de salários o indica.',
  'Pay less its exempt parts, before expenses and abatement.':
    'O salário menos as suas componentes isentas, antes de despesas e abatimento.',
  'Left blank: the form wants the day of the Ethiopian calendar.':
    'Fica em branco: o impresso pede o dia do calendário etíope.',
  'Pay less exempt and taxable indemnities and leave pay.':
    'O salário menos os subsídios isentos e tributáveis e as férias.',
  'Bonus up to 15 % of the basic pay of the year.': 'Prémio até 15 % do salário base do ano.',
  'Left blank: the portal computes it.': 'Fica em branco: o portal calcula-a.',
  'A card has it once, above its table.': 'A ficha tem-no uma só vez, por cima da tabela.',
  'Basic salary and all cash allowances.': 'Salário base e todos os subsídios em dinheiro.',
  '0: it is not told apart from other payments.': '0: não se distingue dos outros pagamentos.',
  'The lowest of E, and F to I; also the exemption for persons with disabilities.':
    'O menor valor de E, e F a I; também a isenção das pessoas com deficiência.',
  'Left blank: the codes since the reform of 2025 are not known.':
    'Fica em branco: não se conhecem os códigos desde a reforma de 2025.',
  'The pension of the employee and all reliefs of the payslip.':
    'A pensão do trabalhador e todas as deduções do recibo de vencimento.',
  'Eight digits and the key of two: the form has a column for each.':
    'Oito algarismos e a chave de dois: o impresso tem uma coluna para cada.',
  'The title is spelt as in the file.': 'O título está escrito como no ficheiro.',
  'Left blank: it comes from earlier months.': 'Fica em branco: o valor vem de meses anteriores.',
  'That of the month, at most PAYE.': 'O do mês, no máximo PAYE.',
  Record: 'Registo',
  'Kind of file': 'Tipo de ficheiro',
  Format: 'Formato',
  'Test or live': 'Teste ou real',
  Contact: 'Contacto',
  Telephone: 'Telefone',
  Email: 'Correio electrónico',
  Month: 'Mês',
  'Identity number': 'Número de identidade',
  'Passport or other number, without an identity number': 'Passaporte ou outro número, sem número de identidade',
  'Payroll number': 'Número na folha de salários',
  Surname: 'Apelido',
  'First names': 'Nomes próprios',
  'Date of birth': 'Data de nascimento',
  'Employed from': 'Empregado desde',
  'Employed to': 'Empregado até',
  'Status of employment': 'Situação do emprego',
  'Gross taxable remuneration': 'Remuneração bruta tributável',
  'Remuneration subject to UIF, without commission': 'Remuneração sujeita ao UIF, sem comissão',
  'Contribution of employee and employer': 'Contribuição do trabalhador e da entidade empregadora',
  'PAYE number': 'Número PAYE',
  'Total gross': 'Total bruto',
  'Total subject to UIF': 'Total sujeito ao UIF',
  'Total contribution': 'Total das contribuições',
  'Number of employees': 'Número de trabalhadores',
  'Gross pay up to the ceiling.': 'Salário bruto até ao limite.',
  'Left blank: no payroll has them.': 'Fica em branco: nenhuma folha de salários as tem.',
};
