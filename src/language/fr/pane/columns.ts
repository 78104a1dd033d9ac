import type { sentences as english } from '../../en/pane/columns';

/** A table of another payroll program, in French and ICU MessageFormat. */
export const sentences = {
  own_table_about:
    'Sélectionnez un tableau de salariés avec ses en-têtes, de n’importe quel logiciel de paie. Vous choisissez une seule fois la signification de chaque en-tête qui n’est pas compris.',
  read_the_headings: 'Lire les en-têtes',
  select_a_table_with_headings: 'Sélectionnez le tableau avec ses en-têtes : au moins deux lignes et deux colonnes.',
  columns_understood:
    '{understood, plural, one {# colonne est comprise.} other {# colonnes sont comprises.}} {open, plural, =0 {Aucune n’a besoin d’une signification.} one {# colonne a besoin d’une signification.} other {# colonnes ont besoin d’une signification.}}',
  choose_a_meaning: 'Choisissez une signification',
  show_all_columns: 'Afficher toutes les colonnes',
  show_open_columns: 'Afficher seulement les colonnes à préciser',
  meanings_are_kept:
    'Les significations sont conservées dans ce classeur, sur la feuille {sheet}. La formule les y lit.',
  calculate_beside_the_table: 'Calculer à côté du tableau',
  own_table_only_in_excel: 'Un tableau à vous ne peut être lu que dans Excel. Ouvrez ce volet dans Excel.',
  sheet_of_meanings: 'Sens des colonnes',
  heading_of_column: 'En-tête',
  meaning_of_column: 'Signification',
} satisfies Readonly<Record<keyof typeof english, string>>;
