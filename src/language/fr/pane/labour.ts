import type { sentences as english } from '../../en/pane/labour';

/** Kinds of labour law inside sentences, in French and ICU MessageFormat. The pane and the service say them. */
export const sentences = {
  labour_hours: 'durée du travail',
  labour_overtime: 'heures supplémentaires',
  labour_night_work: 'travail de nuit',
  labour_rest_day_work: 'travail pendant le repos hebdomadaire',
  labour_public_holiday: 'jours fériés',
  labour_annual_leave: 'congés payés',
  labour_sick_leave: 'congé de maladie',
  labour_maternity: 'congé de maternité',
  labour_paternity: 'congé de paternité',
  labour_notice: 'préavis',
  labour_probation: 'période d’essai',
  labour_severance: 'indemnité de licenciement',
  labour_redundancy: 'indemnité de licenciement économique',
  labour_gratuity: 'indemnité de fin de contrat à durée déterminée',
  labour_retirement: 'indemnité de départ à la retraite',
  labour_seniority_bonus: 'prime d’ancienneté',
  labour_thirteenth_month: 'treizième mois',
  labour_hourly_divisor: 'salaire horaire et journalier',
} satisfies Readonly<Record<keyof typeof english, string>>;
