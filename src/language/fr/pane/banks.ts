import type { sentences as english } from '../../en/pane/banks';

/** Central banks, in French and ICU MessageFormat. */
export const sentences = {
  figure_policy_rate: 'Taux directeur',
  short_policy_rate: 'Directeur',
  figure_inflation: 'Inflation',
  short_inflation: 'Inflation',
  figure_tbill_91: 'Bons du Trésor à 91 jours',
  short_tbill_91: 'Bons 91 j',
  figure_tbill_182: 'Bons du Trésor à 182 jours',
  short_tbill_182: 'Bons 182 j',
  figure_tbill_364: 'Bons du Trésor à 364 jours',
  short_tbill_364: 'Bons 364 j',
  figure_gdp: 'Croissance',
  short_gdp: 'Croissance',
  next_meeting: 'Prochaine réunion',
  central_bank: 'Banque centrale',
  figure_as_of: '{name}, date',
  figure_estimate: '{dated} (estimation)',
  figure_forecast: '{dated} (prévision)',
  growth_period: 'Croissance, période',
  indicator: 'Indicateur',
  bank_figures_offer: 'chiffres des banques centrales',
  find_a_country_or_a_bank: 'Rechercher un pays ou une banque',
  no_central_bank_has_this_figure: 'Ce chiffre n’est répertorié pour aucune banque centrale.',
  no_country_or_central_bank_matches: 'Aucun pays ni aucune banque centrale ne correspond à « {typed} ».',
  bank_figures: 'Chiffres des banques centrales',
} satisfies Readonly<Record<keyof typeof english, string>>;
