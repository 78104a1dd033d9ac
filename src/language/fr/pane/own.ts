import type { sentences as english } from '../../en/pane/own';

/** What the reader brings and keeps: tables of other programs, saved employees and links, in French and ICU MessageFormat. */
export const sentences = {
  own_table_about:
    'Sélectionnez un tableau de salariés avec ses en-têtes, de n’importe quel logiciel de paie. Vous choisissez une seule fois la signification de chaque en-tête qui n’est pas compris.',
  read_the_headings: 'Lire les en-têtes',
  columns_understood:
    '{understood, plural, one {# colonne est comprise.} other {# colonnes sont comprises.}} {open, plural, =0 {Aucune n’a besoin d’une signification.} one {# colonne a besoin d’une signification.} other {# colonnes ont besoin d’une signification.}}',
  choose_a_meaning: 'Choisissez une signification',
  show_all_columns: 'Afficher toutes les colonnes',
  show_open_columns: 'Afficher seulement les colonnes à préciser',
  meanings_are_kept:
    'Les significations sont conservées dans ce classeur, sur la feuille {sheet}. La formule les y lit.',
  keep_the_meanings: 'Conserver les significations',
  calculate_beside_the_table: 'Calculer à côté du tableau',
  own_table_only_in_excel: 'Votre propre tableau ne peut être lu que dans Excel. Ouvrez ce volet dans Excel.',
  saved_about:
    'Les salariés et les scénarios sont conservés dans ce classeur, pas sur le serveur. Toute personne qui a le fichier y a accès.',
  saved_employee: '{name}, {country}',
  remove_saved: 'Supprimer {name}',
  saved_removed: '{name} a été supprimé du classeur.',
  saved_kept: '{name} est conservé dans le classeur. Enregistrez le fichier pour le garder.',
  workbook_keeps_nothing: 'Excel ne l’a pas conservé. Le classeur est peut-être en lecture seule.',
  name_of_saved: 'Nom du salarié ou du scénario',
  save_in_workbook: 'Enregistrer dans le classeur',
  link_copied: 'Le lien a été copié. Il ouvre le volet dans un navigateur avec la question actuelle.',
  link_not_copied: 'Le navigateur n’a pas copié le lien. Réessayez.',
} satisfies Readonly<Record<keyof typeof english, string>>;
