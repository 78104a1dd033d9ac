import type { webhooks as english } from '../en/webhooks';

/** Sentences about subscriptions: refused addresses, attempts that failed, and why a subscription ended. */
export const webhooks = {
  callback_missing:
    '`callback_url` est absent. Envoyez l’adresse qui reçoit les événements, par exemple "https://example.com/hook".',
  callback_not_text: '`callback_url` doit être un texte : une adresse, par exemple "https://example.com/hook".',
  kinds_wrong: '`kinds` doit être une liste de types, par exemple ["law", "policy_rate"].',
  countries_wrong: '`countries` doit être une liste de codes de pays, par exemple ["KE", "UG"].',
  thresholds_wrong: '`thresholds` doit être une liste de {most} seuils au plus, par exemple [{example}].',
  threshold_pair_wrong: '`pair` doit être deux devises séparées par une barre oblique, par exemple "USD/KES".',
  threshold_pair_fixed: '`pair` : le cours {pair} est fixe, il ne peut donc pas franchir de seuil.',
  thresholds_need_kind: '`thresholds` nécessite le type "exchange_rate". Ajoutez-le à `kinds`, ou omettez `kinds`.',
  threshold_crossed_above: '{pair} est passé au-dessus de {rate} : {after} au {day}, contre {before} auparavant.',
  threshold_crossed_below: '{pair} est passé au-dessous de {rate} : {after} au {day}, contre {before} auparavant.',
  subscriptions_too_many:
    'Le nombre d’abonnements actifs est limité à {most}. Supprimez-en un avant d’en créer un autre.',
  subscription_unknown:
    'Votre clé n’a pas d’abonnement {id}. Il a peut-être été supprimé ; GET /api/v1/subscriptions donne la liste des vôtres.',
  subscription_over: 'L’abonnement a pris fin : {because} Pour continuer, donnez à son `state` la valeur "active".',
  delivery_unknown: 'L’abonnement n’a pas d’envoi {id}. Les envois sont conservés {days} jours.',
  webhooks_off: 'Ce serveur n’envoie pas d’événements : son paramètre SVC_WEBHOOKS est désactivé.',
  callback_not_address:
    '`callback_url` doit être une adresse de {most, number} caractères au plus, par exemple https://example.com/hook.',
  callback_not_https: '`callback_url` doit commencer par https://.',
  callback_names_user: '`callback_url` ne doit contenir ni nom d’utilisateur ni mot de passe.',
  callback_port_refused: '`callback_url` doit utiliser le port 443, ou un port à partir de 1024.',
  callback_inside_network:
    '`callback_url` désigne une adresse interne à un réseau. Utilisez une adresse accessible depuis Internet.',
  attempt_status: 'Le destinataire a répondu par le code {status}.',
  attempt_redirected:
    'Le destinataire a répondu par le code {status}, une redirection, qui n’est pas suivie. Abonnez-vous avec l’adresse vers laquelle elle mène.',
  attempt_slow: 'Le destinataire n’a pas répondu dans le délai de {seconds} secondes.',
  attempt_inside_network: 'Le nom d’hôte du destinataire mène à une adresse interne à un réseau.',
  attempt_unreachable: 'Le destinataire est injoignable ({reason}).',
  change_of_test:
    'Ceci est un test. Aucun changement de ces types et de ces pays n’a été répertorié au cours des {days} derniers jours.',
  subscription_stopped: 'Une requête a modifié son état pour y mettre fin.',
  subscription_gone: 'Le destinataire a répondu par le code 410 : il ne veut plus recevoir d’envois.',
  subscription_refused: 'Le destinataire n’a accepté aucun envoi pendant {days} jours. Dernière tentative : {problem}',
} satisfies Record<keyof typeof english, string>;
