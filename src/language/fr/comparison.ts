/** Phrases sur une paie selon deux hypothèses. */
export const comparison = {
  comparison_rule_changed: '{name} : {before} → {after}',
  comparison_rule_new: '{name} : nouveau, {after}',
  comparison_rule_ends: '{name} : supprimé, auparavant {before}',
  comparison_bracket_above: '{name} : tranche au-delà de {from} {period}, {before} → {after}',
  comparison_bracket_between: '{name} : tranche de {from} à {to} {period}, {before} → {after}',
  comparison_due_in_months: '{name} : due pour ces mois seulement : {months}',
  comparison_exchange_rate: '{name} : un montant dans une autre devise, au cours de change du jour',
  comparison_shares: 'Parts du quotient familial',
  comparison_paid_once: 'Éléments versés une seule fois',
  comparison_country: 'La loi appliquée est celle de : {after}, au lieu de celle de : {before}.',
  comparison_raised_percent:
    'Le salaire est plus élevé de {percent} dans `{setting}`, sans compter les montants indiqués.',
  comparison_cut_percent:
    'Le salaire est moins élevé de {percent} dans `{setting}`, sans compter les montants indiqués.',
  comparison_raised_amount: 'Le salaire est plus élevé de {amount} dans `{setting}`.',
  comparison_cut_amount: 'Le salaire est moins élevé de {amount} dans `{setting}`.',
  comparison_employer: 'Les paramètres de l’employeur diffèrent : {settings}.',
  comparison_not_explained: 'Ces lignes diffèrent, et aucune règle répertoriée ne dit pourquoi : {lines}.',
  comparison_setting_failed: 'Hypothèse `{setting}` : {why}',
  comparison_needs_rate:
    'Les bulletins de paie sont en {first} et en {second}. Envoyez `rate` avec l’hypothèse à convertir : le nombre d’unités de sa devise pour une unité de celle des lignes.',
  comparison_announced: 'Les changements annoncés ne sont pas encore la loi. Aucun chiffre n’en tient compte.',
} as const;
