import type { keysCommand as english } from '../en/keys-command';

/** What the commands of keys and of access codes say. */
export const keysCommand = {
  keys_about:
    'Crée et gère les clés d’API. Seules des empreintes irréversibles sont conservées : une clé n’est affichée qu’une fois, à sa création. Les serveurs en marche appliquent un changement en moins d’une seconde.',
  keys_named:
    '<key> désigne une clé par son identifiant ou au moins ses 4 premiers caractères, par son nom (la clé la plus récente de ce nom), par la partie que `list` affiche, ou par la clé elle-même. Avec -, la clé est lue sur l’entrée standard : elle ne reste donc pas dans l’historique du terminal.',
  keys_plan_option: 'formule de la clé',
  keys_expires_option:
    'dernier jour (UTC) de la clé, par exemple 2027-03-31, ou un nombre de jours, par exemple 90d ; `never` : elle n’expire pas',
  keys_networks_option:
    'adresses et réseaux depuis lesquels elle peut être utilisée, par exemple 10.0.0.0/8,2001:db8::/32 ; `any` : tous. Indiquez dans SVC_TRUSTED_PROXIES un proxy placé devant le serveur',
  keys_operations_option:
    'opérations pour lesquelles elle peut être utilisée, parmi {operations}, séparées par des virgules ; `any` : toutes',
  keys_create: 'crée une clé et l’affiche, sans rien d’autre, sur la sortie standard',
  keys_env_option: 'live est décompté de la formule ; test répond avec des données d’exemple',
  keys_name_option: 'la personne ou le programme qui la reçoit',
  keys_created_json_option: 'affiche la clé avec toutes ses propriétés, en JSON',
  keys_list:
    'affiche la liste de toutes les clés, sans les clés elles-mêmes. Les serveurs enregistrent la dernière utilisation chaque minute, et quand ils s’arrêtent',
  keys_none: 'Il n’y a pas de clés. Créez-en une avec `npm run --silent keys -- create`.',
  keys_show: 'affiche toutes les propriétés d’une clé',
  keys_change: 'change le nom, l’expiration, les réseaux ou les opérations d’une clé',
  keys_nothing_to_change: 'Il n’y a rien à changer. Indiquez `--name`, `--expires`, `--networks` ou `--operations`.',
  keys_disable: 'désactive une clé',
  keys_enable: 'réactive une clé désactivée',
  keys_rotate:
    'crée une clé qui succède à celle-ci, avec la même formule et les mêmes limites, et l’affiche. L’ancienne clé fonctionne jusqu’à la fin du chevauchement. Les serveurs utilisent d’eux-mêmes celle qui succède à leur propre clé, `this machine`',
  keys_overlap_option: 'nombre d’heures pendant lesquelles les deux clés fonctionnent',
  keys_overlap_wrong: '`--overlap` demande un nombre d’heures, 0 ou plus.',
  keys_plan: 'fait passer une clé à une autre formule ({plans}), avec celle qui la précède ou lui succède',
  keys_plan_of_account:
    'La clé {id} ({name}) suit la formule de son compte. Changez celle-ci avec `npm run --silent admin -- accounts plan {account} {plan}`.',
  keys_usage: 'affiche les appels de ce mois, y compris ceux que les serveurs en marche ont réservés',
  keys_calls: '{current} sur {limit}',
  keys_unlimited: 'un nombre illimité',
  keys_networks_wrong:
    '`--networks` demande des adresses ou des réseaux séparés par des virgules, par exemple 10.0.0.0/8,2001:db8::/32, ou `any`.{wrong, select, none {} other { « {wrong} » n’est ni l’un ni l’autre.}}',
  keys_operations_wrong:
    '`--operations` demande des opérations parmi {operations}, séparées par des virgules, ou le mot `any`.{wrong, select, none {} other { « {wrong} » n’en fait pas partie.}}',
  keys_paste: 'Collez la clé et appuyez sur Entrée.',
  keys_foreign:
    'La clé {key} n’est pas une clé de ce serveur. La liste de ses clés s’affiche avec `npm run --silent keys -- list`.',
  keys_malformed:
    '{key} n’est pas une clé valide : une clé a {length} caractères. Copiez-la en entier, ou indiquez la partie qu’affiche `npm run --silent keys -- list`.',
  keys_state_active: 'active',
  keys_state_disabled: 'désactivée',
  'keys_state_account disabled': 'compte désactivé',
  keys_state_replaced: 'remplacée',
  keys_state_ended: 'expirée',
  key_active_until: 'active jusqu’au {moment}, remplacée',
  key_disabled_kept:
    'La clé {id} ({name}) est désactivée ; elle ne peut donc pas être remplacée. Réactivez-la d’abord, ou créez une nouvelle clé avec `create`.',
  key_of_disabled_account_kept:
    'La clé {id} ({name}) appartient à un compte désactivé ; elle ne peut donc pas être remplacée. Réactivez d’abord le compte.',
  key_replaced_before:
    'La clé {id} ({name}) a déjà été remplacée et a expiré à {moment}. Remplacez plutôt celle qui lui a succédé, que `list` affiche.',
  key_ended_kept:
    'La clé {id} ({name}) a expiré à {moment} ; elle ne peut donc pas être remplacée. Donnez-lui une autre expiration avec `change`, ou créez une nouvelle clé avec `create`.',
  key_replaced_still_works:
    'La clé {id} ({name}) a déjà été remplacée et fonctionne jusqu’à {moment}. Remplacez plutôt celle qui lui succède, que `list` affiche. Pour mettre fin tout de suite à cette clé, désactivez-la.',
  access_about:
    'Crée et gère les codes d’accès. Avec SVC_ADDIN_ACCESS=code, ils ouvrent le complément Excel. Seules des empreintes irréversibles sont conservées : un code n’est affiché qu’une fois, à sa création.',
  access_create: 'crée un code et l’affiche, sans rien d’autre, sur la sortie standard',
  access_name_option: 'la personne ou l’équipe qui le reçoit',
  access_devices_option:
    'nombre d’appareils qui peuvent l’utiliser ; chaque navigateur et chaque Excel compte pour un. Un appareil qui l’a utilisé une fois n’en a plus besoin',
  access_until_option:
    'dernier jour (UTC) du code et de ses appareils, ou un nombre de jours, par exemple 90d ; sans cette option, ils n’expirent pas',
  access_devices_wrong: '`--devices` demande un nombre entier de 1 à {most}.',
  access_created_json_option: 'affiche le code avec son identifiant, en JSON',
  access_list: 'affiche la liste de tous les codes, sans les codes eux-mêmes',
  access_none: 'Il n’y a pas de codes d’accès. Créez-en un avec `npm run --silent access -- create`.',
  access_revoke: 'révoque un code, désigné par son identifiant ou son nom, et tous les appareils qui l’ont utilisé',
  access_state_revoked: 'révoqué le {day}',
  access_state_expired: 'expiré le {day}',
  access_state_open: 'valable',
  access_state_open_until: 'valable jusqu’au {day}',
  access_devices: '{devices} sur {most}',
  access_devices_unlimited: '{devices}, sans limite',
} satisfies Record<keyof typeof english, string>;
