import type { returns as english } from '../en/returns';

/** Returns of employers. */
export const returns = {
  // Refusals.
  return_unknown: 'Aucune déclaration ne porte le nom {sent}. GET /api/v1/payroll/returns en donne la liste.',
  return_unknown_of_country: 'Aucune déclaration ne porte le nom {sent}. Pour ce pays, il y a {known}.',
  return_rows_not_a_list: '`rows` doit être une liste de 1 à {most, number} salariés.',
  return_text_malformed: '`{field}` doit être un texte de {most, number} caractères au plus.',
  return_no_file:
    'Il n’y a pas de fichier pour {name} : sa présentation n’est pas confirmée, ou l’administration la reçoit à l’écran ou sur papier. Omettez `format` pour obtenir le tableau.',
  return_none_for_country: '{country} : aucune déclaration n’est répertoriée.',

  // What a reader must know about a layout.
  return_heading: 'présentation non confirmée',
  return_layout_not_official:
    'La présentation ne vient pas de l’administration elle-même : {basis} Comparez-la au modèle du portail avant de déposer le fichier.',
  return_layout_not_confirmed:
    'La présentation n’est pas confirmée : {basis} Utilisez le tableau pour vos contrôles seulement.',
  return_not_stored: 'Rien de ces lignes n’est conservé ni envoyé ailleurs.',

  // Problems of rows. They never repeat a value.
  return_value_missing: '{column} : la valeur manque.',
  return_identifier_malformed: '{name} : la forme est incorrecte. Forme attendue : {form}.',
  return_check_digit_wrong: '{name} : la clé de contrôle est incorrecte.',
  return_sign_forbidden: '{column} ne doit contenir aucun de ces signes : {signs}',
  return_begins_as_formula:
    '{column} ne doit pas commencer par {sign} : un tableur y lirait une formule. Le signe est omis.',
  return_letters_not_latin: '{column} doit avoir des lettres latines : le fichier n’en prend pas d’autres.',
  return_word_unknown: '{column} doit être l’une de ces valeurs : {words}.',
  return_too_long: '{column} doit avoir {most, number} caractères au plus.',
  return_day_malformed: '{column} doit être un jour, AAAA-MM-JJ.',
  return_duplicate: '{column} : la valeur est la même que dans une ligne précédente.',
  return_payslip_failed: 'Le bulletin de paie de cette ligne ne peut pas être calculé : `{code}`.',
  return_row_unreadable: 'Cette ligne ne peut pas être lue : `{field}`.',
  return_withheld_differs: 'L’impôt retenu en {month} n’est pas celui du bulletin de paie.',
  return_month_twice: 'Ce salarié a deux fois le mois {month}.',
  return_employee_unclear:
    'Plusieurs salariés ont peut-être ce nom. Indiquez le matricule, ou un autre numéro, dans chacune de leurs lignes.',
  return_namesakes_by_order:
    'Les salariés de même nom sans numéro sont distingués par l’ordre de leurs lignes dans chaque mois. Leurs premières lignes : {rows}. Indiquez leurs numéros pour en être certain.',
  return_month_outside: 'Le mois de cette ligne n’est pas l’un de ceux de la déclaration : {first} à {last}.',

  // Where columns take their values from.
  return_pay_contributory: 'Salaire soumis aux cotisations',
  return_pay_exempt: 'Salaire non imposé',
  return_all_reliefs: 'Abattements',
  return_all_credits: 'Crédits d’impôt',
  return_all_surcharges: 'Suppléments d’impôt',
  return_all_benefits: 'Avantages en nature',
  return_source_month: 'mois de la déclaration',
  return_source_number: 'numéro d’ordre',
  return_source_rows: 'nombre de lignes',
  return_source_ceiling: 'plafond : {name}',
  return_source_total: 'total de la colonne « {column} »',
} satisfies Record<keyof typeof english, string>;
