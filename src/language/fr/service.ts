import type { service as english } from '../en/service';

/** Messages about requests in general: bodies, batches, tools, addresses and failures. */
export const service = {
  body_not_object: `Le corps doit être un objet JSON, par exemple '{'"country": "KE", "amount": 85000'}'.`,
  body_empty: `Le corps est vide. Envoyez un objet JSON, par exemple '{'"country": "KE", "amount": 85000'}'.`,
  body_not_json:
    'Le corps n’est pas du JSON valide. Vérifiez les guillemets, les virgules, les crochets et les accolades.',
  body_member_forbidden:
    'Le corps contient un membre `__proto__` ou `constructor.prototype`. Envoyez-le sans ce membre.',
  body_not_utf8: 'Le corps n’est pas de l’UTF-8 valide. Enregistrez ou envoyez le texte en UTF-8.',
  body_with_nul: 'Le corps contient le caractère U+0000, interdit dans tous les textes. Envoyez-le sans ce caractère.',
  body_in_charset: 'Le corps est envoyé dans le jeu de caractères {charset}. Envoyez du JSON en UTF-8.',
  body_length_wrong: 'Le corps est plus court ou plus long que ne l’indique son Content-Length.',
  body_not_as_json: 'Envoyez le corps en JSON, avec l’en-tête `Content-Type: application/json`.',
  body_compressed:
    'Le corps est envoyé avec `Content-Encoding: {encoding}`. Envoyez-le en JSON simple, sans compression.',
  body_too_large: 'Le corps dépasse la taille que cette route accepte. Envoyez moins d’éléments à la fois.',
  body_of_many_values: 'Le corps contient plus de {most, number} valeurs. Envoyez moins d’éléments à la fois.',
  body_of_many_fields:
    'Le corps contient un objet de plus de {most, number} champs. Envoyez seulement les paramètres de l’opération.',
  item_of_many_fields:
    'Un élément du lot, ou ce qui accompagne ses éléments, contient plus de {most, number} champs. Envoyez seulement les paramètres de l’opération.',
  field_repeated: '`{field}` a été envoyé {times} fois. Envoyez-le une seule fois.',
  parameters_unreadable: 'Les paramètres ne peuvent pas être lus.',
  request_unreadable: 'La requête ne peut pas être lue. Vérifiez que le corps est du JSON valide.',
  address_unreadable: 'L’adresse ne peut pas être lue. Vérifiez l’encodage de ses caractères (percent-encoding).',
  address_with_nul:
    'L’adresse contient le caractère U+0000 (`%00`), interdit dans tous les textes. Envoyez-la sans ce caractère.',
  request_not_http: 'La requête n’est pas du HTTP valide.',
  host_missing: 'La requête n’a pas d’en-tête `Host`. HTTP/1.1 l’exige.',
  host_twice: 'La requête a plusieurs en-têtes `Host`. Envoyez-en un seul.',
  expectation_unknown: 'L’en-tête `Expect` ne peut être que `100-continue`.',
  request_incomplete:
    'La requête n’est pas arrivée entière à temps. Envoyez les en-têtes et le corps sans interruption.',
  headers_too_large: 'Les en-têtes de la requête sont trop volumineux.',
  connections_too_many:
    'Il y a trop de connexions. Fermez celles dont vous n’avez plus besoin, ou réessayez dans un instant.',
  no_room_for_large_request:
    'Trop de requêtes volumineuses sont en cours de traitement. Renvoyez celle-ci dans une seconde.',
  answers_unread: 'Les réponses à vos requêtes précédentes n’ont pas encore été lues. Lisez-les, puis réessayez.',
  language_unknown:
    '{language} n’est pas une langue de ce service. Envoyez l’une de ces valeurs dans lang : {languages}. Vous pouvez aussi omettre lang.',
  format_unknown: '{format} n’est pas un format. Envoyez "csv" pour un tableau, ou "json".',
  bom_unknown:
    '`bom` ne peut pas être {bom}. Envoyez 0 pour un tableau sans indicateur d’ordre des octets (BOM), ou 1.',
  nothing_at_address:
    'Il n’y a rien à l’adresse {address}. La référence, sous /docs/reference, donne la liste des adresses.',
  method_wrong: '{address} accepte {allowed}, et non {method}.',
  store_unavailable:
    'Le service ne peut ni lire ni écrire ses données pour le moment. Cet appel n’a été ni traité ni décompté. Réessayez dans {seconds} secondes. Si le problème persiste, un administrateur en trouvera la cause dans le journal du serveur.',
  service_broken:
    'Un problème est survenu de notre côté. S’il se reproduit, indiquez-nous cet identifiant de requête : {id}.',
  batch_time_used_up:
    'Les éléments précédents ont pris {seconds} secondes de calcul, le maximum pour une requête. Envoyez le reste dans un autre lot.',
  batch_length_used_up:
    'Les réponses précédentes atteignent {mebibytes} Mio, le maximum pour une réponse. Envoyez le reste dans un autre lot.',
  batch_truth_together:
    'Chaque résultat a ses propres dates et sources. Avec `select`, elles sont omises des résultats et réunies ici.',
  register_label_unknown: 'Aucune ligne n’a l’étiquette {label}. Étiquettes des lignes : {labels}.',
  register_without_labels: 'Aucune ligne n’a l’étiquette {label}. Les lignes n’ont pas d’étiquettes.',
  register_line_unknown: 'Aucun bulletin de ces lignes n’a de ligne {text}. Montants : {figures}. Lignes : {lines}.',
  register_row_failed: 'Il n’y a pas de total, parce que la ligne {row, number} a une erreur : {why}',
  register_in_two_currencies: 'Il n’y a pas de total, parce que les lignes sont en deux devises, {first} et {second}.',
  register_time_used_up:
    'Les lignes précédentes ont pris {seconds} secondes de calcul, le maximum d’une requête. Envoyez le reste dans une autre requête.',
  journal_row_failed: 'Il n’y a pas de journal, car la ligne {row, number} contient une erreur : {why}',
  journal_too_large:
    'Les montants des lignes sont ensemble trop grands pour un journal équilibré à la plus petite unité.',
  journal_in_two_currencies:
    'Il n’y a pas de journal, car les lignes sont en deux devises, {first} et {second}. Demandez un journal pour chacune.',
  journal_account_unused: '{field} n’a pas servi : aucun bulletin de ces lignes ne comporte cette ligne.',
  journal_tax_rate_missing:
    'Xero demande `tax_rate` : le nom d’un taux de taxe, tel qu’il figure dans vos paramètres Xero.',
  journal_account_without_number:
    'Xero trouve les comptes par leur numéro, et celui de `{purpose}` n’en a pas. Envoyez son numéro dans `accounts`.',
  journal_too_long:
    'Le journal a {lines, number} lignes, et Xero en accepte {most, number} au plus par fichier. Envoyez moins de services à la fois.',
  journal_pay_without_parts: 'Salaire hors éléments nommés',
  journal_deductions: 'Retenues sur le salaire net',
  register_deductions_exceed_net: 'Les retenues ({deductions, number}) dépassent le salaire net ({net, number}).',
  tool_cannot_answer: '"{tool}" ne peut pas répondre : {why}',
  sample_data:
    'Ce sont des données d’exemple pour une clé de test, figées au {day}. Ce ne sont pas des données de production.',
  upstream_slow: 'Le service en amont de ce serveur n’a pas répondu à temps. Réessayez dans un instant.',
  upstream_broken:
    'Le service en amont de ce serveur rencontre un problème (code de réponse : {status}). Réessayez dans un instant.',
  upstream_answer_too_large:
    'La réponse du service en amont dépasse ce que ce serveur accepte. Réessayez dans un instant.',
  upstream_unreachable: 'Le service en amont de ce serveur est injoignable. Réessayez dans un instant.',
  upstream_moved:
    'Le service en amont de ce serveur redirige ses appelants, et ce serveur ne suit pas les redirections. Un administrateur doit donner à SVC_UPSTREAM_URL la nouvelle adresse.',
  upstream_not_envelope:
    'Le service en amont de ce serveur a envoyé une réponse inattendue. Réessayez dans un instant.',
  upstream_busy: 'Le service en amont de ce serveur est surchargé. Réessayez dans un instant.',
  download_missing:
    'Ce serveur a été assemblé sans ses paquets pour d’autres programmes. Une version publiée les contient.',
  add_in_not_built:
    'Le complément n’est pas compilé. Lancez `npm run build` là où le serveur est installé, puis rouvrez cette page.',
  add_in_file_missing: 'Le complément n’a pas ce fichier.',
  add_in_page_missing: 'Le complément n’a pas de page {page}.',
  office_js_not_served:
    'Ici, office.js est fourni par Microsoft. Pour que ce serveur le fournisse, définissez SVC_OFFICE_JS=local.',
  manifest_missing: 'Il n’y a pas de manifest.xml là où le serveur est installé. Sa place est à côté de package.json.',
  manifest_address_unknown:
    'Le manifeste contient l’adresse de ce serveur. Donnez cette adresse à SVC_PUBLIC_URL, par exemple https://finance.example.com, puis redémarrez le serveur.',
} satisfies Record<keyof typeof english, string>;
