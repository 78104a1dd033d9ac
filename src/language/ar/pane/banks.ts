import type { sentences as english } from '../../en/pane/banks';

/** Central banks, in Arabic and ICU MessageFormat. */
export const sentences = {
  figure_policy_rate: 'سعر الفائدة الأساسي',
  short_policy_rate: 'الأساسي',
  figure_inflation: 'التضخم',
  short_inflation: 'التضخم',
  figure_tbill_91: 'أذون الخزانة، 91 يومًا',
  short_tbill_91: 'أذون 91 يومًا',
  figure_tbill_182: 'أذون الخزانة، 182 يومًا',
  short_tbill_182: 'أذون 182 يومًا',
  figure_tbill_364: 'أذون الخزانة، 364 يومًا',
  short_tbill_364: 'أذون 364 يومًا',
  figure_gdp: 'النمو',
  short_gdp: 'النمو',
  next_meeting: 'الاجتماع القادم',
  central_bank: 'البنك المركزي',
  figure_as_of: '{name}، التاريخ',
  figure_estimate: '{dated} (تقدير)',
  figure_forecast: '{dated} (توقع)',
  growth_period: 'النمو، الفترة',
  indicator: 'المؤشر',
  bank_figures_offer: 'أرقام البنوك المركزية',
  find_a_country_or_a_bank: 'البحث عن بلد أو بنك',
  no_central_bank_has_this_figure: 'لا يوجد بنك مركزي له هذا الرقم.',
  no_country_or_central_bank_matches: 'لا يوجد بلد أو بنك مركزي يطابق «{typed}».',
  bank_figures: 'أرقام البنوك المركزية',
} satisfies Readonly<Record<keyof typeof english, string>>;
