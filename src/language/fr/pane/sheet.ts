import type { sentences as english } from '../../en/pane/sheet';

/** What the pane does in the sheet, in French and ICU MessageFormat. */
export const sentences = {
  cells_taken:
    '{more, plural, =0 {{cell} n’est pas vide} one {{cell} et # autre cellule ne sont pas vides} other {{cell} et # autres cellules ne sont pas vides}}. Videz la colonne à droite de la sélection, ou insérez-en une nouvelle, puis réessayez.',
  cells_spilled:
    '{more, plural, =0 {{cell} n’est pas vide et contient} one {{cell} et # autre cellule ne sont pas vides et contiennent} other {{cell} et # autres cellules ne sont pas vides et contiennent}} les résultats propagés d’une formule. Choisissez un autre emplacement.',
  restored: '{place} : contenu rétabli.',
  skipped_headings: '{count, plural, one {# en-tête} other {# en-têtes}}',
  skipped_blanks: '{count, plural, one {# cellule vide} other {# cellules vides}}',
  skipped_texts: '{count, plural, one {# cellule sans nombre} other {# cellules sans nombre}}',
  skipped_not_positive: '{count, plural, one {# montant nul ou négatif} other {# montants nuls ou négatifs}}',
  skipped: 'Ignorés : {parts}.',
  not_calculated:
    '{count, plural, one {# montant n’a pas pu être calculé} other {# montants n’ont pas pu être calculés}} : {reason}',
  conversion_stopped:
    'Arrêt après {done} sur {total, plural, one {# montant} other {# montants}}. Leur salaire net est dans {place}. Annuler le retire.',
  converted: 'Le salaire net de {count, plural, one {# montant} other {# montants}} est dans {place}.',
  formula_copied: 'La formule a été copiée.',
  table_copied: 'Le tableau a été copié.',
  payroll_copied: 'Le tableau de paie a été copié.',
  earlier_content_replaced: 'Elle a remplacé le contenu précédent. Annuler le rétablit.',
  formula_inserted: 'La formule est dans {place}.',
  payroll_inserted:
    'Le tableau de paie est dans {place}, et ses chiffres commencent en {figures}. Remplacez les lignes d’exemple.',
  own_table_calculated: 'La paie se trouve en {place}. Annuler la supprime.',
  own_table_needs_room: 'La paie a besoin de {place}, qui n’est pas vide.',
  own_table_removed: 'La paie à côté du tableau a été supprimée.',
  meanings_kept:
    'Les significations sont conservées dans la feuille {sheet}. Les formules du classeur qui les lisent sont recalculées.',
  meanings_taken_back: 'Les significations ont été retirées.',
  excel_could_not_write_the_payroll: 'Excel n’a pas pu écrire la paie. Annuler supprime ce qui a été écrit.',
  the_workbook_has_changed_since:
    'Le classeur a changé depuis : quelqu’un y a saisi quelque chose. Rien n’a été supprimé.',
  the_sheets_of_the_workbook_were_removed: 'Les feuilles du classeur ont été supprimées.',
  workbook_built: '{sheets} feuilles ont été ajoutées. Commencez par {first}. Annuler les supprime.',
  excel_could_not_build_the_workbook:
    'Excel n’a pas pu créer le classeur. Annuler supprime ce qui a été écrit. Réessayez dans un nouveau classeur.',
  convert_a_column_to_net_pay: 'Convertir une colonne en salaire net',
  this_works_only_in_excel_because:
    'Cette fonction n’existe que dans Excel, car elle écrit dans une feuille. Vous avez ouvert cette page dans un navigateur.',
  in_excel_open_this_pane_select:
    'Dans Excel, ouvrez ce volet, sélectionnez une colonne de salaires bruts et choisissez Convertir une colonne. Le salaire net s’inscrit dans la colonne à sa droite.',
  here_you_can_copy_a_formula:
    'Ici, vous pouvez copier une formule ou un tableau de chaque vue et le coller dans une feuille.',
  close: 'Fermer',
  select_a_column_of_gross_pay:
    'Sélectionnez une colonne de salaires bruts dans la feuille. Le salaire net s’inscrit dans la colonne à sa droite.',
  of_cells: '{done} cellules sur {total}',
  reading_the_selection: 'Lecture de la sélection …',
  cells_converted: 'Cellules converties',
  replace_existing_values: 'Remplacer les valeurs existantes',
  stop: 'Arrêter',
  cancel: 'Annuler',
  convert: 'Convertir',
  paste_it_into_a_sheet: 'Collez le contenu dans une feuille.',
  the_browser_blocked_the_clipboard_allow:
    'Le navigateur a bloqué le presse-papiers. Autorisez l’accès au presse-papiers, puis réessayez.',
  has_changed_since_nothing_was_undone: '{place} a changé depuis. Rien n’a été annulé.',
  all_changes_were_undone: '{message} Toutes les modifications ont été annulées.',
  part_of_the_column_was_written: '{message} Une partie de la colonne a été écrite. Annuler la retire.',
  stopped_nothing_was_written: 'Arrêt. Rien n’a été écrit.',
  nothing_was_written: 'Rien n’a été écrit.',
  excel_did_not_accept_the_column:
    'Excel n’a pas accepté la colonne. Sélectionnez une seule colonne de salaires bruts, puis réessayez.',
  more_than_one_column_is_selected:
    'Plusieurs colonnes sont sélectionnées. Sélectionnez une seule colonne de salaires bruts.',
  the_selection_is_empty_select_a: 'La sélection est vide. Sélectionnez une colonne de salaires bruts.',
  there_is_no_column_to_the: 'Il n’y a pas de colonne à droite de la sélection. Déplacez les montants vers la gauche.',
  the_selection_has_no_amount_above:
    'La sélection ne contient aucun montant supérieur à 0. Sélectionnez une colonne de salaires bruts, et convertissez en nombres les montants stockés comme texte.',
  there_is_nothing_to_undo: 'Il n’y a rien à annuler.',
  the_sheet_no_longer_exists_nothing: 'La feuille n’existe plus. Rien n’a été annulé.',
  excel_could_not_undo_this_change:
    'Excel n’a pas pu annuler cette modification. Réessayez, ou appuyez sur Ctrl+Z dans la feuille.',
  another_change_to_the_sheet_is:
    'Une autre modification de la feuille est en cours. Attendez qu’elle se termine, ou arrêtez-la.',
  paste_it_into_cell_a1_of: 'Collez le contenu dans la cellule A1 d’une feuille vide : sa formule y lit les cellules.',
  there_is_no_sheet_here_open: 'Il n’y a pas de feuille ici. Ouvrez ce volet dans Excel pour convertir une colonne.',
  is_restored: '{place} : contenu rétabli.',
  excel_did_not_accept_the_formula:
    'Excel n’a pas accepté la formule {text}. Sélectionnez une autre cellule, puis réessayez.',
  the_table_no_longer_exists_nothing: 'Le tableau n’existe plus. Rien n’a été annulé.',
  the_table_was_moved_or_has:
    'Le tableau a été déplacé depuis, ou il a plus de lignes. Rien n’a été annulé. Supprimez-le dans la feuille.',
  the_payroll_table_was_removed_and: 'Le tableau de paie a été retiré, et le contenu de {whole} est rétabli.',
  the_table_does_not_fit_here: 'Le tableau ne tient pas ici. Sélectionnez une cellule plus haut ou plus à gauche.',
  the_table_needs_which_is_not:
    'Le tableau a besoin de {whole}, qui n’est pas vide. Sélectionnez une cellule avec assez de cellules vides au-dessous et à sa droite.',
  excel_could_not_create_a_table:
    'Excel n’a pas pu créer de tableau ici. Il chevauche peut-être un autre tableau ou des cellules fusionnées. Sélectionnez une zone vide, puis réessayez.',
  the_table_was_moved_or_changed:
    'Le tableau a été déplacé ou modifié depuis. Rien n’a été annulé. Supprimez-le dans la feuille.',
  the_table_was_removed_and_is: 'Le tableau a été retiré, et le contenu de {whole} est rétabli.',
  there_are_no_rows_to_insert: 'Il n’y a pas de ligne à insérer.',
  the_table_does_not_fit_between:
    'Le tableau ne tient pas entre cette cellule et le bord de la feuille. Sélectionnez une cellule plus haut ou plus à gauche.',
  the_table_is_in_with_its: 'Le tableau est dans {table}, avec sa source au-dessous.',
  due_for_a_check: 'À vérifier :',
  out_of_date: 'Périmé :',
  sample_data: 'Données d’exemple :',
  the_finance_service_did_not_answer: 'Le service financier n’a pas répondu. Réessayez.',
  the_sheet_is_protected_choose_review:
    'La feuille est protégée. Choisissez Révision, Ôter la protection de la feuille, puis réessayez.',
  a_cell_is_being_edited_press: 'Une cellule est en cours de saisie. Appuyez sur Entrée pour terminer, puis réessayez.',
  several_areas_are_selected_select_one:
    'Plusieurs zones sont sélectionnées. Sélectionnez une seule zone, puis réessayez.',
  the_sheet_no_longer_exists_select:
    'La feuille n’existe plus. Sélectionnez une cellule d’une autre feuille, puis réessayez.',
  excel_is_busy_wait_until_it: 'Excel est occupé. Attendez qu’il ait terminé, puis réessayez.',
  excel_is_moving_these_cells_try: 'Excel déplace ces cellules. Réessayez.',
  column: 'Colonne {value}',
  the_selection_could_not_be_read: 'Excel n’a pas pu lire la sélection. Réessayez.',
  fill_taken: '{cell} n’est pas vide. Choisissez une colonne vide, puis réessayez.',
  the_workbook_could_not_be_read: 'Excel n’a pas pu lire le classeur. Réessayez.',
  formulas_are_as_before: '{count, plural, one {# formule est comme avant.} other {# formules sont comme avant.}}',
  formulas_computed_again: '{count, plural, one {# formule est recalculée.} other {# formules sont recalculées.}}',
  nothing_was_repaired: 'Excel n’a pas accepté les formules. Rien n’a été réparé.',
  frozen_sheet: '{name} (valeurs)',
  frozen: 'Nouvelles feuilles : {names}.',
  frozen_sheets_removed: '{count, plural, one {# feuille a été supprimée.} other {# feuilles ont été supprimées.}}',
  the_sheets_could_not_be_copied: 'Excel n’a pas pu copier les feuilles. Il faut Excel 2021 ou Microsoft 365.',
  select_a_table: 'Sélectionnez le tableau des salariés : une ligne d’en-têtes, et une ligne pour chacun.',
  table_too_large: 'Le tableau a trop de cellules. Sélectionnez-en {most, number} au plus.',
} satisfies Readonly<Record<keyof typeof english, string>>;
