import type { ReturnDoubt } from '../en/return-doubts';

/** What is not established about layouts of returns in Portuguese, by the text as it is recorded. */
export const returnDoubts: Readonly<Record<ReturnDoubt, string>> = {
  'Whether the institute has a later version of the manual.': 'Se o instituto tem uma versão mais recente do manual.',
  'Whether the name of the file keeps the zeros before the number of the employer, and its ending.':
    'Se o nome do ficheiro mantém os zeros antes do número da entidade empregadora, e a sua extensão.',
  'The signs at the end of a line: they are CR LF here.': 'Os caracteres de fim de linha: aqui, CR LF.',
  'The template after the reform of 2025 and 2026.': 'O modelo após a reforma de 2025 e 2026.',
  'The words for provinces and municipalities after the new administrative division of 2025.':
    'Os nomes das províncias e dos municípios após a nova divisão administrativa de 2025.',
  'Whether the base of social security has meal and transport allowances: one program leaves them out.':
    'Se a base da segurança social inclui os subsídios de alimentação e de transporte: um programa omite-os.',
  'Whether there are columns after the back pay.': 'Se há colunas depois dos retroactivos.',
  'The name of the file, and the form of the numbers of workers.':
    'O nome do ficheiro, e a forma dos números dos trabalhadores.',
  'Whether column I is the share of the employee or the whole contribution. It is the share of the employee here, as in the program.':
    'Se a coluna I é a parte do trabalhador ou a contribuição inteira. Aqui é a parte do trabalhador, como no programa.',
  'The template of the portal.': 'O modelo do portal.',
  'The form of the single return.': 'O impresso da declaração única.',
  'The official form.': 'O impresso oficial.',
  'The template of e-CNPS.': 'O modelo do e-CNPS.',
  'The exact titles of the columns TYPE SALARIE and BRANCHE COTISEE.':
    'Os títulos exactos das colunas TYPE SALARIE e BRANCHE COTISEE.',
  'The workbook of the fund (e-DISA), and whether it takes pay up to the ceiling of each branch.':
    'O livro de cálculo do fundo (e-DISA), e se toma o salário até ao limite de cada ramo.',
  'Whether workers by the day or the hour have their days or hours in place of months.':
    'Se os trabalhadores ao dia ou à hora têm os seus dias ou horas em vez de meses.',
  'Whether the month has the columns of adjustment and of the net payable: two programs write them, and one leaves them out.':
    'Se o mês tem as colunas do ajustamento e do líquido a pagar: dois programas escrevem-nas, e um omite-as.',
  'How the name of the file ends: each program ends it in its own way.':
    'Como termina o nome do ficheiro: cada programa termina-o à sua maneira.',
  'The codes of jobs and nationalities.': 'Os códigos dos empregos e das nacionalidades.',
  'Whether the tax of the brackets has decimals: one program writes two, with a comma.':
    'Se o imposto dos escalões tem casas decimais: um programa escreve duas, com vírgula.',
  'Whether the formats of June 2025 have further columns, and what the summary beside them has.':
    'Se os formatos de Junho de 2025 têm outras colunas, e o que contém o resumo que os acompanha.',
  'The XML file of the year: its type, tax code and month are those of one program only.':
    'O ficheiro XML do ano: o seu tipo, código de imposto e mês são os de um só programa.',
  'Positions and widths of record C04, and of the records before and after it.':
    'As posições e larguras do registo C04, e dos registos antes e depois dele.',
  'The format of the portal today.': 'O formato do portal hoje.',
  'The pay of a quarter has seven characters in the files of 2021. Whether it is wider today.':
    'O salário de um trimestre tem sete caracteres nos ficheiros de 2021. Se hoje é mais largo.',
  'Whether the portal still takes these files.': 'Se o portal ainda aceita estes ficheiros.',
  'The last character of a line, which is always 0.': 'O último carácter de uma linha, que é sempre 0.',
  'The boxes of the G50 in the new portal.': 'Os campos do G50 no novo portal.',
  'The exact heads of columns d to h, and whether there is a column for signatures.':
    'Os cabeçalhos exactos das colunas d a h, e se há uma coluna para assinaturas.',
  'The layout of an electronic declaration.': 'O formato de uma declaração electrónica.',
  'The layout of the upload of the e-tax site.': 'O formato do ficheiro a entregar no sítio e-tax.',
  'Electronic filing and its file.': 'A entrega electrónica e o seu ficheiro.',
  'The codes for job, level and nationality.': 'Os códigos de emprego, nível e nacionalidade.',
  'A newer version of the portal has 28 columns, with the residence and whether SSNIT was paid, in one program.':
    'Uma versão mais recente do portal tem 28 colunas, com a residência e se o SSNIT foi pago, num programa.',
  'Whether the portal takes the Ghana Card number in the place of the TIN.':
    'Se o portal aceita o número do cartão Ghana Card em vez do TIN.',
  'Whether the file of the year has a line of titles, and its name.':
    'Se o ficheiro do ano tem uma linha de títulos, e o seu nome.',
  'The columns of DT 0108b, the annual information on employees.':
    'As colunas do DT 0108b, a informação anual sobre os trabalhadores.',
  'Whether the file carries the contributions, or the portal computes them.':
    'Se o ficheiro leva as contribuições, ou se o portal as calcula.',
  'The current names of the option codes.': 'Os nomes actuais dos códigos de opção.',
  'Whether the regulator has a template.': 'Se o regulador tem um modelo.',
  'The template of the portal of the board today.': 'O modelo do portal do organismo hoje.',
  'Whether the new portal takes the sheet without conversion.': 'Se o novo portal aceita a folha sem conversão.',
  'The layout of sheet M.': 'O formato da folha M.',
  'Whether a column for a deposit on a home ownership savings plan is still in the workbook.':
    'Se ainda há no livro de cálculo uma coluna para um depósito num plano de poupança-habitação.',
  'The exact words of the types of employee and of housing.':
    'As palavras exactas dos tipos de trabalhador e de habitação.',
  'The card of the authority for 2025 and later.': 'A ficha da autoridade para 2025 e anos seguintes.',
  'By when it must be handed out.': 'Até quando deve ser entregue.',
  'Titles and order in the template of the portal.': 'Os títulos e a sua ordem no modelo do portal.',
  'Whether the file takes the number of the new authority in the place of the NHIF number.':
    'Se o ficheiro aceita o número da nova autoridade em vez do número do NHIF.',
  'The schema and its version after the reforms of 2025.': 'O esquema e a sua versão após as reformas de 2025.',
  'The code of the rate of expenses is left blank and must be filled in: the programs have the codes of 2009.':
    'O código da taxa de despesas fica em branco e tem de ser preenchido: os programas têm os códigos de 2009.',
  'The codes of exempt items: the file has their sum only.':
    'Os códigos dos elementos isentos: o ficheiro tem apenas a sua soma.',
  'Dates of the housing permit and authorisation are left out.':
    'As datas da licença de habitação e da autorização são omitidas.',
  'Whether a specification later than that of 2006 is in use.': 'Se está em uso uma especificação posterior à de 2006.',
  'The month in the name of the file: MMAAAA or AAAAMM.': 'O mês no nome do ficheiro: MMAAAA ou AAAAMM.',
  'The official form and its electronic filing.': 'O impresso oficial e a sua entrega electrónica.',
  'What the contribution codes other than S mean.': 'O que significam os códigos de contribuição além de S.',
  'The labels for the year 2026/27.': 'As designações para o ano 2026/27.',
  'A newer version of the template.': 'Uma versão mais recente do modelo.',
  'The head of the workbook above the columns: TIN of the employer and number of the period, with March as 1.':
    'O cabeçalho do livro de cálculo acima das colunas: TIN da entidade empregadora e número do período, em que Março é 1.',
  'The words of directives and reasons.': 'As palavras das directivas e dos motivos.',
  'What the last column, Totals, wants: the program writes the gross remuneration.':
    'O que pede a última coluna, Totals: o programa escreve a remuneração bruta.',
  'Forms of other states: a portal asks for gross income, chargeable income, tax, months and development levy instead.':
    'Os impressos de outros Estados: um portal pede antes o rendimento bruto, o rendimento tributável, o imposto, os meses e a taxa de desenvolvimento.',
  'What the states ask since the law of 2026.': 'O que os Estados pedem desde a lei de 2026.',
  'Form 5A of the fund was not read.': 'O impresso 5A do fundo não foi lido.',
  'The columns of the upload of eTax in 2026.': 'As colunas do ficheiro a entregar no eTax em 2026.',
  'The tax number of the Acts of 2025 in the place of the payer ID.':
    'O número fiscal das leis de 2025 em vez do identificador do pagador.',
  'The template of the bank.': 'O modelo do banco.',
  'The template of the fund.': 'O modelo do fundo.',
  'The templates of Rivers, FCT, Ogun, Oyo, Kano and others.': 'Os modelos de Rivers, FCT, Ogun, Oyo, Kano e outros.',
  'The schedule of the pension commission.': 'O mapa da comissão de pensões.',
  'Where cash allowances other than transport go.': 'Onde ficam os subsídios em dinheiro que não são de transporte.',
  'How the template spells its headings.': 'Como o modelo escreve os seus cabeçalhos.',
  'Days or hours of casual workers.': 'Os dias ou as horas dos trabalhadores eventuais.',
  'The file of fixed length for remote declaration.': 'O ficheiro de comprimento fixo para a declaração à distância.',
  'Whether some employers declare by the month: one guide of 2025 says so.':
    'Se algumas entidades empregadoras declaram por mês: um guia de 2025 di-lo.',
  'The template of the portal in 2026.': 'O modelo do portal em 2026.',
  'All columns of the Excel sheet of the portal, with their order and lists.':
    'Todas as colunas da folha Excel do portal, com a sua ordem e as suas listas.',
  'The screen of the portal today.': 'O ecrã do portal hoje.',
  'What counts as exempt.': 'O que conta como isento.',
  'The words of gender and category, of which only PERMANENT was read.':
    'As palavras do sexo e da categoria, das quais só PERMANENT foi lida.',
  'The form of the date of birth.': 'A forma da data de nascimento.',
  'The exact words of the boxes.': 'As palavras exactas dos campos.',
  'The file for e@syFile: it also asks for addresses, bank details, certificate numbers and directives, which are left out.':
    'O ficheiro para e@syFile: também pede moradas, dados bancários, números de certificado e directivas, que são omitidos.',
  'All contributions to retirement funds stand under 4006: those to pension funds have 4001 and those to provident funds 4003.':
    'Todas as contribuições para fundos de reforma estão em 4006: as dos fundos de pensões têm 4001 e as dos fundos de previdência 4003.',
  'Whether 3699 counts lump sums: the programs leave them out.':
    'Se 3699 conta os montantes únicos: os programas omitem-nos.',
  'Whether the fund takes a later version than E03.': 'Se o fundo aceita uma versão posterior a E03.',
  'The method of the check digit of the UIF reference.': 'O método do dígito de controlo da referência UIF.',
  'The reasons of no contribution (8290), which the file leaves out.':
    'Os motivos de não contribuição (8290), que o ficheiro omite.',
  'Whether the portal wants the line of headings.': 'Se o portal quer a linha de cabeçalhos.',
  'Year and month as numbers or words.': 'O ano e o mês em números ou por extenso.',
  'Whether identityType and tpinNrc or one column for the TPIN is current.':
    'Se estão em vigor identityType e tpinNrc, ou uma só coluna para o TPIN.',
  'The words of employmentNature that the portal takes.': 'As palavras de employmentNature que o portal aceita.',
  'The layout of the system of the authority since October 2023.':
    'O formato do sistema da autoridade desde Outubro de 2023.',
  'Whether PAYE paid has the AIDS levy. It has it here.': 'Se o PAYE pago inclui a taxa da SIDA. Aqui inclui.',
  'Forms P 4 and P 4A of the authority.': 'Os impressos P 4 e P 4A da autoridade.',
  'The boxes of the P 2, and any schedule by employee.': 'Os campos do P 2, e qualquer mapa por trabalhador.',
};
