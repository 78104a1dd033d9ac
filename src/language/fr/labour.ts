import type { labour as english } from '../en/labour';
import { sentences as kinds } from './pane/labour';

/** Labour law in words, and the steps of its calculations. */
export const labour = {
  ...kinds,

  // Refusals.
  labour_not_recorded: '{country} : aucune règle de droit du travail n’est répertoriée au {day}.',
  labour_not_established: '{country} ({subject}) : les règles n’ont pas pu être établies au {day}.',
  labour_hours_not_established:
    '{country} : la durée normale du travail n’a pas pu être établie au {day}. `hours_per_month` indique les heures d’un mois.',
  labour_not_started: 'L’emploi commence après le {day}. `on` doit être un jour de l’emploi.',
  labour_no_number: '{country} ({subject}) : la loi n’énonce aucun chiffre. Source du chiffre : {who}.',
  labour_not_calculated:
    '{country} ({subject}) : la loi n’est répertoriée que sous forme de texte et ne peut pas être calculée.',
  labour_kind_of_overtime_not_established:
    '{country} : la majoration de ces heures supplémentaires n’est pas établie. Majorations établies : {kinds}.',
  labour_category_not_text: '`category` doit être un texte de 60 caractères au plus.',
  labour_category_missing:
    '`category` n’est pas indiqué. {country} ({subject}) : la loi distingue plusieurs catégories : {categories}.',
  labour_category_unknown:
    '`category` : {country} ({subject}) : la loi ne connaît pas la catégorie {sent}. Catégories prévues : {categories}.',
  labour_category_meaning: '{word} ({meaning})',
  labour_ends_before: '`{field}` ne doit pas être antérieur à `started`.',
  labour_service_without_rule: '{country} : le préavis pour une ancienneté aussi courte n’a pas pu être établi.',

  // Notices.
  labour_minimum:
    'Il s’agit du minimum légal. Les conventions collectives, les contrats et les tribunaux peuvent accorder davantage.',
  labour_not_confirmed: 'Aucune source de ces règles ne date de l’exercice fiscal du jour demandé.',
  labour_low: 'La fiabilité de ces règles est faible.',
  labour_category_assumed:
    'La catégorie {assumed} a été retenue. `category` permet d’en indiquer une autre : {categories}.',
  labour_category_ignored:
    '{country} ({subject}) : la loi ne distingue pas de catégories. `category` n’a pas été pris en compte.',
  labour_days_assumed:
    'Le salaire journalier retenu est le salaire mensuel / {days}. La loi consultée ne le précise pas. `days_per_month` permet d’indiquer un autre diviseur.',
  labour_over_limit:
    'La loi admet au plus {limit, number} heures supplémentaires {per} ({article}). Les {hours, number} heures, prises comme celles d’{asked}, dépassent cette limite.',
  labour_over_limit_all:
    'La loi admet au plus {limit, number} heures de travail en tout {per} ({article}). Avec les heures normales, {hours, number} heures supplémentaires en {asked} dépassent cette limite.',
  labour_week_days_assumed:
    'Une semaine de six jours ouvrables a été supposée : le salaire journalier est le salaire mensuel / {days}. `days_per_week` ou `days_per_month` permet d’indiquer autre chose.',
  labour_without_effect: '{field} est sans effet sur cette réponse et n’a pas été pris en compte.',
  labour_leave_more_than_year:
    'Le paiement demandé porte sur {days, number} jours. La loi en accorde {all, number} par an.',
  labour_day_of_week:
    'Le salaire journalier retenu est le salaire mensuel × 12 / 52 / {days, plural, one {# jour ouvrable} other {# jours ouvrables}} par semaine.',
  labour_leave_not_yet: 'Le droit à ce congé s’ouvre le {day}.',
  labour_week_assumed: 'Le salaire hebdomadaire retenu est le salaire mensuel × 12 / 52.',
  labour_hours_assumed:
    'Le salaire horaire retenu est le salaire mensuel / (heures de la semaine légale × 52 / 12). `hours_per_month` permet d’indiquer un autre diviseur.',
  labour_part_year_not_established:
    'Le décompte des fractions d’année n’est pas établi : seules les années accomplies sont comptées ici.',
  labour_part_month_not_established:
    'Le décompte des fractions de mois n’est pas établi : seuls les mois accomplis sont comptés ici.',
  labour_contract_pay: 'Le même salaire a été retenu pour chaque mois du contrat.',
  labour_contract_part_assumed: 'Du mois inachevé, {days, number} jours calendaires sur {of, number} ont été retenus.',
  labour_due_on: 'Indemnité due dans ces cas : {when}.',
  labour_not_due: 'Indemnité non due dans ces cas : {when}.',
  labour_base: 'La loi retient ce salaire : {base}.',
  labour_adult_assumed: 'Hypothèse retenue : un adulte sans enfant. La loi ajoute : {more}',

  // Steps of a calculation.
  labour_line_none: 'La loi ne prévoit rien à ce titre : {subject}.',
  labour_line_too_short: 'Le droit suppose {months, plural, one {# mois} other {# mois}} d’ancienneté.',
  labour_line_hour: 'Salaire horaire : {pay, number} / {divisor, number}',
  labour_line_no_year: 'Aucune année d’ancienneté n’est encore accomplie.',
  labour_line_no_month: 'Aucun mois d’ancienneté n’est encore accompli.',
  labour_line_month_of_week: 'Salaire mensuel : {pay, number} par semaine × 52 / 12',
  labour_line_overtime: '{hours, plural, one {# heure} other {# heures}} au salaire normal + {percent, number} %',
  labour_line_slice_percent: '{quantity} à raison de {rate, number} % du salaire mensuel',
  labour_line_slice_months: '{quantity} à raison de {rate, plural, one {# mois} other {# mois}} de salaire',
  labour_line_slice_weeks: '{quantity} à raison de {rate, plural, one {# semaine} other {# semaines}} de salaire',
  labour_line_slice_days: '{quantity} à raison de {rate, plural, one {# jour} other {# jours}} de salaire',
  labour_line_slice_hours: '{quantity} à raison de {rate, plural, one {# heure} other {# heures}} de salaire',
  labour_count_years: '{count, plural, one {# année} other {# années}} d’ancienneté',
  labour_count_months: '{count, plural, one {# mois} other {# mois}} d’ancienneté',
  labour_count_all: 'Toute l’ancienneté',
  labour_line_contract: '{percent, number} % du salaire de {months, plural, one {# mois} other {# mois}}',
  labour_line_plus_months: 'En sus : {count, plural, one {# mois} other {# mois}} de salaire',
  labour_line_plus_days: 'En sus : {count, plural, one {# jour} other {# jours}} de salaire',
  labour_line_limit: 'Plafond : {count, plural, one {# mois} other {# mois}} de salaire',
  labour_line_years_limit: 'Ancienneté prise en compte : {count, plural, one {# année} other {# années}} au plus.',
  labour_line_leave:
    '{days, plural, one {# jour} other {# jours}} par an à partir {years, plural, =0 {du premier jour} one {de # an d’ancienneté} other {de # ans d’ancienneté}}',
  labour_line_leave_more:
    '{days, plural, one {# jour} other {# jours}} de plus par tranche de {every, plural, one {# an} other {# ans}} d’ancienneté : {total, number}',
  labour_line_leave_most: 'Au plus {days, plural, one {# jour} other {# jours}} par an',
  labour_line_leave_pay:
    'Salaire de {days, plural, one {# jour} other {# jours}} : {pay, number} / {divisor, number} par jour',
  labour_line_leave_fraction:
    'Salaire de {days, number} jours : {paid, number} jours sont payés 1/{of, number} du salaire de 12 mois',
  labour_line_notice:
    'Préavis de {length} à partir {months, plural, =0 {du premier jour} one {de # mois d’ancienneté} other {de # mois d’ancienneté}}',
  labour_line_notice_longer:
    'Préavis de {length} au-delà de {months, plural, one {# mois d’ancienneté} other {# mois d’ancienneté}}',
  labour_line_notice_more:
    '{days, plural, one {# jour} other {# jours}} de plus pour {years, plural, one {# an} other {# ans}} d’ancienneté',
  labour_line_notice_pay: 'Indemnité compensatrice de préavis',
  labour_line_seniority:
    '{percent, number} % à partir {years, plural, =0 {du premier jour} one {de # an d’ancienneté} other {de # ans d’ancienneté}}',
  labour_line_seniority_none:
    'Pas encore de pourcentage : le premier s’applique à partir {years, plural, =0 {du premier jour} one {de # an d’ancienneté} other {de # ans d’ancienneté}}',

  // Lengths and conditions.
  labour_length: '{parts}',
  labour_days: '{count, plural, one {# jour} other {# jours}}',
  labour_working_days: '{count, plural, one {# jour ouvrable} other {# jours ouvrables}}',
  labour_calendar_days: '{count, plural, one {# jour calendaire} other {# jours calendaires}}',
  labour_weeks: '{count, plural, one {# semaine} other {# semaines}}',
  labour_months: '{count, plural, one {# mois} other {# mois}}',
  labour_hours_count: '{count, plural, one {# heure} other {# heures}}',

  labour_within_day: 'jour',
  labour_within_week: 'semaine',
  labour_within_month: 'mois',

  labour_one_day: 'un jour',
  labour_one_week: 'une semaine',
  labour_one_month: 'un mois',

  labour_per_day: 'par jour',
  labour_per_week: 'par semaine',
  labour_per_fortnight: 'par période de deux semaines',
  labour_per_four_weeks: 'par période de quatre semaines',
  labour_per_month: 'par mois',
  labour_per_quarter: 'par trimestre',
  labour_per_year: 'par an',

  // The law in words.
  labour_words_none: 'La loi ne prévoit aucune règle à ce titre : {subject}.',
  labour_words_fixed_by: 'Fixé par : {who}.',
  labour_words_week: '{count, number} heures par semaine.',
  labour_words_day: '{count, number} heures par jour.',
  labour_words_year: '{count, number} heures par an.',
  labour_words_most_week: 'Au plus {count, number} heures par semaine, heures supplémentaires comprises.',
  labour_words_most_day: 'Au plus {count, number} heures par jour, heures supplémentaires comprises.',
  labour_words_rest: 'Repos hebdomadaire de {count, number} heures consécutives.',
  labour_words_sector: '{sector} : {count, number} heures par semaine.',
  labour_words_agriculture: 'Agriculture : {count, number} heures par an.',
  labour_words_premium: '{when}, majoration de {percent, number} %.',
  labour_words_premium_from: '{when} au-delà de {hours, number} heures par {per}, majoration de {percent, number} %.',
  labour_words_limit_overtime: 'Au plus {hours, number} heures supplémentaires {per}.',
  labour_words_limit_all: 'Au plus {hours, number} heures de travail au total {per}.',
  labour_words_base: 'Assiette : {base}.',
  labour_words_between: 'Entre {from} et {to}.',
  labour_words_percent: 'Majoration de {percent, number} % du salaire normal.',
  labour_words_night_percent: 'De nuit : majoration de {percent, number} %.',
  labour_words_overtime_percent: 'Heures supplémentaires, majoration de {percent, number} %.',
  labour_words_paid: 'Payés lorsqu’ils sont chômés.',
  labour_words_unpaid: 'Non payés lorsqu’ils sont chômés.',
  labour_words_number_of_days: '{count, plural, one {# jour} other {# jours}} par an.',
  labour_words_leave:
    '{group}{length} par an à partir {years, plural, =0 {du premier jour} one {de # an d’ancienneté} other {de # ans d’ancienneté}}.',
  labour_words_group: '{group} : ',
  labour_words_in_group: '{group}{sentence}',
  labour_words_leave_every:
    '{days, plural, one {# jour} other {# jours}} de plus par tranche de {every, plural, one {# an} other {# ans}} d’ancienneté.',
  labour_words_most_days: 'Au plus {count, plural, one {# jour} other {# jours}}.',
  labour_words_days_per_week: 'Jours ouvrables de congé : {count, plural, one {# jour} other {# jours}} par semaine.',
  labour_words_per_month: '{days, plural, one {# jour} other {# jours}} par mois d’ancienneté.',
  labour_words_after: 'Après {months, plural, one {# mois} other {# mois}} d’ancienneté.',
  labour_words_pay: 'Calculé sur : {pay}.',
  labour_words_pay_fraction: 'Indemnité : {parts, number}/{of, number} du salaire annuel.',
  labour_words_pay_fraction_days:
    'Indemnité : {parts, number}/{of, number} du salaire annuel pour {days, number} jours ; les jours en plus sont payés en proportion.',
  labour_words_step: '{length} à {percent, number} % du salaire.',
  labour_words_step_unpaid: '{length}.',
  labour_words_step_from: 'À partir de {months, number} mois d’ancienneté : {step}',
  labour_words_payer: 'À la charge de : {payer}.',
  labour_words_per: 'Pour chaque {per}.',
  labour_words_length: '{length}.',
  labour_words_paid_percent: '{percent, number} % du salaire.',
  labour_words_before: 'Dont {count, plural, one {# semaine} other {# semaines}} avant l’accouchement.',
  labour_words_longest: '{group}au plus {length}.',
  labour_words_renewals: '{count, plural, one {Un renouvellement} other {# renouvellements}}.',
  labour_words_notice_days: 'Préavis : {length}.',
  labour_words_notice:
    '{group}{length} à partir {months, plural, =0 {du premier jour} one {de # mois d’ancienneté} other {de # mois d’ancienneté}}.',
  labour_words_notice_longer:
    '{group}{length} au-delà de {months, plural, one {# mois d’ancienneté} other {# mois d’ancienneté}}.',
  labour_words_more_each_year: '{days, number} jours de plus par année accomplie au-delà.',
  labour_words_same_as: 'Même formule que celle-ci : {kind}.',
  labour_words_tier_year:
    '{group}{rate} par année, à partir {years, plural, =0 {du premier jour} one {de # an d’ancienneté} other {de # ans d’ancienneté}}.',
  labour_words_tier_month:
    '{group}{rate} par mois d’ancienneté, à partir {years, plural, =0 {du premier jour} one {de # an d’ancienneté} other {de # ans d’ancienneté}}.',
  labour_words_tier_all:
    '{group}{rate} pour toute l’ancienneté, à partir {years, plural, =0 {du premier jour} one {de # an d’ancienneté} other {de # ans d’ancienneté}}.',
  labour_words_rate_percent: '{rate, number} % du salaire mensuel',
  labour_words_part_not: 'Années ou mois accomplis uniquement.',
  labour_words_part_months: 'Une fraction d’année est comptée en mois accomplis.',
  labour_words_part_days: 'Une fraction d’année est comptée en jours.',
  labour_words_part_whole: 'Toute fraction est comptée comme une unité entière.',
  labour_words_part_whole_from: 'Une fraction d’au moins {months, number} mois est comptée comme une unité entière.',
  labour_words_contract: '{percent, number} % du salaire du contrat.',
  labour_words_plus: 'En sus : {length} de salaire.',
  labour_words_most_years: 'Au plus {count, plural, one {# année} other {# années}} d’ancienneté.',
  labour_words_most_months: 'Au plus {count, plural, one {# mois} other {# mois}} de salaire.',
  labour_words_divisor_days: 'Le salaire journalier est le salaire mensuel / {count, number}.',
  labour_words_divisor_hours: 'Le salaire horaire est le salaire mensuel / {count, number}.',
  labour_words_seniority:
    '{percent, number} % à partir {years, plural, =0 {du premier jour} one {de # an d’ancienneté} other {de # ans d’ancienneté}}.',
  labour_words_thirteenth: '{count, plural, one {# mois} other {# mois}} de salaire.',
  labour_words_named: 'Appellation : {name}.',
  labour_words_of: 'Base de calcul : {base}.',
  labour_words_paid_when: 'Versement : {when}.',
  labour_when_day: 'Heures supplémentaires',
  labour_when_night: 'Heures supplémentaires de nuit',
  labour_when_rest_day: 'Heures supplémentaires pendant le repos hebdomadaire',
  labour_when_public_holiday: 'Heures supplémentaires un jour férié',
  labour_when_rest_day_night: 'Heures supplémentaires de nuit pendant le repos hebdomadaire',
  labour_when_public_holiday_night: 'Heures supplémentaires de nuit un jour férié',

  // Le dernier bulletin d’un salarié qui part.
  leaver_pay: 'Salaire du dernier mois',
  leaver_leave: 'Congés non pris',
  leaver_notice: 'Indemnité compensatrice de préavis',
  leaver_seniority_bonus: 'Prime d’ancienneté',
  leaver_severance: 'Indemnité de licenciement',
  leaver_redundancy: 'Indemnité de licenciement économique',
  leaver_gratuity: 'Indemnité de fin de contrat',
  leaver_retirement: 'Indemnité de départ à la retraite',
  leaver_thirteenth_month: 'Treizième mois',
  leaver_about: '{name} : {notice}',
  leaver_ordinary:
    'Aucune règle propre n’est répertoriée : imposé et soumis aux cotisations comme le salaire ordinaire.',
  leaver_open: 'Non établi. {text}',
  leaver_ordinary_parts:
    '{parts} : aucune règle sur l’impôt et les cotisations n’est répertoriée. Ces sommes sont traitées comme du salaire ordinaire.',
  leaver_pay_of_part: 'Salaire d’un mois, {pay, number}, × {days, number} / {of, number} jours',
  leaver_as_stated: 'Montant indiqué',
  leaver_leave_earned:
    '{year, number} jours par an × {months, number} / 12 pour les mois accomplis depuis le {since} : {earned, number} jours acquis, {taken, number} pris',
  leaver_leave_none_left: 'Aucun jour restant',
  leaver_seniority_included: '`pay` est supposé comprendre la prime d’ancienneté. `seniority_base` l’ajoute.',
  leaver_thirteenth: '{months, plural, one {# mois} other {# mois}} de salaire pour l’année entière',
  leaver_leave_not_stated: 'Ni `leave_days_left` ni `leave_days_taken` n’ont été indiqués.',
  leaver_leave_waiting:
    'Le droit au congé commence le {day}, après le dernier jour. Ce qui est payé pour les congés acquis avant n’est pas établi. `leave_days_left` indique les jours à payer.',
  leaver_resignation:
    'Ce que la loi accorde au salarié qui démissionne n’est pas répertorié. Les règles répertoriées valent pour d’autres motifs.',
  leaver_thirteenth_of_part:
    '{country} : la loi prévoit un treizième mois. Ce qui en est dû pour une partie d’année n’est pas établi.',
  leaver_reason_assumed:
    'Un licenciement par l’employeur, sans faute du salarié, a été supposé. `reason` indique un autre motif.',
  leaver_notice_assumed: 'Le préavis est supposé effectué. `notice` indique si l’employeur le paie à la place.',
  leaver_leave_in_twelfths:
    'Le congé est supposé acquis par douzièmes de l’année, par mois accomplis. La loi consultée ne le précise pas. `leave_days_left` indique les jours.',
  leaver_leave_overtaken:
    '{days, number} jours de plus ont été pris que ce qui est acquis. Rien n’est retenu sur le salaire à ce titre.',
  leaver_leave_twice: 'Indiquez `leave_days_left` ou `leave_days_taken`, pas les deux.',
  leaver_part_not_amount: '`{field}` doit être un montant : il est payé le dernier mois en plus de `pay`.',
} satisfies Record<keyof typeof english, string>;
