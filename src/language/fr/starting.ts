import type { starting as english } from '../en/starting';

/** What a start prints, and why a server cannot start, for whoever starts it. */
export const starting = {
  server_listening: 'serveur à l’écoute sur {address}',
  key_made: 'Une clé d’API a été créée pour cette machine. Elle n’est montrée qu’une fois, et conservée dans {file} :',
  key_made_unseen:
    'Une clé d’API a été créée pour cette machine. Elle n’est pas montrée ici, car cette sortie est peut-être conservée : lisez-la dans {file}.',
  worker_ended: 'Le processus {pid} s’est arrêté de lui-même ; un autre prend sa place.',
  worker_not_started: 'Un nouveau processus n’a pas pu démarrer. Les précédents continuent.',
  workers_replaced: 'Tous les processus ont été remplacés.',
  one_process_not_replaced:
    'Un seul processus ne peut pas être remplacé sans interruption. Donnez à SVC_WORKERS la valeur 2 ou plus, puis redémarrez.',
  system_words: '« {text} » (en anglais)',
  port_in_use:
    'Le port est occupé : arrêtez le programme qui écoute sur {port}, ou donnez à SVC_PORT un autre port (avec 0, le système en choisit un libre).',
  port_not_permitted:
    'Cet utilisateur n’a pas le droit d’écouter sur le port {port}. Donnez à SVC_PORT un port à partir de 1024, et placez devant lui un proxy qui y transmet les requêtes.',
  host_foreign:
    'SVC_HOST {host} n’est pas une adresse de cette machine. Indiquez l’une des siennes, ou 127.0.0.1 pour n’accepter que les appels de cette machine.',
  host_unknown:
    'SVC_HOST {host} n’est ni un nom ni une adresse que cette machine connaît. Indiquez une adresse de cette machine, par exemple 127.0.0.1.',
  tls_files_wrong:
    'SVC_TLS_CERT et SVC_TLS_KEY ne contiennent pas un certificat et sa clé au format PEM. Indiquez les bons fichiers.',
  path_not_permitted:
    '{path} ne peut être ni lu ni écrit par cet utilisateur. Faites de l’utilisateur qui exécute le service son propriétaire, ou donnez à SVC_DATA_DIR un autre répertoire.',
  path_not_owned:
    '{path} n’appartient pas à cet utilisateur. Faites de l’utilisateur qui exécute le service son propriétaire, ou donnez à SVC_DATA_DIR un autre répertoire.',
  path_read_only:
    '{path} est sur un disque en lecture seule. Donnez à SVC_DATA_DIR un répertoire accessible en écriture.',
  path_on_full_disk:
    '{path} : le disque qui le contient est plein. Libérez de l’espace, ou donnez à SVC_DATA_DIR un répertoire sur un autre disque.',
  path_is_file:
    '{path} est un fichier, alors qu’il faut un répertoire. Déplacez-le, ou donnez à SVC_DATA_DIR un répertoire.',
  path_below_file:
    '{path} ne peut pas être un répertoire, car un élément de son chemin est un fichier. Donnez à SVC_DATA_DIR un répertoire.',
  path_is_directory: '{path} est un répertoire, alors qu’il faut un fichier. Déplacez-le.',
  path_unnamed: 'Un fichier du répertoire de données',
  directory_not_made:
    '{path} ne peut pas être créé : {above} n’accepte pas de répertoires. Donnez à SVC_DATA_DIR un autre répertoire.',
  data_file_unreadable:
    '{file} est illisible, et le service ne répond pas sans ce fichier. Rétablissez le fichier, ou réinstallez le service.',
  data_file_damaged: '{file} est endommagé. Rétablissez le fichier, ou réinstallez le service.',
  data_file_changed:
    '{file} est endommagé ou a été modifié : sa somme de contrôle n’est pas celle de {list}. Rétablissez le fichier, ou réinstallez le service. Après une modification voulue, lancez `npm run data:generate`.',
  key_file_is_link:
    '{file} est un lien, or la clé de cette machine doit avoir son propre fichier : remplacez le lien par le fichier qu’il désigne, avec `chmod 600`.',
  key_file_unreadable:
    'La clé de cette machine est illisible : {reason}. Faites de {file} un fichier que cet utilisateur peut lire, avec `chmod 600`.',
  key_file_of_other:
    '{file} contient la clé de cette machine et appartient à un autre utilisateur ({owner}), qui peut la lire et la modifier : lancez `chown {user} {file}`.',
  key_file_open:
    "{file} contient la clé de cette machine, et d’autres personnes de cette machine y ont accès (son mode est {mode}) : lancez `chmod 600 {file}`. Si elles ont pu la lire, remplacez aussi la clé : `npm run --silent keys -- rotate 'this machine' --overlap 0`.",
  key_file_of_other_server:
    '{file} appartient à un autre utilisateur ({owner}), dont le serveur ne pourrait pas lire une nouvelle clé. Lancez cette commande en tant que cet utilisateur.',
  api_key_foreign:
    'SVC_API_KEY n’est pas une clé de ce serveur. Laissez ce paramètre vide pour imputer les appels du complément à la clé de cette machine. Ou créez une clé avec `npm run --silent keys -- create`, ou donnez à SVC_UPSTREAM_URL l’adresse du service auquel appartient la clé.',
  traces_packages_missing:
    'OTEL_EXPORTER_OTLP_ENDPOINT a besoin de paquets qui ne sont pas installés : lancez `{command}`, ou laissez la variable vide.',
  office_package_missing:
    'SVC_OFFICE_JS=local a besoin du paquet @microsoft/office-js, qui n’est pas installé. Lancez `{command}`, ou laissez SVC_OFFICE_JS vide : Microsoft fournit alors office.js.',
} satisfies Record<keyof typeof english, string>;
