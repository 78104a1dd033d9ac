/** Phrases sur la correction de mois antérieurs. */
export const correction = {
  correction_months_malformed: '`months` doit être une liste de 1 à {most, number} mois, chacun comme {example}.',
  correction_paid_before: '`paid_in` {month} doit être postérieur à {last}, le dernier mois corrigé.',
  correction_by_default:
    'Aucune règle n’est répertoriée sur le moment où un rappel est imposé (pays : {country}). Chaque mois a été recalculé selon sa propre loi.',
  correction_months_earned:
    'Un rappel se rattache aux mois qu’il concerne. Chacun a été recalculé selon sa propre loi.',
  correction_month_of_payment: 'Un rappel est imposé avec le salaire du mois où il est payé.',
  correction_cumulative:
    'L’impôt se calcule sur le cumul de l’année. Le mois de paiement régularise donc la différence.',
  correction_not_only_cash:
    'La différence ne porte pas seulement sur le salaire en argent : rien ne peut donc être imposé dans un mois de paiement. Chaque mois a été recalculé selon sa propre loi.',
  correction_no_cash:
    'Il ne reste pas de salaire en argent à payer ou à reprendre. Chaque mois a été recalculé selon sa propre loi.',
  correction_taken_back:
    'Une partie du salaire est reprise, et aucune règle n’est répertoriée pour son imposition dans le mois de paiement. Chaque mois a été recalculé selon sa propre loi.',
  correction_more_than_pay: 'La reprise dépasse le salaire du mois. Chaque mois a été recalculé selon sa propre loi.',
  correction_more_than_net:
    '{amount} net sont repris, plus que le salaire net d’un mois ({net}) : un seul mois ne peut pas le solder.',
  correction_payment_unused: '{field} est sans effet : la différence n’est pas imposée dans un mois de paiement.',
  correction_month_assumed: '`paid_in` n’est pas donné : {month} a été retenu.',
  correction_pay_assumed: 'Le salaire de {month} n’est pas donné : ce qui était dû pour {last} a été retenu.',
  correction_year_unknown:
    'L’impôt de {month} dépend du cumul de l’année. Envoyez `paid_in.year_to_date`, ou `year_to_date` avec le salaire tel qu’il a été payé.',
  correction_refund_tax: 'Impôt',
  correction_refund_contributions: 'Cotisations salariales',
  correction_refund_employer_contributions: 'Cotisations patronales',
  correction_refunded_within_year: '{what} : {amount} de trop. L’employeur le rembourse au cours de l’exercice fiscal.',
  correction_refunded_year_end: '{what} : {amount} de trop. Ce trop-perçu est régularisé en fin d’année.',
  correction_refunded_unknown: '{what} : {amount} de trop. Le moment du remboursement n’est pas établi.',
} as const;
