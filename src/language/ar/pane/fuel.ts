import type { sentences as english } from '../../en/pane/fuel';

/** Fuel prices, in Arabic and ICU MessageFormat. */
export const sentences = {
  fuel_prices_in: 'أسعار الوقود {unit}',
  in_us_dollars: 'بالدولار الأمريكي',
  in_euros: 'باليورو',
  in_local_currency: 'بالعملة المحلية',
  us_dollars: 'الدولار الأمريكي',
  euros: 'اليورو',
  local_currency: 'العملة المحلية',
  fuel_prices: 'أسعار الوقود',
  fuel_prices_offer: 'أسعار الوقود',
  no_country_with_a_price_matches: 'لا يوجد بلد له سعر يطابق «{typed}».',
  fuel_prices_by_country: 'أسعار الوقود حسب البلد',
} satisfies Readonly<Record<keyof typeof english, string>>;
