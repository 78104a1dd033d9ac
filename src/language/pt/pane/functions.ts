import type { sentences as english } from '../../en/pane/functions';

/** All functions of the add-in, in Portuguese and ICU MessageFormat. */
export const sentences = {
  find_a_function: 'Procurar uma função',
  functions_found:
    '{count, plural, =0 {Nenhuma função encontrada. Tente outra palavra.} one {# função} other {# funções}}',
  favourites: 'Favoritas',
  add_to_favourites: 'Adicionar às favoritas',
  remove_from_favourites: 'Retirar das favoritas',
  all_functions: 'Todas as funções',
  edit_the_selected_formula: 'Editar a fórmula da célula seleccionada',
  cell_has_no_formula: 'A célula seleccionada não tem fórmula. Seleccione uma célula que tenha uma e tente de novo.',
  formula_cannot_be_read: 'O painel não consegue ler esta fórmula. Edite-a na barra de fórmulas.',
  formula_has_no_function: 'Esta fórmula não usa nenhuma função do suplemento. Edite-a na barra de fórmulas.',
  which_function_to_edit: 'Que função quer editar?',
  optional_argument: '{name} (opcional)',
  argument_is: '{name}: {cells}',
  type_a_value_instead: 'Escrever um valor em vez disso',
  use_selected_cells_for: 'Usar as células seleccionadas: {name}',
  default_choice: 'Predefinição',
  choose: 'Escolher',
  formula_and_value: 'Fórmula e valor',
  still_needed: 'Falta: {names}',
  correct_the_arguments: 'Corrija os argumentos assinalados.',
  value_only_in_the_cell: 'Só a célula pode mostrar este valor, porque o Excel tem de calcular primeiro um argumento.',
  result: 'Resultado',
  first_rows_of: 'As primeiras {shown} de {count} linhas.',
  replace_in_the_cell: 'Substituir na célula',
  fill_down: 'Preencher para baixo',
  examples: 'Exemplos',
  use: 'Usar',
  use_the_example: 'Usar o exemplo: {what}',
  check_workbook: 'Verificar o livro',
  check_result:
    '{count, plural, =0 {Nenhuma fórmula do suplemento neste livro.} other {{count, plural, one {# fórmula verificada} other {# fórmulas verificadas}}: {findings, plural, =0 {está tudo em ordem.} one {# precisa de atenção.} other {# precisam de atenção.}}}}',
  check_not_compared_count:
    '{count, plural, one {# fórmula não foi comparada, porque só o Excel a pode calcular.} other {# fórmulas não foram comparadas, porque só o Excel as pode calcular.}}',
  check_not_loaded:
    'O Excel escreveu este nome quando o suplemento não estava carregado. Reparar escreve a fórmula com o seu nome habitual.',
  check_unknown_name: 'O Excel não conhecia a função quando calculou a célula. Reparar calcula-a de novo.',
  check_busy: 'A célula espera uma resposta que não chegou. Reparar volta a pedi-la.',
  check_answers_now: 'Já há uma resposta: {value}. Reparar calcula a célula de novo.',
  check_error: 'A célula mostra {shown}. Reparar calcula-a de novo.',
  check_differs: 'A célula mostraria agora {value} em vez de {shown}. Reparar calcula-a de novo.',
  check_differs_because:
    'A célula mostraria agora {value} em vez de {shown}. O valor assenta agora em: {source}, a {day}. Reparar calcula a célula de novo.',
  check_old: 'O valor está desactualizado.',
  check_old_since: 'O valor é de {day} e está desactualizado. Ainda não há um mais recente.',
  check_spill:
    'O resultado precisa de mais células vazias do que as que há. Limpe as que estão por baixo ou à direita.',
  check_differs_within:
    '{count, plural, one {# célula do resultado difere, {cell}.} other {# células do resultado diferem, a primeira é {cell}.}}',
  check_not_compared: 'Não comparada: só o Excel pode calcular esta fórmula.',
  repair: 'Reparar',
  repair_cell: 'Reparar {cell}',
  repair_all: 'Reparar {count} células',
  freeze: 'Congelar uma cópia',
  freeze_explained:
    'Congelar copia cada folha com estas fórmulas. As cópias só têm valores. Mais uma folha indica a data e as fontes de cada valor.',
  sources_of_the_values: 'Fontes dos valores',
  sheet: 'Folha',
  cell: 'Célula',
  formula: 'Fórmula',
  value: 'Valor',
  day: 'Data',
  sources: 'Fontes',
  frozen_on: 'Valores a {day}',
} satisfies Readonly<Record<keyof typeof english, string>>;
