import type { sentences as english } from '../../en/pane/own';

/** What the reader brings and keeps: tables of other programs, saved employees and links, in Portuguese and ICU MessageFormat. */
export const sentences = {
  own_table_about:
    'Seleccione uma tabela de trabalhadores com os seus cabeçalhos, de qualquer programa de salários. Escolhe uma só vez o significado de cada cabeçalho que não é compreendido.',
  read_the_headings: 'Ler os cabeçalhos',
  columns_understood:
    '{understood, plural, one {# coluna é compreendida.} other {# colunas são compreendidas.}} {open, plural, =0 {Nenhuma precisa de um significado.} one {# coluna precisa de um significado.} other {# colunas precisam de um significado.}}',
  choose_a_meaning: 'Escolha um significado',
  show_all_columns: 'Mostrar todas as colunas',
  show_open_columns: 'Mostrar só as colunas sem significado',
  meanings_are_kept: 'Os significados ficam guardados neste livro, na folha {sheet}. A fórmula lê-os aí.',
  keep_the_meanings: 'Guardar os significados',
  calculate_beside_the_table: 'Calcular ao lado da tabela',
  own_table_only_in_excel: 'Uma tabela sua só pode ser lida no Excel. Abra este painel no Excel.',
  saved_about: 'Os trabalhadores e cenários ficam guardados neste livro, não no servidor. Quem tem o ficheiro tem-nos.',
  saved_employee: '{name}, {country}',
  remove_saved: 'Remover {name}',
  saved_removed: 'O livro já não tem {name}.',
  saved_kept: 'O livro tem agora {name}. Guarde o ficheiro para não perder estes dados.',
  workbook_keeps_nothing: 'O Excel não o guardou. O livro pode ser só de leitura.',
  name_of_saved: 'Nome do trabalhador ou do cenário',
  save_in_workbook: 'Guardar no livro',
  link_copied: 'A ligação foi copiada. Abre o painel num navegador com a pergunta actual.',
  link_not_copied: 'O navegador não copiou a ligação. Tente de novo.',
} satisfies Readonly<Record<keyof typeof english, string>>;
