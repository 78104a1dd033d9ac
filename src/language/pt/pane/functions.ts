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
} satisfies Readonly<Record<keyof typeof english, string>>;
