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
  which_function_to_edit: 'Quelle fonction voulez-vous modifier ?',
  optional_argument: '{name} (facultatif)',
  argument_is: '{name} : {cells}',
  type_a_value_instead: 'Saisir une valeur à la place',
  use_selected_cells_for: 'Utiliser les cellules sélectionnées : {name}',
  default_choice: 'Par défaut',
  choose: 'Choisir',
  formula_and_value: 'Formule et valeur',
  still_needed: 'Il manque : {names}',
  correct_the_arguments: 'Corrigez les arguments signalés.',
  value_only_in_the_cell: 'Seule la cellule peut montrer cette valeur, car Excel doit d’abord calculer un argument.',
  result: 'Résultat',
  first_rows_of: 'Les {shown} premières lignes sur {count}.',
  replace_in_the_cell: 'Remplacer dans la cellule',
  fill_down: 'Recopier vers le bas',
  examples: 'Exemples',
  use: 'Utiliser',
  use_the_example: 'Utiliser l’exemple : {what}',
  check_workbook: 'Vérifier le classeur',
  check_result:
    '{count, plural, =0 {Aucune formule du complément dans ce classeur.} other {{count, plural, one {# formule vérifiée} other {# formules vérifiées}} : {findings, plural, =0 {tout est en ordre.} one {# demande votre attention.} other {# demandent votre attention.}}}}',
  check_not_compared_count:
    '{count, plural, one {# formule n’a pas été comparée, car seul Excel peut la calculer.} other {# formules n’ont pas été comparées, car seul Excel peut les calculer.}}',
  check_not_loaded:
    'Excel a écrit ce nom alors que le complément n’était pas chargé. Réparer écrit la formule avec son nom habituel.',
  check_unknown_name: 'Excel ne connaissait pas la fonction lorsqu’il a calculé la cellule. Réparer la recalcule.',
  check_busy: 'La cellule attend une réponse qui n’est pas venue. Réparer la redemande.',
  check_answers_now: 'Il y a maintenant une réponse : {value}. Réparer recalcule la cellule.',
  check_error: 'La cellule affiche {shown}. Réparer la recalcule.',
  check_differs: 'La cellule afficherait maintenant {value} au lieu de {shown}. Réparer la recalcule.',
  check_differs_because:
    'La cellule afficherait maintenant {value} au lieu de {shown}. Le chiffre repose maintenant sur : {source}, au {day}. Réparer recalcule la cellule.',
  check_old: 'Le chiffre n’est plus à jour.',
  check_old_since: 'Le chiffre date du {day} et n’est plus à jour. Il n’y en a pas encore de plus récent.',
  check_spill:
    'Le résultat a besoin de plus de cellules vides qu’il n’y en a. Videz celles qui sont au-dessous ou à droite.',
  check_differs_within:
    '{count, plural, one {# cellule du résultat diffère, {cell}.} other {# cellules du résultat diffèrent, la première est {cell}.}}',
  check_not_compared: 'Non comparé : seul Excel peut calculer cette formule.',
  repair: 'Réparer',
  repair_cell: 'Réparer {cell}',
  repair_all: 'Réparer {count} cellules',
  freeze: 'Figer une copie',
  freeze_explained:
    'Figer copie chaque feuille qui contient ces formules. Les copies ne contiennent que des valeurs. Une feuille de plus énumère la date et les sources de chaque valeur.',
  sources_of_the_values: 'Sources des valeurs',
  sheet: 'Feuille',
  cell: 'Cellule',
  formula: 'Formule',
  value: 'Valeur',
  day: 'Date',
  sources: 'Sources',
  frozen_on: 'Valeurs au {day}',
} satisfies Readonly<Record<keyof typeof english, string>>;
