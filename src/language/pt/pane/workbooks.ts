import type { sentences as english } from '../../en/pane/workbooks';

/** Workbooks, in Portuguese and ICU MessageFormat. */
export const sentences = {
  workbook: 'Livro',
  language_of_workbook: 'Língua do livro',
  build_workbook: 'Criar o livro',
  building: 'A escrever a folha {done} de {total}',
  sheets_written: 'Folhas escritas',
  book_payroll: 'Livro de salários',
  book_budget: 'Orçamento de salários',
  book_rates: 'Taxas de fim de mês e reavaliação',
  book_offer: 'Proposta salarial',
  book_hiring: 'Custo de contratação comparado',
  book_vat: 'Folha de IVA',
  book_treasury: 'Folha de tesouraria',
  workbooks_are_built_in_excel: 'Os livros são criados no Excel. Abra lá o painel.',
  about_payroll:
    'Uma tabela de trabalhadores com listas de escolha, o mapa de salários com cada linha, totais por departamento, os lançamentos, uma declaração, verificações e fontes.',
  about_budget:
    'Os mesmos trabalhadores segundo a lei de dois dias, com a diferença de cada um, e o orçamento com um aumento. Verificações e fontes.',
  about_rates: 'Doze fins de mês de doze moedas numa moeda de base, e saldos reavaliados no fim de mês que escolher.',
  about_offer: 'Um salário por mês e por ano: imposto, contribuições, salário líquido, custo e o recibo inteiro.',
  about_hiring: 'O mesmo salário bruto em vários países: imposto, contribuições, salário líquido e custo, numa moeda.',
  about_vat: 'Vendas e compras com o seu IVA, e o que há a pagar.',
  about_treasury: 'Taxas directoras, inflação, bilhetes do Tesouro e taxas do dólar dos 54 países.',
  inputs_are_coloured:
    'As células a preencher são coloridas. As outras são fórmulas que se recalculam. Uma folha verifica os valores e outra indica as suas fontes.',
  new_sheets_only: 'As folhas são acrescentadas depois das do livro aberto. Nada mais muda.',
  no_payroll_book: 'O imposto sobre o rendimento deste país não é calculado, por isso não há este livro para ele.',
  no_vat_book: 'Não há IVA deste país registado, por isso não há este livro para ele.',
  book_leaver: 'Acerto final de quem sai',
  book_overtime: 'Folha de horas extraordinárias',
  book_leave: 'Saldos de férias',
  book_accrual: 'Provisão para indemnizações',
  about_leaver:
    'O último recibo de quem sai: salário do mês, férias, aviso prévio e indemnização, com o imposto e o líquido.',
  about_overtime: 'As horas extraordinárias por trabalhador e semana, com o pagamento que a lei exige.',
  about_leave:
    'Os dias de férias de cada trabalhador: segundo a lei, adquiridos, gozados e restantes, e quanto vale o resto.',
  about_accrual:
    'O que seria devido a todo o pessoal se todos os empregos terminassem num dia, e a variação desde a última provisão.',
  no_labour_book:
    'O direito do trabalho de que este livro precisa não está apurado para este país, por isso não há este livro para ele.',
} satisfies Readonly<Record<keyof typeof english, string>>;
