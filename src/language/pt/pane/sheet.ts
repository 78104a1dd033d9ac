import type { sentences as english } from '../../en/pane/sheet';

/** What the pane does in the sheet, in Portuguese and ICU MessageFormat. */
export const sentences = {
  cells_taken:
    '{more, plural, =0 {{cell} não está vazia} one {{cell} e mais # célula não estão vazias} other {{cell} e mais # células não estão vazias}}. Limpe a coluna à direita da selecção, ou insira uma nova, e tente de novo.',
  cells_spilled:
    '{more, plural, =0 {{cell} não está vazia e contém} one {{cell} e mais # célula não estão vazias e contêm} other {{cell} e mais # células não estão vazias e contêm}} resultados expandidos de uma fórmula. Escolha outro lugar.',
  restored: '{place}: conteúdo reposto.',
  skipped_headings: '{count, plural, one {# cabeçalho} other {# cabeçalhos}}',
  skipped_blanks: '{count, plural, one {# célula vazia} other {# células vazias}}',
  skipped_texts: '{count, plural, one {# célula sem número} other {# células sem número}}',
  skipped_not_positive: '{count, plural, one {# valor nulo ou negativo} other {# valores nulos ou negativos}}',
  skipped: 'Ignorados: {parts}.',
  not_calculated:
    '{count, plural, one {Não foi possível calcular # valor} other {Não foi possível calcular # valores}}: {reason}',
  conversion_stopped:
    'Parou após {done} de {total, plural, one {# valor} other {# valores}}. O salário líquido está em {place}. Anular retira-o.',
  converted: 'O salário líquido de {count, plural, one {# valor} other {# valores}} está em {place}.',
  formula_copied: 'A fórmula foi copiada.',
  table_copied: 'A tabela foi copiada.',
  payroll_copied: 'A tabela de salários foi copiada.',
  earlier_content_replaced: 'Substituiu o conteúdo anterior. Anular repõe-no.',
  formula_inserted: 'A fórmula está em {place}.',
  payroll_inserted:
    'A tabela de salários está em {place}, e os seus valores começam em {figures}. Substitua as linhas de exemplo.',
  own_table_calculated: 'Os salários estão em {place}. Anular remove-os.',
  own_table_needs_room: 'Os salários precisam de {place}, que não está vazio.',
  own_table_removed: 'Os salários ao lado da tabela foram removidos.',
  meanings_kept: 'Os significados ficam guardados na folha {sheet}. As fórmulas do livro que os lêem são recalculadas.',
  meanings_taken_back: 'Os significados foram retirados.',
  excel_could_not_write_the_payroll: 'O Excel não conseguiu escrever os salários. Anular remove o que foi escrito.',
  the_workbook_has_changed_since: 'O livro mudou entretanto: alguém escreveu nele. Nada foi removido.',
  the_sheets_of_the_workbook_were_removed: 'As folhas do livro foram removidas.',
  workbook_built: 'Foram acrescentadas {sheets} folhas. Comece em {first}. Anular remove-as.',
  excel_could_not_build_the_workbook:
    'O Excel não conseguiu criar o livro. Anular remove o que foi escrito. Tente de novo num livro novo.',
  convert_a_column_to_net_pay: 'Converter uma coluna em salário líquido',
  this_works_only_in_excel_because:
    'Isto só funciona no Excel, porque escreve numa folha. Abriu esta página num navegador.',
  in_excel_open_this_pane_select:
    'No Excel, abra este painel, seleccione uma coluna de salários brutos e escolha Converter coluna. O salário líquido fica na coluna à direita.',
  here_you_can_copy_a_formula: 'Aqui pode copiar uma fórmula ou uma tabela de cada vista e colá-la numa folha.',
  close: 'Fechar',
  select_a_column_of_gross_pay:
    'Seleccione uma coluna de salários brutos na folha. O salário líquido fica na coluna à direita.',
  of_cells: '{done} de {total} células',
  reading_the_selection: 'A ler a selecção …',
  cells_converted: 'Células convertidas',
  replace_existing_values: 'Substituir os valores existentes',
  stop: 'Parar',
  cancel: 'Cancelar',
  convert: 'Converter',
  paste_it_into_a_sheet: 'Cole o conteúdo numa folha.',
  the_browser_blocked_the_clipboard_allow:
    'O navegador bloqueou a área de transferência. Permita o acesso à área de transferência e tente de novo.',
  has_changed_since_nothing_was_undone: '{place} mudou entretanto. Nada foi anulado.',
  all_changes_were_undone: '{message} Todas as alterações foram anuladas.',
  part_of_the_column_was_written: '{message} Parte da coluna foi escrita. Anular retira-a.',
  stopped_nothing_was_written: 'Parou. Nada foi escrito.',
  nothing_was_written: 'Nada foi escrito.',
  excel_did_not_accept_the_column:
    'O Excel não aceitou a coluna. Seleccione uma só coluna de salários brutos e tente de novo.',
  more_than_one_column_is_selected:
    'Está seleccionada mais de uma coluna. Seleccione uma só coluna de salários brutos.',
  the_selection_is_empty_select_a: 'A selecção está vazia. Seleccione uma coluna de salários brutos.',
  there_is_no_column_to_the: 'Não há coluna à direita da selecção. Mova os valores para a esquerda.',
  the_selection_has_no_amount_above:
    'A selecção não tem nenhum valor acima de 0. Seleccione uma coluna de salários brutos e converta em números os valores guardados como texto.',
  there_is_nothing_to_undo: 'Não há nada para anular.',
  the_sheet_no_longer_exists_nothing: 'A folha já não existe. Nada foi anulado.',
  excel_could_not_undo_this_change:
    'O Excel não conseguiu anular esta alteração. Tente de novo, ou prima Ctrl+Z na folha.',
  another_change_to_the_sheet_is: 'Está em curso outra alteração da folha. Espere que termine, ou pare-a.',
  paste_it_into_cell_a1_of:
    'Cole o conteúdo na célula A1 de uma folha vazia: a sua fórmula lê as células a partir daí.',
  there_is_no_sheet_here_open: 'Aqui não há folha. Abra este painel no Excel para converter uma coluna.',
  is_restored: '{place}: conteúdo reposto.',
  excel_did_not_accept_the_formula: 'O Excel não aceitou a fórmula {text}. Seleccione outra célula e tente de novo.',
  the_table_no_longer_exists_nothing: 'A tabela já não existe. Nada foi anulado.',
  the_table_was_moved_or_has: 'A tabela foi movida ou tem mais linhas. Nada foi anulado. Elimine-a na folha.',
  the_payroll_table_was_removed_and: 'A tabela de salários foi retirada e o conteúdo de {whole} foi reposto.',
  the_table_does_not_fit_here: 'A tabela não cabe aqui. Seleccione uma célula mais acima ou mais à esquerda.',
  the_table_needs_which_is_not:
    'A tabela precisa de {whole}, que não está vazio. Seleccione uma célula com células vazias suficientes abaixo e à direita.',
  excel_could_not_create_a_table:
    'O Excel não conseguiu criar uma tabela aqui. Pode sobrepor-se a outra tabela ou a células unidas. Seleccione uma área vazia e tente de novo.',
  the_table_was_moved_or_changed: 'A tabela foi movida ou alterada. Nada foi anulado. Elimine-a na folha.',
  the_table_was_removed_and_is: 'A tabela foi retirada e o conteúdo de {whole} foi reposto.',
  there_are_no_rows_to_insert: 'Não há linhas para inserir.',
  the_table_does_not_fit_between:
    'A tabela não cabe entre esta célula e a margem da folha. Seleccione uma célula mais acima ou mais à esquerda.',
  the_table_is_in_with_its: 'A tabela está em {table}, com a fonte por baixo.',
  due_for_a_check: 'Por verificar:',
  out_of_date: 'Desactualizado:',
  sample_data: 'Dados de exemplo:',
  the_finance_service_did_not_answer: 'O serviço financeiro não respondeu. Tente de novo.',
  the_sheet_is_protected_choose_review: 'A folha está protegida. Escolha Rever, Desproteger Folha, e tente de novo.',
  a_cell_is_being_edited_press: 'Uma célula está a ser editada. Prima Enter para terminar e tente de novo.',
  several_areas_are_selected_select_one: 'Estão seleccionadas várias áreas. Seleccione uma só área e tente de novo.',
  the_sheet_no_longer_exists_select: 'A folha já não existe. Seleccione uma célula de outra folha e tente de novo.',
  excel_is_busy_wait_until_it: 'O Excel está ocupado. Espere que termine e tente de novo.',
  excel_is_moving_these_cells_try: 'O Excel está a mover estas células. Tente de novo.',
  column: 'Coluna {value}',
  the_selection_could_not_be_read: 'O Excel não conseguiu ler a selecção. Tente de novo.',
  fill_taken: '{cell} não está vazia. Escolha uma coluna vazia e tente de novo.',
  the_workbook_could_not_be_read: 'O Excel não conseguiu ler o livro. Tente de novo.',
  formulas_are_as_before: '{count, plural, one {# fórmula está como antes.} other {# fórmulas estão como antes.}}',
  formulas_computed_again: '{count, plural, one {# fórmula calculada de novo.} other {# fórmulas calculadas de novo.}}',
  nothing_was_repaired: 'O Excel não aceitou as fórmulas. Nada foi reparado.',
  frozen_sheet: '{name} (valores)',
  frozen: 'Novas folhas: {names}.',
  frozen_sheets_removed: '{count, plural, one {# folha foi removida.} other {# folhas foram removidas.}}',
  the_sheets_could_not_be_copied: 'O Excel não conseguiu copiar as folhas. É preciso o Excel 2021 ou o Microsoft 365.',
  select_a_table: 'Seleccione a tabela dos trabalhadores: uma linha de cabeçalhos, e uma linha para cada um.',
  table_too_large: 'A tabela tem demasiadas células. Seleccione {most, number} no máximo.',
} satisfies Readonly<Record<keyof typeof english, string>>;
