import type { market as english } from '../en/market';

/** Notices and refusals about exchange rates, fuel prices and central bank figures. */
export const market = {
  // Words inside sentences.
  any_country: 'tous les pays',
  any_figure: 'tous les indicateurs',
  any_fuel: 'tous les carburants',
  another_currency: 'une autre devise',
  bank_figure: 'indicateurs de banque centrale',
  bank_gdp: 'croissance du PIB',
  bank_inflation: 'inflation',
  bank_mpc: 'prochaine réunion de politique monétaire',
  bank_policy_rate: 'taux directeur',
  bank_tbills: 'rendement des bons du Trésor',
  currency_with_name: '{code} ({name})',
  days_with_last: '{days} et {last}',

  // Days.
  date_in_future:
    'La date {day} est postérieure à la date du jour : les données sont connues jusqu’à aujourd’hui, {today}.',
  as_known_on_in_future: '`as_known_on` est postérieur à la date du jour, {today}.',
  start_after_end: '`start` ({start}) est postérieur à `end` ({end}). Inversez-les.',
  start_after_as_known_on: '`start` ({start}) est postérieur à `as_known_on` ({day}).',

  // Currencies.
  currency_replaced: '{code} ({name}) n’a plus cours : cette devise a été remplacée par {successor}.',
  currency_replaced_at:
    '{code} ({name}) n’a plus cours : cette devise a été remplacée par {successor}, à raison de {units} {code} pour 1 {newCode}.',
  currency_not_supported: '"{code}" n’est pas une devise prise en charge. GET /api/v1/fx/rates en donne la liste.',
  currency_mistyped: '"{code}" n’est pas une devise prise en charge : vouliez-vous dire {meant} ?',

  // Exchange rates.
  rate_is_parity: 'Le cours est une parité fixe, et non une cotation.',
  rate_dated: 'Le cours date du {date}.',
  rate_out_of_date:
    'Le dernier cours date du {date}, soit il y a {days, plural, one {# jour} other {# jours}}, et n’est plus à jour.',
  rate_from_before:
    'Le dernier cours disponible jusqu’au {day} date du {date}, soit {days, plural, one {# jour} other {# jours}} plus tôt.',
  rate_sources_differ:
    'Les sources divergent sur {code} : {publisher} donne {value} pour un dollar américain, soit {percent} {direction, select, above {% de plus} other {% de moins}}. Le cours indiqué est celui de {served}.',
  rate_change_unknown:
    'La variation quotidienne n’est pas connue : le cours précédent date du {before}, soit {days, plural, one {# jour} other {# jours}} plus tôt.',
  spread_indicative:
    '`bid` et `ask` sont indicatifs : la source ne cote qu’un cours moyen, et le service ajoute un écart de {percent} %.',
  parity_since: '{code} a une parité fixe de {units} pour 1 {anchor} depuis le {from}.',
  parity_at_least_since: '{code} a une parité fixe de {units} pour 1 {anchor} depuis le {from} ou une date antérieure.',
  parity_ended: '{code} avait une parité fixe de {units} pour 1 {anchor} du {from} au {to}.',
  rate_before_parity:
    'Aucun cours entre {from} et {to} n’est connu au {day} : leur parité est répertoriée à partir du {first}.',
  rate_before_history: 'Aucun cours entre {from} et {to} n’est connu jusqu’au {day}. L’historique commence le {first}.',
  rate_not_recorded: 'Aucun cours entre {from} et {to} n’est disponible.',
  rates_not_recorded: 'Aucun cours n’est disponible pour : {currencies}.',
  rates_all_out_of_date: 'Aucun des cours cotés n’est à jour.',
  rates_out_of_date: 'Cours qui ne sont plus à jour : {currencies}.',
  history_empty: 'Aucun cours entre {from} et {to} n’a été publié du {start} au {end}.',
  history_has_days_without_rate:
    'L’une des devises n’a pas de cours pour certains jours de publication ({missing} sur {days}). Ces jours sont omis.',
  history_known: 'Le dernier cours date du {latest}, et l’historique commence le {first}.',

  // Weeks, months and years of a history.
  period_not_complete:
    'La dernière période se termine le {last} et n’est pas complète : elle compte {observations, plural, one {# valeur} other {# valeurs}} jusqu’au {by}.',
  periods_carried:
    'Rien n’a été publié pour certaines périodes ({empty} sur {periods}). Elles reprennent la dernière valeur antérieure ; `observed` en donne la date.',
  periods_left_out:
    'Rien n’a été publié pour certains mois ({empty} sur {periods}). Ils n’ont pas de moyenne et sont omis.',
  frequency_of_meetings: '`{series}` contient des réunions. Omettez `frequency` ou envoyez `day`.',
  series_without_average:
    'Une valeur de `{series}` vaut jusqu’à la suivante, ou pour une période qui lui est propre : il n’y a donc pas de moyenne journalière. Envoyez `month-end` au lieu de `month-average`.',

  // Fuel prices.
  fuel_previous_unknown: 'Le prix antérieur au {day} n’est pas connu pour {fuel} : la variation affichée est 0.',
  fuel_previous_differs: 'Le prix antérieur au {day} était mesuré autrement pour {fuel} : la variation affichée est 0.',
  fuel_date_inexact:
    'La date du prix n’est connue que de façon approchée pour {fuel} (précision : {precision, select, month {mois} year {année} other {{precision}}}).',
  fuel_converted: 'Les prix en {from} ont été convertis à {rate} {to} pour 1 {from}, cours du {day}.',
  fuel_converted_at_parity: 'Les prix en {from} ont été convertis à la parité fixe de {rate} {to} pour 1 {from}.',
  fuel_of_place: 'Lieu des prix : {place}.',
  fuel_out_of_date:
    'Le plus ancien des prix affichés date du {date}, soit {days, plural, one {# jour} other {# jours}} avant la date demandée, et n’est plus à jour.',
  fuel_not_recorded: 'Aucun prix n’est disponible jusqu’au {day} ({fuel}, {country}).',
  fuel_recorded_later:
    'Aucun prix n’est disponible jusqu’au {day} ({fuel}, {country}) : les données commencent le {first}.',
  fuel_rate_not_recorded:
    '{country} : aucun cours vers {currency} n’est disponible jusqu’au {day} pour convertir les prix. L’historique des cours commence le {first}. Sans `currency`, les prix sont en monnaie locale.',
  fuel_country_unknown:
    '{country} : aucun prix de carburant n’est connu. GET /api/fuel donne la liste des pays dont les prix sont connus.',
  fuel_unknown_in_country:
    '{country} : aucun prix n’est connu pour {fuel}. Carburants dont les prix sont connus : {fuels}.',
  fuel_list_converted: 'Les prix ont été convertis en {currency} aux derniers cours disponibles jusqu’au {day}.',
  fuel_list_units:
    'L’essence, le gazole et le pétrole lampant sont exprimés par litre, le GPL par kg. Prix inconnus pour : {countries}.',

  // Central banks.
  policy_rate_dated: '{country} : le taux directeur date du {day}.',
  policy_decision_missing:
    'La réunion du {day} a eu lieu et sa décision n’est pas disponible : le taux directeur a peut-être changé.',
  policy_decisions_missing:
    'Les réunions des {days} ont eu lieu et leurs décisions ne sont pas disponibles : le taux directeur a peut-être changé.',
  policy_decision_overdue:
    'Le comité se réunit {months, plural, one {chaque mois} other {tous les # mois}}, et aucune décision postérieure au {day} n’est disponible : le taux directeur a peut-être changé.',
  policy_rhythm_unknown:
    'Le rythme des réunions du comité n’est pas connu, et aucune décision postérieure au {day} n’est disponible : le taux directeur a peut-être changé.',
  inflation_for: 'L’inflation porte sur la période {period}',
  inflation_headline_for: 'L’inflation globale porte sur la période {period}',
  inflation_core_for: 'L’inflation sous-jacente porte sur la période {period}',
  inflation_food_for: 'L’inflation alimentaire porte sur la période {period}',
  tbills_for: 'Les rendements des bons du Trésor portent sur la période {period}',
  tbill_91_for: 'Le rendement des bons du Trésor à 91 jours porte sur la période {period}',
  tbill_182_for: 'Le rendement des bons du Trésor à 182 jours porte sur la période {period}',
  tbill_364_for: 'Le rendement des bons du Trésor à 364 jours porte sur la période {period}',
  gdp_for: 'La croissance du PIB porte sur la période {period}',
  figure_up_to_date: '{figure}.',
  figure_overdue: '{figure} ; une donnée plus récente était attendue au plus tard le {due}.',
  period_quarter: 'T{quarter} {year}',
  period_quarters: 'T{from}–T{to} {year}',
  period_with_basis: '{period} ({basis})',
  basis_estimate: 'estimation',
  basis_forecast: 'prévision',
  period_with_scope: '{period} ; {scope}',
  figures_not_known: 'Données non connues : {figures}.',
  banks_out_of_date:
    'Pays dont les données ne sont plus à jour, car une décision ou une donnée plus récente n’est pas disponible : {countries}. La réponse pour un seul pays précise laquelle.',
  figure_not_recorded_for: 'Aucune donnée n’est répertoriée ({figure}) pour ces pays : {countries}.',
  bank_country_unknown:
    '{country} : aucun indicateur de banque centrale n’est disponible. GET /api/rates donne la liste des pays qui en ont.',
  figure_not_recorded: 'Aucune donnée n’est disponible ({figure}, {country}).',
  figure_not_recorded_on: 'Aucune donnée n’est disponible au {day} ({figure}, {country}).',
  figure_recorded_later:
    'Aucune donnée n’est disponible jusqu’au {day} ({figure}, {country}) : les données commencent le {first}.',
  indicators_recorded: 'Indicateurs disponibles : {indicators}.',
  records_start: 'Les données commencent le {first}.',

  // Series.
  series_not_of_entity: 'Il n’y a pas de série `{series}` pour {entity}. Il y en a une pour {entities}.',
  series_not_of_entity_among_many:
    'Il n’y a pas de série `{series}` pour {entity}. Il y en a une pour {entities} et d’autres : GET /api/v1/status en donne la liste.',
  pair_of_one_currency: '{entity} nomme deux fois la même devise. Nommez-en deux, par exemple ZAR/KES.',
  series_without_observations:
    'La série `{series}` ({name}) ne contient aucune observation. GET /api/v1/status donne la liste des séries qui en contiennent.',
  series_empty_in_span:
    'La série `{series}` ({name}) ne contient aucune observation dans cet intervalle. La première date du {first}, la dernière du {last}.',
  promise_daily: 'Un cours pour chaque jour ouvré, dans les 24 heures.',
  promise_decisions:
    'Dans les 24 heures suivant chaque réunion. Si aucune date de réunion n’est connue, vérification au rythme des réunions du comité.',
  promise_announcements: 'La prochaine réunion, dès son annonce.',
  promise_interval: 'Une donnée dans les {days} jours suivant la précédente.',
  promise_month: 'Une donnée dans les {days} jours suivant la fin de chaque mois.',
  promise_quarter: 'Une donnée dans les {days} jours suivant la fin de chaque trimestre.',
  promise_year: 'Une donnée dans les {days} jours suivant la fin de chaque année.',
} satisfies Record<keyof typeof english, string>;
