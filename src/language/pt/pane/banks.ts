import type { sentences as english } from '../../en/pane/banks';

/** Central banks, in Portuguese and ICU MessageFormat. */
export const sentences = {
  figure_policy_rate: 'Taxa directora',
  short_policy_rate: 'Directora',
  figure_inflation: 'Inflação',
  short_inflation: 'Inflação',
  figure_tbill_91: 'Bilhetes do Tesouro a 91 dias',
  short_tbill_91: 'BT 91 dias',
  figure_tbill_182: 'Bilhetes do Tesouro a 182 dias',
  short_tbill_182: 'BT 182 dias',
  figure_tbill_364: 'Bilhetes do Tesouro a 364 dias',
  short_tbill_364: 'BT 364 dias',
  figure_gdp: 'Crescimento',
  short_gdp: 'Crescimento',
  next_meeting: 'Próxima reunião',
  central_bank: 'Banco central',
  figure_as_of: '{name}, data',
  figure_estimate: '{dated} (estimativa)',
  figure_forecast: '{dated} (previsão)',
  growth_period: 'Crescimento, período',
  indicator: 'Indicador',
  bank_figures_offer: 'indicadores dos bancos centrais',
  find_a_country_or_a_bank: 'Procurar um país ou um banco',
  no_central_bank_has_this_figure: 'Nenhum banco central tem este indicador registado.',
  no_country_or_central_bank_matches: 'Nenhum país nem banco central corresponde a “{typed}”.',
  bank_figures: 'Indicadores dos bancos centrais',
} satisfies Readonly<Record<keyof typeof english, string>>;
