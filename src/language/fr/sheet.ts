import type { sheet as english } from '../en/sheet';

/**
 * Refusals and notices in the words of somebody at a spreadsheet or in the pane, where they differ from those for a
 * program. A cell has arguments, details and columns; it has no fields, addresses or JSON. Names between back-ticks are
 * replaced by their labels, whose gender and number vary: no word may agree with them.
 */
export const sheet = {
  // Amounts and numbers
  amount_missing: 'Il n’y a pas de montant. Saisissez un nombre, par exemple 85000.',
  amount_is_text: 'Le montant est un texte. Saisissez un nombre, par exemple 85000.',
  amount_not_a_number: '`{field}` doit être un nombre supérieur à 0 et d’au plus {most, number}.',
  amount_not_positive: '`{field}` doit être supérieur à 0.',
  amount_in_address_wrong:
    '`{field}` doit être un nombre supérieur à 0 et d’au plus 1 000 000 000 000 000, par exemple 1500,50.',
  money_not_a_number: '`{field}` doit être un nombre supérieur à 0, par exemple 6000000.',
  not_a_flag: '`{field}` doit être VRAI ou FAUX (TRUE ou FALSE dans un tableur en anglais).',
  not_an_object_like: '`{field}` a une valeur impossible.',
  member_unknown: '`{field}` ne contient rien qui s’appelle {sent}. Noms possibles : {known}.',
  member_misspelt: '`{field}` ne contient rien qui s’appelle {sent} : vouliez-vous dire `{meant}` ?',
  not_a_part_of_pay:
    '`{field}` doit être un montant de 0 ou plus, ou un pourcentage du salaire de base, jusqu’à {most} %.',
  not_a_benefit: '`{field}` doit être un montant de 0 ou plus.',
  amount_below_smallest_unit: 'Le montant est inférieur à la plus petite unité de la devise {currency}.',

  // Days and tax years
  date_malformed: '`{field}` doit être une date, ou un texte de la forme AAAA-MM-JJ, par exemple "2026-11-20".',
  date_not_in_calendar:
    '`{field}` doit être une date qui existe : une date, ou un texte de la forme AAAA-MM-JJ, par exemple "2026-11-20".',
  month_malformed: '`{field}` doit être une date du mois, ou un texte de la forme AAAA-MM, par exemple "2026-11".',
  tax_year_not_text: 'Saisissez l’exercice fiscal comme le pays l’écrit, par exemple "2026" ou "2026/27".',
  pay_date_outside_tax_year:
    'La date de paie {day} appartient à l’exercice fiscal {actual} ({country}), mais l’exercice fiscal indiqué est {year} ({from} au {to}). Indiquez un seul des deux, ou une date de cet exercice fiscal.',

  // Countries, currencies and entities
  country_missing: 'Il n’y a pas de pays. Saisissez son nom ou son code, par exemple "Kenya" ou "KE".',
  country_not_text: 'Saisissez le nom ou le code d’un pays, par exemple "Kenya" ou "KE".',
  country_unknown:
    '{sent} n’est ni l’un des 54 codes de pays, ni le nom d’un pays d’Afrique. COUNTRIES() en donne la liste.',
  recipient_country_not_text: 'Saisissez le nom ou le code du pays du bénéficiaire, par exemple "France" ou "FR".',
  recipient_country_unknown:
    '{sent} n’est pas un pays. Saisissez son nom anglais ou son code, par exemple "France" ou "FR".',
  recipient_country_is_payer:
    'Le pays du bénéficiaire est aussi celui du payeur ({partner}). Omettez le pays du bénéficiaire.',
  recipient_country_of_resident:
    'Le pays du bénéficiaire signifie que celui-ci est non-résident, mais la résidence est "resident". Indiquez un seul des deux.',
  currency_missing: '`{field}` : aucune valeur. Saisissez un code de devise, par exemple "USD".',
  not_a_currency_code: '{sent} n’est pas un code de devise. Saisissez trois lettres, par exemple "USD" ou "KES".',
  currency_not_supported:
    '"{code}" n’est pas une devise dont le cours est disponible. Saisissez un code tel que "USD" ou "KES".',
  entity_missing:
    'Saisissez une devise telle que "KES", une paire de devises telle que "ZAR/KES", un pays tel que "KE", ou une banque centrale commune, "BCEAO" ou "BEAC".',
  entity_malformed:
    'Saisissez une devise telle que "KES", une paire de devises telle que "ZAR/KES", un pays tel que "KE", ou une banque centrale commune, "BCEAO" ou "BEAC".',

  // One of several words
  choice_missing: '`{field}` : aucune valeur. Saisissez l’une de ces valeurs : {words}.',
  choice_unknown: '`{field}` ne peut pas être {sent}. Saisissez l’une de ces valeurs : {words}.',
  choice_misspelt: '`{field}` ne peut pas être {sent} : vouliez-vous dire "{meant}" ? Valeurs possibles : {words}.',
  no_reduced_rate: '{country} : la loi ne prévoit pas de taux réduit. Sources : {sources}.',
  no_sector_rates: '{country} : aucun secteur n’a de taux propre répertorié. Omettez le secteur.',

  // Pay
  said_twice: '`{field}` et `{other}` se contredisent. Indiquez un seul des deux.',
  basic_beside_pay:
    'Indiquez soit les éléments de salaire, soit la part du salaire de base, mais pas les deux : le salaire de base est le reste du montant.',
  parts_exceed_pay:
    'Les éléments de salaire totalisent {parts}, soit plus que le salaire de {amount}. Le salaire doit comprendre tous ses éléments.',
  parts_exceed_net:
    'Les éléments de salaire totalisent {parts}, soit plus que le salaire brut entier qui donne {net}. Saisissez un salaire net plus élevé ou des éléments plus faibles.',
  employers_rate_outside: '{name} n’a pas de taux de {rate} %. La loi prévoit {rates}, selon l’activité.',
  employers_rate_needed:
    '{name} : non calculé, car le taux est propre à l’employeur. Indiquez le taux accidents du travail de l’employeur.',
  lowest_rate_used:
    '{name} : le taux le plus bas, {rate} %, a été retenu. La loi prévoit {rates}, selon l’activité. Indiquez le taux accidents du travail de l’employeur.',
  scales_by_income:
    'Le revenu imposable détermine lequel des {count} barèmes s’applique. Le premier vaut jusqu’à {limit} {currency} {basis, select, monthly {par mois} other {par an}}.',
  relief_of_smallest_pay:
    'L’abattement est celui du salaire le plus faible. Pour un salaire plus élevé, la loi plafonne la déduction ou prévoit un autre pourcentage.',
  month_outside_tax_year:
    '{month} n’est pas un mois de l’exercice fiscal {year} ({country}). Cet exercice va de {first} à {last}.',
  month_outside_employment: '{month} n’est pas compris entre {first} et {last}, premier et dernier mois payés.',
  months_reversed: 'Le premier mois payé, {first}, est postérieur au dernier, {last}.',
  month_worked_twice: '{month} indique deux fois des jours payés. Réunissez les jours payés d’un mois.',
  month_repeated: '{month} figure plusieurs fois. Réunissez toutes les modifications d’un mois.',
  paid_once_without_month: '`pay.{part}` : c’est un versement ponctuel. Indiquez-le au mois de son versement.',
  due_days_not_confirmed:
    'Les éléments signalés comme n’étant plus à jour n’ont pas été vérifiés pour leur exercice fiscal. Recherchez un éventuel changement avant de les utiliser.',

  // Taxes on companies, payments and gains
  amount_is_annual_profit: 'Le montant est le bénéfice imposable de l’année entière.',
  minimum_tax_needs_turnover: 'Sans chiffre d’affaires, l’impôt minimum n’est pas calculé : {rule}',
  sectors_have_own_rates:
    'Certains secteurs ont leurs propres taux : la législation fiscale du pays en donne la liste.',
  amount_is_payment: 'Le montant est le paiement entier.',
  payment_type_assumed: 'Aucun type de paiement n’a été indiqué. Taux appliqué : {payment}.',
  payment_type_assumed_without_services:
    'Aucun type de paiement n’a été indiqué, et aucun taux n’est répertorié pour les services payés à {residency, select, non_resident {un non-résident} other {un résident}}. Taux appliqué : {payment}.',
  residency_assumed_resident: 'Aucune résidence n’a été indiquée : le taux des résidents a été appliqué.',
  residency_assumed_non_resident:
    'Aucune résidence n’a été indiquée, et aucun taux n’est répertorié pour les résidents : le taux des non-résidents a été appliqué.',
  payee_rates:
    'Le taux général de {rate} % a été appliqué. D’autres taux s’appliquent à certains bénéficiaires : {variants}.',
  payee_rates_beside_scale:
    'Le barème général a été appliqué. D’autres taux s’appliquent à certains bénéficiaires : {variants}.',
  amount_is_gain: 'Le montant est la plus-value entière.',
  taxpayer_assumed_individual: 'Aucun contribuable n’a été indiqué : la règle des particuliers a été appliquée.',
  taxpayer_assumed_company:
    'Aucun contribuable n’a été indiqué, et aucune règle n’est répertoriée pour les particuliers : la règle des sociétés a été appliquée.',
  vat_rate_undated:
    'La date du dernier changement de taux n’a pas pu être établie. La date affichée est celle de la dernière vérification du taux.',

  // Rates, prices and figures
  spread_indicative:
    'Les cours acheteur et vendeur sont indicatifs : la source ne cote qu’un cours moyen, et le service ajoute un écart de {percent} %.',
  periods_carried:
    'Rien n’a été publié pour certaines périodes ({empty} sur {periods}). Elles reprennent la dernière valeur antérieure, avec sa date.',
  fuel_country_unknown: '{country} : aucun prix de carburant n’est connu.',
  fuel_rate_not_recorded:
    '{country} : aucun cours vers {currency} n’est disponible jusqu’au {day} pour convertir les prix. L’historique des cours commence le {first}. Sans devise, les prix sont en monnaie locale.',
  bank_country_unknown: '{country} : aucun indicateur de banque centrale n’est disponible.',
  frequency_of_meetings: 'Cette série contient des réunions. Omettez la fréquence, ou utilisez "day".',
  series_without_average:
    'Une valeur de cette série vaut jusqu’à la suivante, ou pour une période qui lui est propre : il n’y a donc pas de moyenne journalière. Utilisez "month-end" au lieu de "month-average".',
  series_not_of_entity: 'Cette série n’existe pas pour {entity}. Elle existe pour {entities}.',
  series_not_of_entity_among_many: 'Cette série n’existe pas pour {entity}. Elle existe pour {entities} et d’autres.',
  series_without_observations: 'La série ({name}) ne contient pas encore de données.',
  series_empty_in_span:
    'La série ({name}) ne contient aucune donnée entre ces dates. La première date du {first}, la dernière du {last}.',

  // Keys and limits
  api_key_missing: 'Il n’y a pas de clé d’API. Saisissez-la au même endroit que l’adresse du service.',
  api_key_repeated: 'La clé d’API est indiquée plusieurs fois.',
  account_token_as_key:
    'Ceci est un jeton de compte, qui sert à gérer les clés. Pour obtenir des données, il faut une clé d’API portant le préfixe svc_live_ ou svc_test_.',
  operation_not_allowed:
    'Cette clé d’API ne peut pas servir à `{operation}`, mais seulement à {allowed}. Utilisez une autre clé ou adressez-vous à la personne qui vous l’a remise.',
  request_exceeds_plan:
    'La formule autorise {limit, number} appels par {period, select, minute {minute} month {mois} other {{period}}}, et ces cellules en demandent {calls, number}. Demandez-en moins à la fois.',
  plan_used_up:
    'La formule autorise {limit, number} appels par {period, select, minute {minute} month {mois} other {{period}}}, et tous sont utilisés. Relancez le calcul {when}.',
  plan_nearly_used_up:
    'La formule autorise {limit, number} appels par {period, select, minute {minute} month {mois} other {{period}}}. Ces cellules en demandent {calls, number}, et il en reste moins. Relancez le calcul {when}.',
  session_missing: 'La session du complément a pris fin. Relancez le calcul pour en ouvrir une nouvelle.',
  session_expired: 'La session du complément a pris fin. Relancez le calcul pour en ouvrir une nouvelle.',
  session_foreign:
    'Ce serveur ne connaît pas la session du complément. Relancez le calcul pour en ouvrir une nouvelle.',
  batch_time_used_up:
    'Les cellules précédentes ont pris {seconds} secondes, le maximum pour une requête. Relancez le calcul.',
  batch_truth_together: 'Chaque résultat a ses propres dates et sources. Elles sont réunies ici.',
  batch_length_used_up:
    'Les réponses des cellules précédentes atteignent {mebibytes} Mio, le maximum pour une requête. Relancez le calcul.',
  body_too_large:
    'Ces cellules dépassent ce que le service accepte en une fois. Répartissez la plage entre deux formules.',
  body_of_many_values:
    'Ces cellules contiennent plus de {most, number} valeurs. Répartissez la plage entre deux formules.',
  no_room_for_large_request: 'Trop de demandes arrivent en même temps. Relancez le calcul dans un instant.',
  law_version_unknown:
    'Ce service n’a jamais eu la version {version} de la législation. N’indiquez pas de version, ou indiquez-en une qu’il a eue.',

  // Last payslip of a leaver
  leaver_seniority_included: 'Le salaire est supposé comprendre la prime d’ancienneté.',
  leaver_leave_not_stated: 'Les jours de congé non pris n’ont pas été indiqués.',
  leaver_leave_waiting:
    'Le droit au congé commence le {day}, après le dernier jour. Ce qui est payé pour les congés acquis avant n’est pas établi. Indiquez les jours de congé non pris à payer.',
  // Une partie de mois
  part_days_assumed:
    'Le salaire du mois a été multiplié par {days, number} / {of, number} jours calendaires. Aucune règle de droit n’est répertoriée. Les jours payés et les jours du mois indiquent d’autres jours.',
  worked_twice:
    'Indiquez soit le premier et le dernier jour payés, soit les jours payés et les jours du mois, pas les deux.',
  unpaid_leave_reversed: 'Le dernier jour du congé sans solde ({to}) précède le premier ({from}).',
  unpaid_leave_outside: 'Le congé sans solde doit être compris entre le {from} et le {to}.',
  worked_without_days: 'Les jours du mois demandent aussi les jours payés.',
  worked_reversed: 'Le dernier jour payé ({to}) précède le premier ({from}).',
  worked_part_without_days:
    'Le salaire d’une partie du mois demande les jours payés : le premier ou le dernier jour payé, ou leur nombre.',
  worked_outside_tax_year:
    'Le {day} appartient à l’exercice fiscal {actual} ({country}), mais l’exercice fiscal indiqué est {year} ({from} au {to}). Indiquez un seul des deux, ou des jours de cet exercice fiscal.',
  worked_outside: 'Les jours payés doivent être du {from} au {to}.',
  part_share_assumed:
    'Les jours payés ont été comptés comme {days, number} / {of, number} jours calendaires. Aucune règle de droit n’est répertoriée. Les jours payés et les jours du mois indiquent d’autres jours.',
  worked_needs_month: 'Les jours payés ne servent qu’à la paie mensuelle.',
  daily_pay_assumed:
    'Le salaire d’un jour a été pris pour 1 / {days, number} du salaire d’une année. Aucune règle de droit n’est répertoriée. Les périodes de paie de l’année indiquent un autre nombre de jours.',
} satisfies Record<keyof typeof english, string>;
