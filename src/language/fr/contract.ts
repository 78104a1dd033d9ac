import type { contract as english } from '../en/contract';

/** Errors in the values of a request, and notices about ignored fields. */
export const contract = {
  // Amounts and numbers
  amount_missing: '`amount` est absent. Envoyez un nombre positif, par exemple 85000.',
  amount_is_text: '`amount` doit être un nombre JSON et non un texte. Écrivez 85000 sans guillemets.',
  amount_not_a_number: '`{field}` doit être un nombre supérieur à 0 et d’au plus {most, number}.',
  amount_not_positive: '`{field}` doit être supérieur à 0.',
  number_too_large: '`{field}` doit être d’au plus {most, number}.',
  amount_in_address_wrong:
    '`{field}` doit être un nombre supérieur à 0 et d’au plus 1 000 000 000 000 000, par exemple 1500.50.',
  money_not_a_number: '`{field}` doit être un nombre supérieur à 0, par exemple 6000000.',
  turnover_not_a_number: '`turnover` doit être un nombre, 0 ou plus : le chiffre d’affaires annuel de la société.',
  sector_not_text: '`sector` doit être un texte : l’identifiant d’un secteur, en 60 caractères au plus.',
  wage_sector_not_text: '`sector` doit être un texte de 60 caractères au plus, par exemple "agriculture".',
  turnover_negative: '`turnover` doit être supérieur ou égal à 0.',
  law_of_version: 'Une version antérieure de la législation',
  law_version_unknown:
    'Ce service n’a jamais eu la version {version} de la législation. `GET /api/v1/law/versions` donne la liste des versions disponibles.',
  law_version_malformed: '`law_version` doit être une version de la législation, par exemple "2026.11.1".',
  not_a_flag: '`{field}` doit être true ou false.',
  not_a_whole_number: '`{field}` doit être un nombre entier de {least} à {most}.',
  not_between: '`{field}` doit être un nombre de {least, number} à {most, number}.',
  not_a_percentage: '`{field}` doit être un pourcentage de 0 à {most}, par exemple 3.',
  not_an_amount_from_zero: '`{field}` doit être un nombre supérieur ou égal à 0 et d’au plus {most, number}.',
  not_an_object_like: '`{field}` doit être un objet, par exemple {example}.',
  member_unknown: '`{field}` n’a pas de champ {sent}. Champs possibles : {known}.',
  member_misspelt: '`{field}` n’a pas de champ {sent} : vouliez-vous dire `{meant}` ?',
  not_a_part_of_pay:
    "`{field}` doit être un montant, 0 ou plus, ou une part du salaire de base, par exemple '{' \"percent_of_basic\": 20 '}', jusqu’à {most} %.",
  not_a_benefit: '`{field}` doit être un montant, 0 ou plus, ou un objet avec un ou plusieurs de ces champs : {known}.',
  not_a_share: '`{field}` doit être compris entre {least} et {most}, par exemple {example}.',

  // Accounts
  name_wrong: '`{field}` doit être un texte de 1 à 100 caractères, sur une seule ligne.',
  note_wrong: '`note` doit être un texte de 2 000 caractères au plus.',
  devices_wrong: '`devices` doit être un nombre entier de 1 à {most, number}.',
  expires_wrong: '`expires` doit être une date de la forme AAAA-MM-JJ, par exemple "2027-03-31", ou "never".',
  expires_past: '`expires` doit être la date du jour ou une date postérieure.',
  networks_wrong:
    '`networks` doit être une liste de 50 adresses ou réseaux au plus, par exemple ["10.0.0.0/8", "2001:db8::/32"].',
  network_wrong: '`networks` : {network} n’est ni une adresse ni un réseau tel que 10.0.0.0/8.',
  operations_wrong: '`operations` doit être une liste d’opérations, par exemple ["tax", "vat"].',
  overlap_wrong: '`overlap_days` doit être un nombre de 0 à 365.',
  audit_before_wrong: '`before` doit être le numéro d’une entrée, par exemple 120.',
  span_too_long: 'L’intervalle de `start` à `end` peut couvrir {days, number} jours au plus.',
  span_reversed: '`end` ne doit pas précéder `start`.',

  // Days and tax years
  date_malformed: '`{field}` doit être une date de la forme AAAA-MM-JJ, par exemple "2026-11-20".',
  date_not_in_calendar: '`{field}` doit être une date qui existe, de la forme AAAA-MM-JJ, par exemple "2026-11-20".',
  month_malformed: '`{field}` doit être un mois de la forme AAAA-MM, par exemple "2026-11".',
  tax_year_not_text: '`tax_year` doit être un texte, par exemple "2026" ou "2026/27".',
  tax_year_empty:
    '`tax_year` doit être une année, par exemple "2026" ou "2026/27". Pour l’exercice fiscal en cours, omettez-le.',
  tax_year_too_long: '`tax_year` doit être une année, par exemple "2026" ou "2026/27".',

  // The months of a year of pay
  months_not_a_list: '`months` doit être une liste de 12 mois au plus, chacun de la forme {example}.',

  // Countries, currencies and entities
  country_missing:
    '`country` est absent. Envoyez le code ISO 3166-1 alpha-2 de l’un des 54 pays africains, par exemple "KE" pour le Kenya.',
  country_not_text:
    '`country` doit être un texte : le code ISO 3166-1 alpha-2 d’un pays africain, par exemple "KE" pour le Kenya.',
  country_unknown: '{sent} ne figure pas parmi les 54 codes de pays. GET /api/tax en donne la liste.',
  country_misspelt: '{sent} ne figure pas parmi les 54 codes de pays : vouliez-vous dire {meant} ?',
  recipient_country_not_text:
    '`recipient_country` doit être un texte : le code ISO 3166-1 alpha-2 d’un pays, par exemple "FR" pour la France.',
  recipient_country_unknown:
    '{sent} n’est pas un pays. Envoyez un code ISO 3166-1 alpha-2, par exemple "FR" pour la France, ou le nom anglais du pays.',
  country_with_name: '{code} ({name})',
  either_or: '{first} ou {second}',
  currency_missing: '`{field}` est absent. Envoyez un code de devise, par exemple "USD".',
  currency_malformed: '`{field}` doit être un code de devise, par exemple "USD".',
  currency_of_pay_malformed: '`currency` doit être un code de devise de trois lettres, par exemple "USD".',
  not_a_currency_code: '{sent} n’est pas un code de devise. Envoyez trois lettres, par exemple "USD" ou "KES".',
  quotes_malformed:
    '`quotes` doit contenir des codes de devise, en 1 000 caractères au plus, par exemple "KES,NGN,ZAR".',
  entity_missing:
    '`entity` est absent. Envoyez une devise telle que "KES", une paire de devises telle que "ZAR/KES", un pays tel que "KE", ou une banque centrale commune, "BCEAO" ou "BEAC".',
  entity_malformed:
    '`entity` doit être une devise telle que "KES", une paire de devises telle que "ZAR/KES", un pays tel que "KE", ou une banque centrale commune, "BCEAO" ou "BEAC".',

  // One of several words
  choice_missing: '`{field}` est absent. Envoyez l’une de ces valeurs : {words}.',
  list_malformed: '`{field}` doit être un texte de 400 caractères au plus : des valeurs séparées par des virgules.',
  since_malformed:
    '`since` doit être un jour tel que "2026-11-20", un instant tel que "2026-11-20T08:00:00Z", ou la `position` d’une réponse antérieure.',
  cursor_malformed: '`cursor` doit être le `next_cursor` d’une réponse antérieure.',
  choice_unknown: '`{field}` ne peut pas être {sent}. Envoyez l’une de ces valeurs : {words}.',
  choice_misspelt: '`{field}` ne peut pas être {sent} : vouliez-vous dire "{meant}" ? Valeurs possibles : {words}.',
  text_too_long: '`{field}` ne doit pas contenir de texte de plus de {most, number} caractères.',
  a_list: 'une liste',
  an_object: 'un objet',
  not_a_number: 'cette valeur',

  // Batches and tools
  batch_items_not_a_list: '`items` doit être une liste de 1 à {most, number} éléments, chacun de la forme {example}.',
  batch_items_empty: '`items` doit contenir au moins un élément, de la forme {example}.',
  batch_items_too_many:
    '`items` peut contenir {most, number} éléments au plus ; chaque montant d’une colonne compte pour un élément. Envoyez le reste dans un autre lot.',
  batch_input_not_an_object: '`input` doit être un objet avec les paramètres de l’opération, comme dans {example}.',
  batch_item_not_an_object: 'L’élément doit être un objet JSON avec `operation` et `input`.',
  batch_select_not_a_list: '`select` doit être une liste de noms de champs, par exemple ["net_amount"].',
  batch_select_too_long: '`select` peut désigner 50 champs au plus.',
  batch_amounts_not_a_list: '`amounts` doit être une liste de 1 à 5 000 nombres, par exemple [85000, 90000].',
  batch_amounts_need_select:
    'Un élément avec `amounts` renvoie les champs qu’il sélectionne. Ajoutez `select`, par exemple ["net_amount"].',
  batch_amount_twice: 'Envoyez soit `amounts`, soit `input.amount`, mais pas les deux.',
  batch_amounts_without_amount: 'L’opération {operation} ne porte sur aucun montant. Omettez `amounts`.',
  register_rows_malformed: '`rows` doit être une liste de 1 à {most, number} salariés, chacun de la forme {example}.',
  register_row_not_an_object: 'La ligne doit être un objet JSON, par exemple {example}.',
  register_columns_malformed: '`columns` doit être une liste de montants et de lignes, par exemple {example}.',
  register_labels_malformed: '`labels` doit être un objet de textes ou de nombres, par exemple {example}.',
  register_totals_by_not_text: '`totals_by` doit être le nom d’une étiquette, par exemple "department".',
  journal_by_not_text: '`by` doit être le nom d’une étiquette, par exemple "department".',
  journal_text_malformed: '`{field}` doit être un texte d’une ligne, de 1 à {most, number} caractères.',
  journal_accounts_malformed:
    '`accounts` doit être une liste de {most, number} comptes au plus, chacun de la forme {example}.',
  tool_missing:
    '`tool` est absent. Envoyez l’identifiant d’un outil, par exemple "ng-paye". GET /api/v1/tools en donne la liste.',
  tool_not_text: '`tool` doit être un texte, par exemple "ng-paye".',
  tool_unknown: '{sent} n’est pas un outil. GET /api/v1/tools en donne la liste.',
  tool_misspelt: '{sent} n’est pas un outil : vouliez-vous dire "{meant}" ?',
  inputs_not_an_object: '`inputs` doit être un objet, par exemple {example}.',

  // The add-in's session
  access_code_not_text: '`code` doit être le code d’accès sous forme de texte, par exemple "ABCD-EFGH-JKMN-PQRS".',
  access_code_too_long: '`code` est plus long qu’un code d’accès.',
  device_not_text: '`device` doit être un texte.',
  device_too_long: '`device` est plus long que les valeurs délivrées par ce serveur.',

  // Ignored fields; `field` is one of the first two messages
  ignored_field: '`{name}`',
  ignored_field_in_items: '`{name}` (ainsi que dans {count, plural, one {# autre élément} other {# autres éléments}})',
  not_a_parameter_here: '{field} n’est pas un paramètre de cette route. Omettez-le, ou corrigez son nom.',
  not_a_parameter_of_route: '{field} n’est pas un paramètre de cette route et n’a pas été pris en compte.',
  not_a_parameter_of_operation: '{field} n’est pas un paramètre de `{operation}` et n’a pas été pris en compte.',
  agent_tool_unknown: 'Aucun outil ne s’appelle « {name} ». Consultez la liste des outils pour connaître leurs noms.',
  agent_resource_unknown:
    'Il n’y a pas de ressource à l’adresse « {uri} ». Consultez la liste des ressources pour connaître leurs adresses.',
  agent_prompt_unknown:
    'Aucune invite ne s’appelle « {name} ». Consultez la liste des invites pour connaître leurs noms.',
  agent_prompt_incomplete: 'L’invite « {name} » a besoin de `{argument}`.',
  countries_to_compare: '`countries` doit être une liste de {least} à {most} codes de pays, par exemple ["KE", "UG"].',
  compared_at_mid_market:
    'Les montants sont convertis au cours moyen. Le salaire est celui d’un salarié sans situation particulière.',
  rows_left_out:
    'Lignes {first} à {last} sur {count}. Pour obtenir les lignes suivantes, donnez à `skip` la valeur {last}.',
  sources_left_out:
    'D’autres sources ne sont pas affichées (nombre : {left}). Demandez un seul pays pour les voir toutes.',
  sources_of_answer_left_out: 'D’autres sources ne sont pas affichées (nombre : {left}). L’API REST les donne toutes.',
  skip_malformed: '`skip` doit être un nombre entier de lignes, 0 ou plus.',
  not_an_input_of_tool: '{field} n’est pas une entrée de cet outil et n’a pas été pris en compte.',
  not_a_field_of_item: '{field} n’est pas un champ d’un élément et n’a pas été pris en compte.',
  not_a_field_of_answer: '{field} n’est pas un champ de la réponse de `{operation}` et n’a pas été pris en compte.',
  no_effect_on_tax: '{field} n’a pas d’effet sur cet impôt ({tax}) et n’a pas été pris en compte.',
  no_effect_beside: '{field} n’a pas d’effet en présence de `{other}` et n’a pas été pris en compte.',
  no_effect_without: '{field} n’a pas d’effet sans `{other}` et n’a pas été pris en compte.',
  more_fields_ignored:
    '{count, plural, one {# autre champ n’a pas été pris} other {# autres champs n’ont pas été pris}} en compte.',
  many_fields_ignored: 'Plus de {count} autres champs n’ont pas été pris en compte.',
} satisfies Record<keyof typeof english, string>;
