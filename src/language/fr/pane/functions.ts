import type { sentences as english } from '../../en/pane/functions';

/** All functions of the add-in, in French and ICU MessageFormat. */
export const sentences = {
  find_a_function: 'Chercher une fonction',
  functions_found:
    '{count, plural, =0 {Aucune fonction trouvée. Essayez un autre mot.} one {# fonction} other {# fonctions}}',
  favourites: 'Favoris',
  add_to_favourites: 'Ajouter aux favoris',
  remove_from_favourites: 'Retirer des favoris',
  all_functions: 'Toutes les fonctions',
  edit_the_selected_formula: 'Modifier la formule de la cellule sélectionnée',
  cell_has_no_formula:
    'La cellule sélectionnée n’a pas de formule. Sélectionnez une cellule qui en a une, puis réessayez.',
  formula_cannot_be_read: 'Le volet ne peut pas lire cette formule. Modifiez-la dans la barre de formule.',
  formula_has_no_function:
    'Cette formule n’utilise aucune fonction du complément. Modifiez-la dans la barre de formule.',
  which_function_to_edit: 'Quelle fonction voulez-vous modifier ?',
  optional_argument: '{name} (facultatif)',
  argument_is: '{name} : {cells}',
  type_a_value_instead: 'Saisir une valeur à la place',
  use_selected_cells_for: 'Utiliser les cellules sélectionnées : {name}',
  default_choice: 'Par défaut',
  choose: 'Choisir',
  formula_and_value: 'Formule et valeur',
  still_needed: 'Il manque : {names}',
  correct_the_arguments: 'Corrigez les arguments signalés.',
  value_only_in_the_cell: 'Seule la cellule peut montrer cette valeur, car Excel doit d’abord calculer un argument.',
  result: 'Résultat',
  first_rows_of: 'Les {shown} premières lignes sur {count}.',
  replace_in_the_cell: 'Remplacer dans la cellule',
  fill_down: 'Recopier vers le bas',
  examples: 'Exemples',
  use: 'Utiliser',
  use_the_example: 'Utiliser l’exemple : {what}',
} satisfies Readonly<Record<keyof typeof english, string>>;
