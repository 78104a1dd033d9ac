import type { sentences as english } from '../../en/pane/columns';

/** A table of another payroll program, in Portuguese and ICU MessageFormat. */
export const sentences = {
  own_table_about:
    'Selecione uma tabela de trabalhadores com os seus cabeçalhos, de qualquer programa de salários. Escolhe uma só vez o significado de cada cabeçalho que não é compreendido.',
  read_the_headings: 'Ler os cabeçalhos',
  select_a_table_with_headings: 'Selecione a tabela com os seus cabeçalhos: pelo menos duas linhas e duas colunas.',
  columns_understood:
    '{understood, plural, one {# coluna é compreendida.} other {# colunas são compreendidas.}} {open, plural, =0 {Nenhuma precisa de um significado.} one {# coluna precisa de um significado.} other {# colunas precisam de um significado.}}',
  choose_a_meaning: 'Escolha um significado',
  show_all_columns: 'Mostrar todas as colunas',
  show_open_columns: 'Mostrar só as colunas sem significado',
  meanings_are_kept: 'Os significados ficam guardados neste livro, na folha {sheet}. A fórmula lê-os aí.',
  calculate_beside_the_table: 'Calcular ao lado da tabela',
  own_table_only_in_excel: 'Uma tabela sua só pode ser lida no Excel. Abra este painel no Excel.',
  sheet_of_meanings: 'Sentido das colunas',
  heading_of_column: 'Cabeçalho',
  meaning_of_column: 'Significado',
} satisfies Readonly<Record<keyof typeof english, string>>;
