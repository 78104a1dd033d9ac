import type { engine as english } from '../en/engine';

/** Notices and refusals of the calculations. */
export const engine = {
  // Subjects inside sentences.
  subject_income_tax: 'impôt sur le revenu',
  subject_treatment_of_pay: 'indemnités et primes',
  subject_part_month: 'salaire d’un mois incomplet',
  subject_corporate_tax: 'impôt sur les sociétés',
  subject_withholding_tax: 'retenue à la source',
  subject_capital_gains_tax: 'impôt sur les plus-values',
  subject_vat: 'TVA',
  subject_minimum_wage: 'salaire minimum',
  subject_tax_treaty: 'conventions fiscales',
  name_of_income_tax: 'Impôt sur le revenu',

  // Amounts.
  amount_below_smallest_unit: '`amount` est inférieur à la plus petite unité de la devise {currency}.',
  amount_rounded: 'Le montant a été arrondi à {amount}, car {currency} n’a pas d’unité plus petite.',
  no_gross_leaves_net: 'Aucun salaire brut ne donne un salaire net de {net}.',
  gross_leaves_more:
    'Aucun salaire brut ne donne exactement {net}. Celui-ci est le plus petit salaire brut qui donne au moins ce net.',
  no_amount_leaves_net: 'Aucun montant ne laisse un net de {net}.',
  amount_leaves_more:
    'Aucun montant ne laisse exactement {net}. Celui-ci est le plus petit montant qui laisse au moins ce net.',
  range_invalid: 'La plage doit commencer à 0 ou plus et se terminer par un montant plus élevé.',

  // Countries, tax years and days.
  country_law_not_recorded: 'Aucune législation fiscale n’est répertoriée pour ce pays : {country}.',
  tax_year_unknown: '{label} n’est pas un exercice fiscal de ce pays : {country}. Écrivez-le comme "{example}".',
  pay_date_outside_tax_year:
    '`pay_date` {day} appartient à l’exercice fiscal {actual} ({country}), mais `tax_year` est {year} ({from} au {to}). Envoyez un seul des deux, ou une date de cet exercice fiscal.',
  law_not_established: '{country} : les règles applicables ({subject}) n’ont pas pu être établies.',
  tax_year_not_recorded:
    '{country} : aucune règle ({subject}) n’est répertoriée pour l’exercice fiscal {year}. Exercices fiscaux répertoriés : {years}.',
  day_not_recorded:
    '{country} : aucune règle ({subject}) n’est répertoriée au {day}. Exercices fiscaux répertoriés : {years}.',
  day_not_recorded_but_from:
    '{country} : aucune règle ({subject}) n’est répertoriée au {day}. Exercices fiscaux répertoriés : {years}, à compter du {first}.',

  // Income tax.
  income_currency_not_recorded:
    '{country} : l’impôt sur le revenu est répertorié pour les salaires en {currencies}, et non en {currency}.',
  income_tax_not_computed: '{country} : l’impôt sur le revenu ne peut pas être calculé. {reason}',
  ceiling_converted_at_parity: 'Un plafond en {from} a été converti à la parité fixe de {rate} {to} pour 1 {from}.',
  ceiling_converted: 'Un plafond en {from} a été converti à {rate} {to} pour 1 {from}, cours du {day}.',
  ceiling_converted_at_old_rate:
    'Un plafond en {from} a été converti à {rate} {to} pour 1 {from}, cours du {day}, qui n’est plus à jour.',
  ceiling_not_applied:
    'Il n’y a pas de cours de change pour {currency} à cette date. Un plafond en {currency} n’a donc pas été appliqué.',
  net_negative:
    'Le salaire net est négatif : l’impôt et les cotisations atteignent {taken}, soit plus que le salaire brut.',
  net_negative_by_fixed_charges:
    'Le salaire net est négatif : l’impôt et les cotisations atteignent {taken}, soit plus que le salaire brut. La loi prélève ces montants quel que soit le salaire : {charges}.',
  fixed_charge: '{name} (au moins {amount})',
  circumstance_without_effect:
    '{field} n’a pas d’effet dans la loi répertoriée de l’impôt sur le revenu ({country}) et n’a pas été pris en compte.',
  circumstance_not_in_play:
    'Dans la loi de l’impôt sur le revenu ({country}), {field} ne compte que pour d’autres salariés, éléments de salaire, avantages ou périodes de paie. Ici, ce champ n’a pas d’effet et n’a pas été pris en compte.',
  part_is_ordinary_pay:
    '{field} : aucune source ne mentionne cet élément de salaire ({country}). Pour l’impôt et les cotisations, il a été traité comme le salaire de base, sauf pour les règles propres au salaire de base.',
  employers_rate_outside:
    '`employer.accident_rate` : {name} n’a pas de taux de {rate} %. La loi prévoit {rates}, selon l’activité.',
  employers_rate_needed:
    '{name} : non calculé, car le taux est propre à l’employeur. Indiquez-le dans `employer.accident_rate`.',
  contribution_in_other_months:
    '{name} : dû seulement aux mois {months} de l’année. Une date de paie dans l’un d’eux l’ajoute.',
  lowest_rate_used:
    '{name} : le taux le plus bas, {rate} %, a été retenu. La loi prévoit {rates}, selon l’activité. Indiquez le taux de l’employeur dans `employer.accident_rate`.',
  part_is_paid_once:
    '{field} : aucune source ne mentionne cet élément de salaire ({country}). Il est soumis à cotisations comme le salaire de base. L’impôt calculé est ce que cet élément ajoute à l’impôt de l’année.',
  once_paid_by_own_rule: '{parts} : imposition selon la règle du pays pour les versements ponctuels. {rule}.',
  once_paid_by_difference:
    '{parts} : aucune règle n’est répertoriée pour le mois du versement. L’impôt sur la part imposable est ce que cette part ajoute à l’impôt de l’année.',
  rows_rest_on_assumptions:
    'Certaines lignes reposent sur une hypothèse, faute de règle de droit, par exemple pour un mois incomplet ou pour ce qui est versé une seule fois. Le bulletin d’une telle ligne, demandé seul, indique l’hypothèse retenue.',
  once_paid_as_pay_assumed:
    '{parts} : le mode d’imposition n’est pas établi. L’imposition est celle d’un salaire du mois de versement.',
  once_paid_as_pay: '{parts} : imposition comme salaire de la période, car la loi impose chaque période séparément.',
  once_paid_in_one_month:
    '{parts} : imposition dans un seul mois, avec le salaire habituel de ce mois, car la loi impose chaque mois séparément.',
  once_paid_in_year: '{parts} : montant compris dans le salaire de l’année.',
  once_paid_so_far: '{parts} : montant compris dans le cumul de salaire de l’année.',
  benefit_not_established:
    '{field} n’a pas été compris dans le calcul de l’impôt. Nous n’avons pas pu établir comment la loi évalue cet avantage ({country}).',
  said_twice: '`{field}` et `{other}` se contredisent. Envoyez un seul des deux.',
  basic_beside_pay:
    '`basic` ne peut pas être envoyé avec `pay` : le salaire de base est le montant diminué des éléments indiqués.',
  parts_exceed_pay:
    'Les éléments de `pay` totalisent {parts}, soit plus que le montant de {amount}. Le montant doit comprendre tout le salaire en argent.',
  parts_exceed_net:
    'Les éléments de `pay` totalisent {parts}, soit plus que le salaire brut entier qui donne {net}. Envoyez un salaire net plus élevé ou des éléments plus faibles.',
  taken_as_usual:
    'Ces renseignements n’ont pas été fournis ; les valeurs entre parenthèses ont été retenues : {details}. Indiquez ceux qui diffèrent pour ce salarié, car ils modifient le résultat.',
  assumed_detail: '{label} ({value})',
  circumstance_used_in_part:
    '{country} : {field} n’est pris en compte qu’en partie. La loi l’utilise dans {count, plural, one {une règle qui n’est pas calculée} other {# règles qui ne sont pas calculées}} : {rules}',
  circumstance_not_used:
    '{country} : {field} n’est pas encore pris en compte. La loi l’utilise dans {count, plural, one {une règle qui n’est pas calculée} other {# règles qui ne sont pas calculées}} : {rules}',
  scales_by_income:
    'Le revenu imposable détermine lequel des {count} barèmes s’applique. `brackets` donne le premier, jusqu’à {limit} {currency} {basis, select, monthly {par mois} other {par an}} ; `tables` les donne tous.',
  relief_of_smallest_pay:
    '`relief` est celui du salaire le plus faible. Pour un salaire plus élevé, la loi plafonne la déduction ou prévoit un autre pourcentage : `GET /api/v1/tax/law` donne les règles.',

  // A year of pay.
  month_outside_tax_year:
    '`{field}` {month} n’est pas un mois de l’exercice fiscal {year} ({country}). Cet exercice va de {first} à {last}.',
  month_outside_employment:
    '`months` : {month} n’est pas compris entre {first} et {last}, premier et dernier mois payés.',
  change_outside_month: '`months` : {day} n’est pas un jour de {month}.',
  months_reversed: '`from` {first} est postérieur à `to` {last}.',
  month_worked_twice:
    '`months` : {month} indique `worked` deux fois. Réunissez les jours payés d’un mois dans un seul élément.',
  month_repeated:
    '`months` : {month} figure plusieurs fois. Réunissez toutes les modifications d’un mois dans une seule entrée.',
  paid_once_without_month:
    '`pay.{part}` est un versement ponctuel. Indiquez-le dans `months`, au mois de son versement.',
  refused_in_month: '{month} : {reason}',
  month_without_pay: '{month} : pas de salaire, donc ni impôt ni cotisations.',
  tax_negative:
    'L’impôt du mois est négatif : les retenues dépassent de {amount} l’impôt dû sur le cumul de l’année. Il n’est pas établi si l’employeur rembourse cette somme maintenant ou si elle est régularisée en fin d’année.',
  settlement_none: '{country} : la loi répertoriée ne prévoit pas de régularisation annuelle de l’impôt des salariés.',
  settlement_unknown:
    '{country} : il n’est pas établi si la loi prévoit une régularisation annuelle de l’impôt des salariés.',
  settlement_of_part_year:
    'La régularisation applique le barème annuel et les abattements annuels entiers à {count, plural, one {# mois} other {# mois}} de salaire. D’autres salaires de l’année, et les règles propres aux années incomplètes, modifieraient le résultat.',
  settlement_circumstances: 'La régularisation retient la situation du salarié au mois {month}.',
  settlement_law_changed: 'La régularisation annuelle n’a pas pu être calculée : {reason}',
  surcharge_outside_months:
    '{name} ne figure pas dans les mois de cette réponse. Mois de l’année où la loi prélève ce montant : {months}.',

  // Une partie de mois, et le nombre de périodes de paie.
  day_count_calendar_days: 'jours calendaires',
  day_count_thirtieths: 'trentièmes de mois',
  day_count_working_days: 'jours ouvrés',
  worked_twice: '`worked` prend des dates, ou `days` et `of`, pas les deux.',
  unpaid_leave_reversed: '`worked` : le dernier jour du congé sans solde ({to}) précède le premier ({from}).',
  unpaid_leave_outside: '`worked` : le congé sans solde doit être compris entre le {from} et le {to}.',
  worked_without_days: '`worked` avec `of` demande `days`.',
  worked_reversed: '`worked` : le dernier jour ({to}) précède le premier ({from}).',
  worked_part_without_days: '`worked` avec `amount_is` `part` demande les jours payés : `from` ou `to`, ou `days`.',
  worked_outside_tax_year:
    '`worked` : {day} appartient à l’exercice fiscal {actual} ({country}), mais `tax_year` est {year} ({from} au {to}). Envoyez un seul des deux, ou des jours de cet exercice fiscal.',
  worked_outside: '`worked` : les jours doivent être du {from} au {to}.',
  worked_needs_month: '`worked` indique une partie de mois : `period` doit être `monthly`.',
  no_pay_to_withhold_from:
    '{field} n’est pas pris en compte : dans un mois sans salaire, il n’y a rien sur quoi retenir l’impôt. L’impôt correspondant, ou l’impôt à rembourser, n’est pas calculé.',
  no_day_paid: 'Aucun jour du mois n’est payé, donc ni impôt ni cotisations.',
  part_days_assumed:
    'Le salaire du mois a été multiplié par {days, number} / {of, number} jours calendaires. Aucune règle de droit n’est répertoriée. `worked` avec `days` et `of` indique d’autres jours.',
  part_days_counted: 'Le salaire du mois a été multiplié par {days, number} / {of, number} {count}.',
  part_days_by_article: 'Le salaire du mois a été multiplié par {days, number} / {of, number} {count} ({article}).',
  part_share_counted: 'Les jours payés ont été comptés comme {days, number} / {of, number} {count}.',
  part_share_assumed:
    'Les jours payés ont été comptés comme {days, number} / {of, number} jours calendaires. Aucune règle de droit n’est répertoriée. `worked` avec `days` et `of` indique d’autres jours.',
  part_paid_in_other_month:
    'Les jours payés sont en {month} et la date de paie est le {day} : le droit de la date de paie s’applique.',
  part_tax_month_alone:
    'La loi impose le salaire de chaque mois isolément, selon ses règles mensuelles. Aucune source lue ne les réduit pour une partie de mois.',
  part_tax_cumulative: 'L’impôt se calcule sur le cumul de l’année : un mois incomplet n’a pas besoin de règle propre.',
  part_tax_assumed:
    'Le barème et les abattements sont ceux d’un mois entier. La façon dont le droit de ce pays les réduit pour une partie de mois n’est pas établie : {country}.',
  part_contributions_assumed:
    'Les limites des cotisations sont celles d’un mois entier. La façon dont le droit de ce pays les réduit pour une partie de mois n’est pas établie : {country}.',
  part_tax_by_days: 'Le barème et les abattements ont été réduits à {days, number} / {of, number} d’un mois.',
  part_tax_whole_month: 'Le barème et les abattements du mois entier s’appliquent au salaire de la partie.',
  part_contributions_by_days: 'Les limites des cotisations ont été réduites à {days, number} / {of, number} d’un mois.',
  part_contributions_whole_month: 'Les limites des cotisations du mois entier s’appliquent au salaire de la partie.',
  year_to_date_of_earlier_year:
    '`year_to_date.months` doit être au plus {most, number} : l’exercice fiscal {year} ({country}) a commencé le {from}, et la date de paie est le {day}. Omettez ce qui a été payé avant.',
  pay_periods_malformed: '`pay_periods` doit être un nombre entier de 1 à 366.',
  pay_periods_of_period: '`pay_periods` ne sert qu’à la paie à la semaine, toutes les deux semaines ou à la journée.',
  pay_periods_outside: '`pay_periods` doit être de {least, number} à {most, number} pour cette période de paie.',
  pay_periods_counted: 'L’année a été comptée avec {count, number} périodes de paie.',
  daily_pay_by_law:
    'Le salaire d’un jour a été pris pour 1 / {days, number} du salaire d’une année, selon la règle du pays.',
  daily_pay_assumed:
    'Le salaire d’un jour a été pris pour 1 / {days, number} du salaire d’une année. Aucune règle de droit n’est répertoriée. `pay_periods` indique un autre nombre de jours.',
  short_period_limits_assumed:
    'Le droit indique par mois les limites et les montants fixes des cotisations. 12 / {count, number} de chacun ont été appliqués. Il n’est pas établi que le droit de ce pays les divise ainsi : {country}.',
  short_period_month_so_far:
    '{contributions} : tous les salaires d’un mois comptent ensemble. Ce salaire supporte 12 / {count, number} des limites et des montants d’un mois. Régularisez la différence avec le dernier salaire du mois.',

  // Minimum wages and what is due.
  wages_not_recorded: '{country} : aucun salaire minimum n’est répertorié.',
  wages_not_on_day: '{country} : aucun salaire minimum n’est répertorié au {day}.',
  wages_not_of_sector_in:
    '{country} : aucun salaire n’est répertorié à cette date pour {sector}. Salaires répertoriés : {wages}.',
  wages_not_of_sector: 'Aucun salaire n’est répertorié à cette date pour {sector}, dans aucun pays.',
  pay_below_minimum_wage:
    'Le salaire est inférieur au salaire minimum à temps plein : {wage} {currency} pour la période de paie ({name}).',
  filing_not_recorded: '{country} : les déclarations et paiements des employeurs ne sont pas répertoriés ({names}).',
  due_not_recorded: 'Cette liste n’est pas complète. {country}, éléments non répertoriés : {names}.',
  due_days_not_moved:
    'Il n’est pas établi, lorsque rien n’est indiqué, si les jours de repos hebdomadaire et les jours fériés déplacent une échéance : ces dates sont celles que la loi indique.',
  due_days_not_confirmed:
    'Les éléments dont `data_status` vaut `stale` n’ont pas été vérifiés pour leur exercice fiscal. Recherchez un éventuel changement avant de les utiliser.',

  // The curve of pay and tax.
  curve_not_straight:
    'L’impôt sur ce salaire n’augmente pas par segments de droite : la courbe ne peut pas être tracée.',
  curve_before_rounding:
    'La courbe est tracée avant arrondi. Un bulletin de paie arrondit chaque ligne à la plus petite unité de la devise.',
  curve_through_steps:
    '{rule}. La courbe passe par ces paliers : l’impôt d’un bulletin de paie s’en écarte de {reach} au plus.',
  curve_through_steps_of_two:
    '{rule}. {other}. La courbe passe par ces paliers : l’impôt d’un bulletin de paie s’en écarte de {reach} au plus.',
  law_rounds_on_the_way: 'La loi arrondit un montant avant le calcul de l’impôt',

  // Corporate tax.
  amount_is_annual_profit:
    'Le montant est le bénéfice imposable de l’année entière, quelle que soit la valeur de `period`.',
  standard_rate_applied:
    'Le taux normal a été appliqué. Avec un `turnover` d’au plus {limit} {currency}, une règle pour les petites entreprises peut s’appliquer.',
  small_company_rule_applied:
    'La règle des petites entreprises, pour un chiffre d’affaires d’au plus {limit} {currency}, a été appliquée.',
  rule_conditions: 'Conditions : {conditions}',
  minimum_tax_not_computed: 'L’impôt minimum n’est pas calculé : {rule}',
  minimum_tax_needs_turnover: 'Sans `turnover`, l’impôt minimum n’est pas calculé : {rule}',
  surcharge_not_included: 'Non compris : {name}.',
  surcharge_not_included_with_note: 'Non compris : {name}. {note}',
  no_small_company_rate: '{country} : la loi ne prévoit pas de taux pour les petites entreprises.',
  small_company_not_established:
    '{country} : l’existence d’un taux pour les petites entreprises n’a pas pu être établie.',
  no_minimum_tax: '{country} : la loi ne prévoit pas d’impôt minimum.',
  minimum_tax_not_established: '{country} : l’existence d’un impôt minimum n’a pas pu être établie.',
  no_profit_minimum_due: 'L’impôt minimum est dû même en l’absence de bénéfice.',
  sectors_have_own_rates:
    'Certains secteurs ont leurs propres taux. Envoyez un secteur dans `sector` : la législation fiscale du pays en donne la liste.',
  sector_rate_applied: 'Le taux de {rate} % propre à ce secteur a été appliqué : {name}.',
  sector_unknown: '{country} : "{sector}" n’est pas un secteur doté d’un taux propre. Secteurs possibles : {sectors}.',
  no_sector_rates: '{country} : aucun secteur n’a de taux propre répertorié. Omettez `sector`.',

  // Law that is not established.
  look_at_authority: 'Adressez-vous à l’administration fiscale du pays ({country}).',
  look_at_authority_and_sources:
    'Adressez-vous à l’administration fiscale du pays ({country}), ou consultez les sources des règles répertoriées : {sources}.',

  // Withholding tax.
  amount_is_payment: 'Le montant est le paiement, quelle que soit la valeur de `period`.',
  withholding_not_established: '{country} : les taux de la retenue à la source n’ont pas pu être établis.',
  payment_rate_not_established:
    '{country} : le taux de la retenue à la source n’a pas pu être établi ({payment}, {residency, select, non_resident {bénéficiaire non-résident} other {bénéficiaire résident}}). Taux répertoriés : {payments}.',
  residency_rates_not_established:
    '{country} : le taux de la retenue à la source n’a pas pu être établi ({payment}, {residency, select, non_resident {bénéficiaire non-résident} other {bénéficiaire résident}}). Des taux ne sont répertoriés que pour les paiements {residency, select, non_resident {à des résidents} other {à des non-résidents}} : {payments}.',
  payment_type_assumed: '`payment_type` n’a pas été envoyé. Taux appliqué : {payment}.',
  payment_type_assumed_without_services:
    '`payment_type` n’a pas été envoyé, et aucun taux n’est répertorié pour les services payés à {residency, select, non_resident {un non-résident} other {un résident}}. Taux appliqué : {payment}.',
  residency_assumed_resident: '`residency` n’a pas été envoyé : le taux des résidents a été appliqué.',
  residency_assumed_non_resident:
    '`residency` n’a pas été envoyé, et aucun taux n’est répertorié pour les résidents : le taux des non-résidents a été appliqué.',
  nothing_withheld:
    '{country} : aucune retenue à la source ({payment}, {residency, select, non_resident {bénéficiaire non-résident} other {bénéficiaire résident}}).',
  nothing_withheld_from_payee: 'Pour le bénéficiaire `{payee}`, il n’y a pas de retenue à la source.',
  payee_rates:
    'Le taux général de {rate} % a été appliqué. D’autres taux s’appliquent à certains bénéficiaires (`payee`) : {variants}.',
  payee_rates_beside_scale:
    'Le barème général a été appliqué. D’autres taux s’appliquent à certains bénéficiaires (`payee`) : {variants}.',
  payee_rate: '`{payee}` {rate} %',
  payee_none: '`{payee}` : aucune retenue',
  payee_without_effect:
    'La loi ne prévoit pas de taux particulier pour la valeur indiquée : {field} n’a pas été pris en compte.',
  payment_below_threshold:
    'Aucune retenue : l’impôt n’est retenu que sur {per, select, month {un total mensuel} year {un total annuel} other {un paiement}} {reached, select, above {supérieur à} other {d’au moins}} {limit} {currency}.',
  payments_counted_together:
    'Le barème porte sur l’ensemble des paiements {per, select, month {d’un mois} other {d’une année}}. La réponse considère le montant comme leur total.',
  threshold_of_period:
    'L’impôt n’est retenu que si le total des paiements (période : {per, select, month {mois} year {année} other {{per}}}) est {reached, select, above {supérieur à} other {d’au moins}} {limit} {currency}. La réponse suppose que c’est le cas.',

  // Tax treaties.
  treaty_rate_applied:
    'La convention fiscale avec ce pays ({partner}) limite l’impôt à {rate} %, moins que le taux de droit interne de {domestic} %. C’est un taux maximal : le bénéficiaire doit fournir une attestation de résidence fiscale.',
  treaty_rate_not_lower:
    'La convention fiscale avec ce pays ({partner}) autorise {rate} %. Le taux de droit interne, {domestic} %, n’est pas plus élevé : il a été appliqué.',
  treaty_sets_no_limit:
    'La convention fiscale avec ce pays ({partner}) ne fixe pas de limite ({payment}) : le taux de droit interne a été appliqué.',
  treaty_not_in_force:
    'Une convention fiscale avec ce pays ({partner}) est signée, mais n’est pas en vigueur : le taux de droit interne a été appliqué.',
  treaty_force_not_established:
    'L’entrée en vigueur de la convention fiscale avec ce pays ({partner}) n’a pas pu être établie : le taux de droit interne a été appliqué.',
  treaty_payment_not_recorded:
    'Les dispositions de la convention fiscale avec ce pays ({partner}) ne sont pas répertoriées pour ce paiement ({payment}) : le taux de droit interne a été appliqué.',
  treaty_none:
    '{country} et {partner} : il n’existe pas de convention fiscale. Le taux de droit interne a été appliqué.',
  treaty_not_recorded:
    '{country} et {partner} : aucune information sur une convention fiscale n’est répertoriée. Le taux de droit interne a été appliqué.',
  treaty_condition_met: 'Le taux conventionnel s’applique. Condition : {condition}.',
  treaty_other_rate: 'La convention fiscale prévoit un autre taux, de {rate} %. Condition : {condition}.',
  treaty_other_domestic: 'La convention fiscale laisse s’appliquer le taux de droit interne dans ce cas : {condition}.',
  treaty_rates_are_maxima:
    'Un taux conventionnel est un maximum : si le taux de droit interne est plus bas, c’est lui qui s’applique. Le bénéficiaire doit fournir une attestation de résidence fiscale.',
  treaties_not_recorded: '{country} : les conventions fiscales ne sont pas répertoriées.',
  treaties_with_partner_not_recorded: 'Aucune convention fiscale avec ce pays n’est répertoriée : {partner}.',
  recipient_country_is_payer:
    '`recipient_country` désigne le pays du payeur ({partner}). Envoyez `residency` "resident" sans ce champ.',
  recipient_country_of_resident:
    '`recipient_country` signifie que le bénéficiaire est non-résident, mais `residency` vaut "resident". Envoyez un seul des deux.',

  // Capital gains tax.
  amount_is_gain: 'Le montant est la plus-value, quelle que soit la valeur de `period`.',
  gains_not_established: '{country} : le régime d’imposition des plus-values n’a pas pu être établi.',
  gains_of_taxpayer_not_established:
    '{country} : le régime d’imposition des plus-values {taxpayer, select, company {des sociétés} other {des particuliers}} n’a pas pu être établi. Régimes répertoriés : {taxpayers}.',
  taxpayer_assumed_individual: '`taxpayer` n’a pas été envoyé : la règle des particuliers a été appliquée.',
  taxpayer_assumed_company:
    '`taxpayer` n’a pas été envoyé, et aucune règle n’est répertoriée pour les particuliers : la règle des sociétés a été appliquée.',
  gains_not_taxed: 'Les plus-values ne sont pas imposées.',
  gain_excluded:
    'L’abattement annuel de {amount} {currency} a été déduit de la plus-value. D’autres plus-values de l’année l’ont peut-être déjà utilisé.',
  gain_taxed_in_part: 'La plus-value est imposée à hauteur de {share} %.',
  gain_taxed_as_profit: 'La plus-value est imposée comme un bénéfice, au taux normal de l’impôt sur les sociétés.',
  gain_taxed_as_only_income:
    'La plus-value a été imposée selon le barème de l’impôt sur le revenu, comme seul revenu de l’année, sans abattements ni crédits d’impôt. D’autres revenus augmentent le taux.',
  gain_needs_corporate_rate:
    '{country} : les plus-values des sociétés sont imposées comme un bénéfice, mais le taux de l’impôt sur les sociétés au {day} n’est pas répertorié.',
  gain_needs_income_scale:
    '{country} : les plus-values sont imposées selon le barème de l’impôt sur le revenu, qui ne peut pas être calculé. {reason}',

  // VAT and other taxes on sales.
  vat_not_recorded: '{country} : aucune règle de TVA n’est répertoriée.',
  vat_not_levied: '{country} : il n’existe ni TVA ni taxe sur les ventes.',
  vat_rate_not_established:
    '{country} : il existe une taxe sur les ventes ({tax}), mais son taux actuel n’a pas pu être établi.',
  vat_under_another_name: '{country} : la TVA n’est pas appliquée. La taxe applicable est la suivante : {tax}.',
  vat_rate_made_up: 'Composition du taux : {components}.',
  vat_exempt:
    'Exonération : aucune taxe n’est facturée, et la taxe sur les achats correspondants n’est pas récupérable.',
  vat_rate_undated:
    'La date du dernier changement de taux n’a pas pu être établie : `updated` est la date de la dernière vérification du taux.',
  no_reduced_rate:
    '{country} : la loi ne prévoit pas de taux réduit. Utilisez "standard" ou "zero", ou envoyez une catégorie. Sources : {sources}.',
  reduced_rate_not_recorded:
    '{country} : l’existence d’un taux réduit n’a pas pu être établie. Utilisez "standard" ou "zero", ou envoyez une catégorie.',
  reduced_rate_applies: 'Le taux réduit de {rate} % s’applique à : {supplies}.',
  other_reduced_rates: 'Autres taux réduits : {rates}.',
  reduced_rate: '{rate} % ({supplies})',
  category_not_established:
    '{country} : le traitement de "{category}" n’a pas pu être établi. Catégories répertoriées : {categories}.',

  // Lists of all countries.
  rows_as_sure_as_tax_types:
    'Chaque ligne porte l’état et la fiabilité des règles les plus anciennes et les moins sûres de ses impôts.',
  oldest_paye_confirmed:
    'Chaque ligne indique la date de dernière vérification de ses règles. Les règles d’impôt sur les salaires les plus anciennes ont été vérifiées le {day}.',
  due_days_moved:
    'Les échéances qui tombent un jour non ouvré sont déplacées comme le prévoit la loi. Des jours fériés peuvent encore être annoncés ou modifiés.',
  due_day_moved: 'Échéance déplacée du {from} au {to} : {off}.',
  due_day_stays: 'Jour non ouvré ({off}). La loi ne déplace pas l’échéance.',
  due_day_off_unknown: 'Jour non ouvré ({off}). Il n’est pas établi si l’échéance est déplacée.',
  weekday_monday: 'lundi',
  weekday_tuesday: 'mardi',
  weekday_wednesday: 'mercredi',
  weekday_thursday: 'jeudi',
  weekday_friday: 'vendredi',
  weekday_saturday: 'samedi',
  weekday_sunday: 'dimanche',
  holidays_not_checked:
    '{country} : les jours fériés de {years} viennent d’une bibliothèque et n’ont pas été comparés à la liste officielle du pays. Vérifiez-les avant de vous y fier.',
  holidays_by_moon:
    'Certaines fêtes religieuses dépendent de l’observation de la lune. Le gouvernement les annonce et peut choisir la veille ou le lendemain.',
  holidays_of_years: '{country} : les jours fériés sont répertoriés de {first} à {last}.',
  weekend_disputed: '{country} : les sources ne sont pas d’accord sur les jours de repos hebdomadaire.',
} satisfies Record<keyof typeof english, string>;
