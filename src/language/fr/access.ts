import type { access as english } from '../en/access';

/** Refusals of keys, plans, limits and sessions. */
export const access = {
  api_key_missing:
    'Aucune clé d’API n’a été envoyée. Envoyez-la dans l’en-tête `x-api-key`. Au premier démarrage, le serveur a créé une clé et indiqué où elle est enregistrée ; sa commande `keys` en crée d’autres.',
  api_key_repeated: 'La clé d’API a été envoyée plusieurs fois. Envoyez-la une seule fois.',
  api_key_unknown:
    'La clé d’API n’est pas valide. Vérifiez qu’elle est complète, avec son préfixe svc_live_ ou svc_test_.',
  api_key_disabled:
    'Cette clé d’API a été désactivée. Utilisez une autre clé ou adressez-vous à la personne qui vous l’a remise.',
  account_token_missing:
    'Aucun jeton de compte n’a été envoyé. Envoyez-le dans l’en-tête `x-api-key`. Un propriétaire ou un administrateur du compte peut en créer un.',
  account_token_unknown:
    'Le jeton de compte n’est pas valide. Vérifiez qu’il est complet, avec son préfixe svc_acct_, et qu’il n’a pas été révoqué.',
  account_token_expired: 'Ce jeton de compte a expiré le {day} (UTC). Utilisez-en un autre.',
  account_token_required:
    'Il faut ici un jeton de compte, et vous avez envoyé une clé d’API. Les jetons de compte portent le préfixe svc_acct_.',
  account_token_as_key:
    'Ceci est un jeton de compte, qui sert à gérer les clés. Pour obtenir des données, envoyez une clé d’API portant le préfixe svc_live_ ou svc_test_.',
  access_token_as_key:
    'Ceci est le jeton d’un programme connecté : il ne fonctionne qu’à l’adresse réservée aux agents. Ailleurs, envoyez une clé d’API portant le préfixe svc_live_ ou svc_test_.',
  access_token_unknown:
    'Le jeton d’accès n’est pas valide ou a expiré. Renouvelez-le ou connectez de nouveau le programme.',
  program_client_unknown:
    'Le programme qui vous a dirigé ici n’est pas enregistré auprès de ce service. Ouvrez-le, supprimez sa connexion, puis connectez-le de nouveau.',
  program_redirect_wrong:
    'Le programme qui vous a dirigé ici indique une adresse de réponse qu’il n’a pas enregistrée. Rien n’y a été envoyé.',
  program_request_incomplete:
    'Le programme qui vous a dirigé ici n’a pas envoyé toutes les informations nécessaires. Recommencez depuis le programme.',
  program_asks_elsewhere:
    'Les jetons sont délivrés pour {resource} uniquement, et le programme a demandé une autre adresse.',
  program_parameter_missing: 'Le paramètre {name} est absent, mal formé ou envoyé plusieurs fois.',
  program_grant_type_wrong: 'Le type d’autorisation doit être authorization_code ou refresh_token.',
  program_code_refused: 'Le code est erroné, déjà utilisé ou expiré. Connectez de nouveau le programme.',
  program_refresh_refused:
    'Le jeton d’actualisation est erroné, déjà utilisé ou expiré. Connectez de nouveau le programme.',
  program_redirect_uris_wrong:
    'redirect_uris doit contenir de 1 à 10 adresses de 500 caractères au plus, en https, ou en http pour localhost, 127.0.0.1 ou [::1].',
  program_registration_wrong:
    'Envoyez du JSON avec redirect_uris. client_name compte 100 caractères au plus, sur une seule ligne, et grant_types comprend authorization_code.',
  program_unknown_here: 'Le compte n’a pas ce programme connecté.',
  programs_too_many:
    'Le compte a déjà {most, number} programmes connectés, soit le maximum autorisé. Déconnectez ceux que vous n’utilisez plus.',
  account_closed: 'Ce compte a été désactivé. Adressez-vous à l’exploitant du service.',
  account_changes_too_many:
    'Un compte peut être modifié {most, number} fois par jour, car la piste d’audit conserve chaque modification. Reprenez après {until}. D’ici là, vous pouvez encore retirer des membres, et supprimer ou révoquer ce qui existe.',
  account_names_too_many:
    'Un compte peut être renommé {most, number} fois par jour. Renommez-le de nouveau après {until}.',
  account_calls_too_fast:
    'Le compte envoie plus de {most, number} requêtes par minute. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
  permission_denied: 'Le rôle {role} ne permet pas cette opération. Il faut l’un de ces rôles : {roles}.',
  invitation_wrong:
    'Cette invitation a été utilisée ou révoquée, a expiré, ou est destinée à une autre adresse. Demandez-en une nouvelle à la personne qui vous a invité.',
  account_not_yours: 'Vous n’êtes pas membre de ce compte. Choisissez-en un autre.',
  last_owner_leaves:
    'Vous êtes le seul propriétaire du compte {account}, qui a d’autres membres. Désignez d’abord l’un d’eux comme propriétaire.',
  last_owner: 'Un compte doit avoir un propriétaire. Désignez d’abord un autre membre comme propriétaire.',
  token_unknown_here: 'Le compte n’a pas ce jeton, ou le jeton a déjà été révoqué.',
  member_unknown_here: 'Le compte n’a pas ce membre.',
  key_of_account_unknown: 'Le compte n’a pas de clé {id}. `GET /api/v1/keys` donne la liste de ses clés.',
  key_gets_no_successor: 'État de la clé : {state}. Elle ne peut donc pas être remplacée. Créez une nouvelle clé.',
  key_has_successor:
    'La clé a déjà été remplacée et fonctionne jusqu’au {day} (UTC). Remplacez plutôt celle qui lui succède. Pour mettre fin tout de suite à cette clé, désactivez-la.',
  keys_too_many:
    'Le compte a déjà {most, number} clés, soit le maximum autorisé. Supprimez celles que vous n’utilisez plus.',
  plan_not_higher: 'La formule {plan} n’est pas supérieure à la formule actuelle, {current}.',
  plan_requested_before: 'Le compte a demandé la formule {plan} le {day}, et cette demande est toujours en attente.',
  account_disabled: 'Le compte de cette clé d’API a été désactivé. Adressez-vous à l’exploitant du service.',
  api_key_replaced: 'Cette clé d’API a été remplacée et a expiré le {day} (UTC). Utilisez celle qui lui succède.',
  api_key_expired:
    'Cette clé d’API a expiré le {day} (UTC). Utilisez une autre clé ou adressez-vous à la personne qui vous l’a remise.',
  network_not_allowed:
    'Cette clé d’API ne peut pas être utilisée depuis {address}. Appelez depuis l’un des réseaux autorisés, ou demandez à la personne qui vous l’a remise d’ajouter celui-ci.',
  operation_not_allowed:
    'Cette clé d’API ne peut pas servir à `{operation}`, mais seulement à {allowed}. Utilisez une autre clé ou adressez-vous à la personne qui vous l’a remise.',
  plan_too_low:
    '{feature} : il faut la formule {wanted} ou une formule supérieure. Cette clé relève de la formule {plan}.',
  past_rate: 'Cours de change passé',
  past_price: 'Prix de carburant passé',
  past_figure: 'Indicateur passé',
  rate_history: 'Historique des cours de change',
  series_history: 'Historique d’une série',
  request_exceeds_plan:
    'La formule autorise {limit, number} appels par {period, select, minute {minute} month {mois} other {{period}}}, et cette requête en contient {calls, number}, un par élément. Envoyez moins d’éléments à la fois.',
  plan_used_up:
    'La formule autorise {limit, number} appels par {period, select, minute {minute} month {mois} other {{period}}}, et tous sont utilisés. Réessayez {when}.',
  plan_nearly_used_up:
    'La formule autorise {limit, number} appels par {period, select, minute {minute} month {mois} other {{period}}}. Cette requête en demande {calls, number}, et il en reste moins. Réessayez {when}.',
  in_seconds: 'dans {seconds, plural, one {# seconde} other {# secondes}}',
  next_month: 'le premier jour du mois prochain (UTC)',
  test_calls_too_fast:
    'Les clés de test de votre compte envoient trop d’appels. La limite est de {most, number} par minute. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
  session_calls_too_fast:
    'Le complément envoie trop d’appels depuis cet appareil. La limite est de {most, number} par minute. Relancez le calcul dans {seconds, plural, one {# seconde} other {# secondes}}.',
  strangers_too_many:
    'Votre adresse a envoyé plus de {most, number} requêtes sans clé en une minute. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
  access_code_needed: 'Saisissez le code d’accès que votre administrateur vous a donné.',
  access_code_unknown: 'Ce code d’accès n’est pas valide. Vérifiez-le ou demandez-en un autre à votre administrateur.',
  access_code_expired: 'Ce code d’accès a expiré. Demandez-en un autre à votre administrateur.',
  access_code_used_up:
    'Ce code d’accès a déjà servi sur {devices, plural, one {le seul appareil prévu} other {les # appareils prévus}}. Demandez-en un autre à votre administrateur.',
  access_codes_too_many:
    'Trop de codes d’accès erronés ont été saisis. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.',
  device_access_ended:
    'L’accès depuis cet appareil a pris fin. Saisissez un code d’accès ou demandez-en un à votre administrateur.',
  device_access_revoked: 'L’accès depuis cet appareil a pris fin. Demandez un code d’accès à votre administrateur.',
  session_missing:
    'Aucune session n’a été envoyée. Ouvrez-en une avec POST /addin/session, puis envoyez son jeton sous la forme `authorization: Bearer`.',
  session_expired: 'La session a expiré. Ouvrez-en une nouvelle avec POST /addin/session.',
  session_foreign: 'La session n’a pas été ouverte par ce serveur. Ouvrez-en une avec POST /addin/session.',
  sign_in_token_missing:
    'Aucun jeton d’authentification n’a été envoyé. Office en fournit un au complément lorsque vous êtes connecté avec votre compte professionnel.',
  sign_in_token_refused:
    'Le jeton d’authentification est refusé : {reason}. Reconnectez-vous à Office ou adressez-vous à votre administrateur.',
  token_expired: 'il a expiré',
  token_of_other_tenant: 'il appartient à un autre locataire (tenant)',
  token_issuer_wrong: 'il appartient à un autre locataire (tenant), ou ce n’est pas un jeton de version 2',
  token_of_other_application: 'il a été délivré pour une autre application',
  token_claim_wrong: 'sa revendication {claim} est incorrecte',
  token_not_signed: 'le locataire (tenant) ne l’a pas signé',
  token_lacks_permission: 'il lui manque l’autorisation {permission}',
  sign_in_service_unreachable:
    'Le service d’authentification de Microsoft ne répond pas : votre connexion ne peut pas être vérifiée. Réessayez dans un instant.',
  local_name_foreign:
    'Avec SVC_ADDIN_ACCESS=local, le complément ne fonctionne que sur cette machine, sous localhost. Pour ouvrir l’accès à d’autres personnes, donnez à SVC_ADDIN_ACCESS la valeur code ou entra.',
  port_foreign: 'La requête désigne un autre port que celui du serveur.',
  request_forwarded:
    'La requête a été relayée depuis une autre machine. Or, avec SVC_ADDIN_ACCESS=local, le complément ne fonctionne que sur cette machine. Donnez à SVC_ADDIN_ACCESS la valeur code ou entra.',
  site_foreign: 'Un autre site ne peut pas appeler le complément. Ouvrez le complément à l’adresse de ce serveur.',
  origin_foreign:
    'Un autre site ne peut pas appeler le complément. Ouvrez le complément à l’adresse de ce serveur, ou donnez à SVC_PUBLIC_URL l’adresse que les gens utilisent.',
  agent_origin_foreign:
    'Les pages d’un autre site ne peuvent pas appeler le service. L’exploitant peut les autoriser avec SVC_CORS_ORIGINS.',
  metrics_unread: 'Aucun processus de ce serveur ne fournit ses mesures pour l’instant. Réessayez dans un instant.',
  metrics_private:
    'Ici, les mesures sont privées. Demandez-les depuis la machine du serveur, ou envoyez le jeton de SVC_METRICS_TOKEN sous la forme `Authorization: Bearer`.',
} satisfies Record<keyof typeof english, string>;
