import type { sentences as english } from '../../en/dashboard/audit';

/** The audit trail, in French and ICU MessageFormat. */
export const sentences = {
  audit_filter: 'Filtre',
  audit_show: 'Afficher',
  audit_entries: 'Entrées',
  audit_none: 'Aucune entrée ne correspond.',
  audit_export: 'Exporter en CSV',
  audit_action: 'Action',
  audit_by_whom: 'Par qui',
  audit_by_whom_hint: 'Comme une entrée l’indique.',
  audit_before: 'Avant',
  audit_after: 'Après',
  audit_subject: 'Objet',
  audit_subject_hint: 'L’identifiant d’une clé, d’un membre, d’un jeton ou d’un compte.',
  audit_account_hint: 'Son identifiant. Vide : tous les comptes.',
  audit_first_day: 'Premier jour',
  audit_older: 'Il y a des entrées plus anciennes. Choisissez un dernier jour antérieur pour les voir.',
  audit_all_actions: 'Toutes',
  audit_all_of_them: 'tout',
  audit_none_of_them: 'aucun',
  audit_property_value: '{property} : {value}',
} satisfies Record<keyof typeof english, string>;
