import type { cells as english } from '../en/cells';

/**
 * What cells say that no answer of the service says. Only names in braces are replaced, by labels whose gender and
 * number vary: no word may agree with them.
 */
export const cells = {
  label: '{label}',
  list_separator: ', ',
  or: '{first} ou {then}',
  and: '{first} et {then}',

  // Amounts, flags and days
  argument_amount: 'montant',
  argument_gain: 'plus-value',
  argument_gross: 'salaire brut',
  argument_net: 'salaire net',
  argument_profit: 'bénéfice',
  argument_turnover: 'chiffre d’affaires',
  argument_year: 'année',
  argument_days: 'nombre de jours',
  argument_pay: 'rémunération',
  argument_hours: 'nombre d’heures',
  argument_leave_days: 'jours de congé',
  argument_days_per_month: 'jours par mois',
  argument_days_per_week: 'jours par semaine',
  argument_hours_per_month: 'heures par mois',
  not_a_number: '{text} n’est pas un nombre. Saisissez un nombre ({what}).',
  is_percentage: '{text} est un pourcentage. Saisissez un nombre ({what}).',
  two_numbers_comma:
    'Vouliez-vous dire {grouped} ou {decimal} ? Une virgule avant trois chiffres peut signifier l’un ou l’autre.',
  two_numbers_point:
    'Vouliez-vous dire {grouped} ou {decimal} ? Un point avant trois chiffres peut signifier l’un ou l’autre.',
  not_true_or_false: '{text} n’est ni VRAI ni FAUX. Saisissez VRAI ou FAUX ({what}).',
  leap_day_of_1900: 'Le 29 février 1900 est un jour qu’Excel compte et que le calendrier n’a pas.',
  not_a_date:
    '{number} n’est pas une date : utilisez une date à partir du 1er janvier 1900, ou un texte tel que "2026-11-20".',
  two_days:
    '"{text}" peut signifier le {first} ou le {second}. Écrivez {firstDay} ou {secondDay}, ou saisissez une date.',
  dates_from_1904:
    '{sentence} Si la cellule affiche {day}, le classeur utilise le calendrier depuis 1904 : écrivez la date sous forme de texte, par exemple "{day}".',
  last_day_missing: 'Il n’y a pas de dernier jour. Saisissez-en un, par exemple 2026-12-31.',
  days_missing: 'Il n’y a pas de nombre de jours. Saisissez-en un, par exemple 5.',

  // Labour law
  first_day_missing: 'Il manque le premier jour de l’emploi. Saisissez-le, par exemple 2020-03-01.',
  pay_missing: 'Il manque le montant de la rémunération. Saisissez-le, par exemple 45000.',
  hours_missing: 'Il manque le nombre d’heures. Saisissez-le, par exemple 8.',
  labour_detail: 'La précision {detail}',
  labour_detail_without_value: 'La précision {detail} n’a pas de valeur. Écrivez {example}, ou ne l’indiquez pas.',
  labour_detail_unknown: '{text} n’est pas une précision de {name}. Précisions possibles : {details}.',
  labour_detail_misspelt:
    '{text} n’est pas une précision de {name} : vouliez-vous dire {meant} ? Précisions possibles : {details}.',
  write_labour_details: 'Écrivez les précisions comme "{example}", séparées par des points-virgules.',

  // Words and ranges
  word_unknown: '{text} n’est pas {what}. Valeurs possibles : {words}.',
  word_misspelt: '{text} n’est pas {what} : vouliez-vous dire {meant} ? Valeurs possibles : {words}.',
  word_of_column: 'une colonne',
  word_of_field: 'un renseignement disponible',
  word_of_figure: 'une fonction dont la source est disponible',
  word_of_indicator: 'un indicateur',
  word_of_language: 'une langue disponible',
  word_of_plan: 'un plan comptable',
  word_of_series: 'une série',
  ranges_differ: 'Les plages n’ont pas la même taille. Cette cellule n’a pas d’équivalent dans l’autre plage.',
  no_data: 'Il n’y a pas de données.',
  no_value_of_country: '{country} : aucune donnée ({what}).',
  no_fuel_price: '{country} : aucun prix de carburant ({fuel}).',
  no_minimum_wage: '{country} : pas de salaire minimum général, seulement des salaires minimums par secteur.',
  rate_of_currency: 'cours {currency}',
  rate_between: 'cours {from}/{to}',
  rate_too_old:
    'Aucun {what} dans les {days} jours ouvrés jusqu’au {day}. Le dernier disponible avant cette date est du {observed}.',

  // Dates and sources
  takes_no_day: '{name} n’accepte pas de jour.',
  takes_no_indicator: '{name} utilise un seul fait. Omettez l’indicateur.',
  sources_not_sent: 'Le service financier n’a pas envoyé de sources.',
  figure_without_date: 'Ce chiffre n’a pas de date.',
  figure_without_source: 'Aucune source n’est répertoriée pour ce chiffre.',
  source_and_reading: '{text} ; {reading}',
  read_again: 'Relu le {day} ({publishers}) : inchangé',

  // History
  entity_missing: 'Il n’y a ni devise ni pays. Saisissez-en un, par exemple XOF ou CI.',
  base_of_rates_only: 'Seuls les cours de change ont une devise de base. Omettez-la, ou choisissez la série fx.',
  entities_too_many: 'HISTORY accepte au plus {most} devises ou pays, et cette plage en contient {count}.',
  start_missing: 'Il n’y a pas de début. Saisissez le premier jour, par exemple 2026-01-01.',
  column_twice: 'Une colonne est nommée deux fois. Nommez-la une seule fois.',
  heading_date: 'Date',
  heading_average: 'Moyenne',
  heading_observations: 'Observations',
  heading_observed: 'Date observée',
  heading_source: 'Source',
  heading_average_of: '{entity} moyenne',
  heading_observations_of: '{entity} observations',
  heading_observed_of: '{entity} date observée',
  heading_source_of: '{entity} source',

  // Details of pay
  write_details:
    'Écrivez les précisions comme "marié; indemnité de transport=30000", séparées par des points-virgules.',
  examples_of_details:
    'marié, enfants, handicapé, indemnité de transport, prime, logement en nature, retraite complémentaire versée, cumul impôt ou date de paie',
  detail_unknown: '{text} n’est pas une précision de paie. Exemples : {examples}.',
  detail_misspelt: '{text} n’est pas une précision de paie : vouliez-vous dire {meant} ?',
  detail_ambiguous: '{text} peut signifier {meanings}. Écrivez l’une de ces formes.',
  details_in_one: '{text} contient plusieurs précisions. {advice}',
  details_range:
    'Une plage de précisions doit avoir deux colonnes ou deux lignes, pour les noms et les valeurs. {advice}',
  detail_without_name: 'La valeur {text} n’a pas de nom à côté d’elle.',
  detail_without_value: '{detail} : aucune valeur. Écrivez {example}, ou omettez cette précision.',
  detail_needs_value: '{detail} : une valeur est nécessaire, par exemple {example}.',
  detail_twice: '{detail} figure deux fois parmi les précisions. Indiquez cette valeur une seule fois.',
  detail_twice_as_argument:
    '{detail} figure deux fois : comme argument et parmi les précisions. Indiquez cette valeur une seule fois.',
  overtime_hours_without_pay:
    'Le nombre d’heures supplémentaires doit être accompagné du montant payé pour elles : paiement des heures supplémentaires=12000; nombre d’heures supplémentaires=10.',
  net_below_zero:
    'Le salaire net est inférieur à zéro ({net}) : l’impôt et les cotisations dépassent ce salaire. Vérifiez le montant et la période de paie.',

  // Tables of a country
  heading_code: 'Code',
  heading_name: 'Nom',
  heading_currency: 'Devise',
  heading_taxes: 'Types d’impôt',
  heading_tax_year: 'Exercice fiscal',
  heading_from: 'De',
  heading_to: 'À',
  heading_rate: 'Taux %',
  heading_up_to: 'Pour un revenu jusqu’à',
  heading_due: 'Échéance',
  heading_what: 'Objet',
  heading_form: 'Formulaire',
  heading_authority: 'Destinataire',
  heading_note: 'Remarque',
  due_not_recorded: 'Non répertorié : {names}',

  // The payslip
  payslip_of_one_amount: 'PAYSLIP prend un seul montant, pas une plage. Saisissez une formule par salarié.',
  line_gross: 'Salaire brut',
  line_of_which: 'Dont : {name}',
  line_not_taxed: 'Non imposé : {name}',
  line_in_kind: 'En nature : {name}',
  line_taxable: 'Salaire imposable',
  line_family: 'Famille : {counted}',
  line_tax: 'Impôt sur le revenu',
  line_contributions: 'Cotisations salariales',
  line_net: 'Salaire net',
  line_employer_cost: 'Coût pour l’employeur',
  card_tax_year: 'Exercice fiscal',
  card_as_of: 'À la date du',
  card_sources: 'Sources',
  line_of_employer: '{name} (employeur)',

  // Payroll tables
  income_tax_not_recorded: 'L’impôt sur le revenu de ce pays n’est pas répertorié.',
  figure_cell_empty: 'Une cellule des colonnes est vide. Nommez un montant dans chacune.',
  figure_unknown: '{text} n’est ni un montant ni une ligne des bulletins. Montants : {figures}. Lignes : {lines}.',
  figure_misspelt:
    '{text} n’est ni un montant ni une ligne des bulletins : vouliez-vous dire {meant} ? Montants : {figures}. Lignes : {lines}.',
  totals_employees: 'Salariés',
  totals_without: '(sans {heading})',
  totals_heading_unknown: '{text} n’est pas un en-tête du tableau. Choisissez parmi {headings}.',
  totals_in_two_currencies:
    '{group} a des montants en {first} et en {second}. Totalisez selon une colonne qui sépare les devises, comme le pays.',
  first_row_without_headings:
    'La première ligne du tableau doit contenir des en-têtes, dont un pour le salaire : {headings}.',
  column_without_heading: 'La colonne {number} du tableau contient des valeurs mais n’a pas d’en-tête.',
  columns_of_one_meaning: '{first} et {second} signifient tous deux « {label} ». Gardez une seule des colonnes.',
  heading_twice: '{heading} est l’en-tête de deux colonnes. Donnez à chacune son propre en-tête, ou enlevez-en une.',
  columns_of_two_currencies: '{first} et {second} sont en deux devises. Utilisez une seule devise par ligne.',
  shares_follow_from_family:
    '{heading} découle de la famille. Ajoutez {labels} : la loi du pays en déduit le nombre de parts.',
  heading_is_word:
    '{heading} est une valeur de « {label} ». Intitulez la colonne « {label} » et écrivez la valeur dans ses cellules.',
  column_of_words:
    '{heading} contient des valeurs de « {label} », par exemple {word}. Intitulez la colonne « {label} ».',
  headings_unknown_in_pane:
    'En-têtes non compris : {headings}. Sans ces colonnes, la paie pourrait être fausse. Dans Excel, choisissez une fois leurs significations sous Paie, Votre propre tableau.',
  heading_unknown:
    'En-tête inconnu : {headings}. Sans cette colonne, la paie pourrait être fausse. Utilisez un en-tête donné par PAYROLLHEADERS, par exemple {example}, ou choisissez sa signification dans le dernier argument.',
  headings_unknown:
    'En-têtes inconnus : {headings}. Sans ces colonnes, la paie pourrait être fausse. Utilisez un en-tête donné par PAYROLLHEADERS, par exemple {example}, ou choisissez leurs significations dans le dernier argument.',
  headings_and_more: '{headings} et {count} de plus',
  meanings_of_two_columns: 'Les significations demandent deux colonnes : un en-tête du tableau et ce qu’il signifie.',
  meaning_unknown:
    '{meaning}, la signification de {heading}, n’est pas compris. Utilisez un en-tête donné par PAYROLLHEADERS, par exemple {example}, ou {deduction}, ou {leaveOut}.',
  heading_misspelt: '{heading} (vouliez-vous dire {meant} ?)',
  amount_or_percentage:
    '{heading} contient {number}, qui peut être un montant ou {percent} % du salaire de base. Écrivez les pourcentages sous forme de texte, par exemple "{percent}%".',
  class_near: '{heading} contient {text}. Écrivez {near} si c’est ce que la loi entend par là, et Général sinon.',
  hours_alone:
    '{heading} contient des heures. Ajoutez le montant payé pour elles dans une colonne telle que {example}, ou supprimez les heures.',
  hours_unpaid:
    '{heading} contient {hours}, mais cette ligne n’a pas de montant pour les heures supplémentaires. Saisissez le montant, ou supprimez les heures.',
  added_in_two_kinds: '{heading} s’ajoute à « {label} ». Écrivez les deux en montants, ou les deux en pourcentages.',
  row_without_country: 'Cette ligne n’a pas de pays. Saisissez-le dans la colonne Pays, ou comme premier argument.',
  row_paid_beside:
    'Le salaire de cette ligne est 0, mais elle contient « {label} ». Saisissez le salaire dont cet élément fait partie.',
  row_of_net_and_gross:
    'Cette ligne contient à la fois un salaire net et un salaire brut ou de base. Laissez l’un des deux vide.',
  row_without_pay: 'Cette ligne n’a pas de salaire. Saisissez le salaire brut, net ou de base.',
  row_not_adding_up:
    'Le salaire de base et les éléments nommés totalisent {whole}, mais le salaire brut est {amount}. Corrigez l’un des deux.',
  deduction_negative: '{heading} vaut {amount}. Écrivez ce qui est retenu sous forme de montant positif.',
  deductions_exceed_net:
    'Les retenues de cette ligne totalisent {deductions}, mais son salaire net n’est que de {net}.',

  // Journals and returns
  journal_row_wrong: 'Il n’y a pas de journal, car la ligne {row} du tableau contient une erreur : {why}',
  journal_in_two_currencies:
    'Il n’y a pas de journal, car les lignes sont en deux devises, {first} et {second}. Faites un journal pour chacune.',
  journal_pay_without_parts: 'Salaire hors éléments nommés',
  journal_deductions: 'Retenues sur le salaire net',
  heading_account: 'Compte',
  heading_account_name: 'Intitulé du compte',
  heading_text: 'Libellé',
  heading_debit: 'Débit',
  heading_credit: 'Crédit',
  heading_to_correct: 'À corriger',
  return_form_missing: 'Il manque la déclaration. Indiquez son nom, par exemple p10.',
  return_of_gross_pay:
    'Une déclaration demande le salaire brut. Mettez le brut de cette ligne dans une colonne Salaire brut : GROSSUP le calcule.',
  return_of_months: 'Une déclaration porte sur un mois. Indiquez le salaire du mois, avec la période mensuelle.',
  return_without_rows: 'Aucune ligne du tableau ne contient de salarié.',
  payslip_without_name: 'Cette ligne n’a pas de nom. Indiquez-le dans une colonne Nom complet.',
  employer_unknown:
    '{text} n’est pas un réglage de l’employeur. Les réglages sont par exemple name, tax_number, social_security_number, address et month.',
  employer_misspelt: '{text} n’est pas un réglage de l’employeur : vouliez-vous dire {meant} ?',
  employer_without_value: '{label} n’a pas de valeur. Écrivez-la après =, ou omettez ce réglage.',
  write_employer:
    'Écrivez les réglages comme « tax_number=P051234567Z; month=2026-11 », séparés par des points-virgules.',

  // Without an answer of the service
  recalculate: '{reason} Relancez le calcul pour réessayer.',
  service_unreachable: 'Le service financier est injoignable.',
  service_unreachable_check: 'Le service financier est injoignable. Vérifiez votre connexion.',
  service_late: 'Le service financier n’a pas répondu à temps.',
  service_unreadable: 'La réponse du service financier est illisible.',
  service_behind_proxy: 'Un proxy a répondu par le code {status} à la place du service financier.',
  service_is_other: 'Ce qui a répondu n’est pas le service financier.',
  part_not_loaded:
    'Le service financier est injoignable. Vérifiez votre connexion. Si elle fonctionne, fermez le classeur et ouvrez-le de nouveau : le service a une nouvelle version.',
  no_answer_in_time: 'Aucune réponse n’est arrivée à temps.',
  no_answer_within: 'Aucune réponse n’est arrivée en {seconds} secondes.',
  cancelled: 'Le calcul a été annulé.',
  not_asked: 'Validez la formule pour la calculer.',
  code_required: 'Il vous faut un code d’accès. Ouvrez le volet et saisissez votre code.',
  sign_in_failed:
    'Excel n’a pas pu vous connecter. Connectez-vous à Office avec votre compte professionnel et réessayez.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
