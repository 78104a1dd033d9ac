import type { sentences as english } from '../../en/dashboard/plan';

/** The plan of an account, in French and ICU MessageFormat. */
export const sentences = {
  plans: 'Formules',
  no_limit_of_calls: 'Sans limite',
  calls_a_month: 'Appels par mois',
  calls_a_minute: 'Appels par minute',
  past_figures: 'Chiffres du passé',
  how_to_get_it: 'Comment l’obtenir',
  plan_yours: '{plan} (la vôtre)',
  yes: 'Oui',
  no: 'Non',
  on_request: 'Sur demande',
  at_once: 'Aussitôt',
  plans_side_by_side: 'Comparaison des formules',
  ask_for_higher: 'Demander une formule supérieure',
  request_sent: 'Votre demande est envoyée. L’exploitant de ce service décide.',
  needed_for: 'Pourquoi vous en avez besoin',
  needed_for_hint: 'Par exemple, combien de salariés et combien d’appels par mois.',
  send_request: 'Envoyer la demande',
  earlier_requests: 'Demandes précédentes',
  no_requests: 'Il n’y en a pas.',
  column_note: 'Note',
  column_by: 'Par',
  column_decision: 'Décision',
  not_decided: 'Pas encore de décision',
  decided_at: '{decision}, {moment}',
} satisfies Record<keyof typeof english, string>;
