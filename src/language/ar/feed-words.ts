import type { FeedWord } from '../en/feed-words';

/** What is said of feeds in Arabic, by the text as it is recorded. */
export const feedWords: Readonly<Record<FeedWord, string>> = {
  // Titles of feeds.
  'Central bank policy rates': 'أسعار الفائدة الأساسية للبنوك المركزية',
  'Reference rates of the Banco Nacional de Angola': 'الأسعار المرجعية لبنك أنغولا الوطني',
  'Exchange rates of the National Bank of Rwanda': 'أسعار صرف البنك الوطني الرواندي',
  'Exchange rates of the Bank of Botswana': 'أسعار صرف بنك بوتسوانا',
  'Indicative rates of the Central Bank of The Gambia': 'الأسعار الاسترشادية للبنك المركزي الغامبي',
  'Exchange rates of the Central Bank of Nigeria': 'أسعار صرف البنك المركزي النيجيري',
  'Daily exchange rates of @fawazahmed0/currency-api': 'أسعار الصرف اليومية من \u2066@fawazahmed0/currency-api\u2069',
  'Exchange rates of central banks, through Frankfurter': 'أسعار صرف البنوك المركزية عن طريق Frankfurter',
  'Pump prices in Kenya, through FuelKenya': 'أسعار الوقود في محطات كينيا عن طريق FuelKenya',
  'Statistics of the International Monetary Fund': 'إحصاءات صندوق النقد الدولي',
  'Exchange rates of the National Bank of Ethiopia': 'أسعار صرف البنك الوطني الإثيوبي',
  'Web indicators of the South African Reserve Bank': 'المؤشرات المنشورة على موقع بنك الاحتياطي لجنوب أفريقيا',
  'Exchange rates of the South African Reserve Bank': 'أسعار صرف بنك الاحتياطي لجنوب أفريقيا',
  'World Development Indicators': 'مؤشرات التنمية العالمية',
  // Why a source is off.
  'The Banco Nacional de Angola publishes no terms, so it is not known whether its figures may be passed on.':
    'لا ينشر بنك أنغولا الوطني شروطًا، فلا يُعرف هل يجوز نقل أرقامه.',
  'The Central Bank of The Gambia publishes no terms, so it is not known whether its figures may be passed on.':
    'لا ينشر البنك المركزي الغامبي شروطًا، فلا يُعرف هل يجوز نقل أرقامه.',
  'The National Bank of Ethiopia publishes no terms, so it is not known whether its figures may be passed on.':
    'لا ينشر البنك الوطني الإثيوبي شروطًا، فلا يُعرف هل يجوز نقل أرقامه.',
  'The terms of the Bank of Botswana were not read.': 'لم تُقرأ شروط بنك بوتسوانا.',
  'The terms of the South African Reserve Bank were not found.': 'لم يُعثر على شروط بنك الاحتياطي لجنوب أفريقيا.',
  'A third party copies the prices, and the terms of the regulator were not read.':
    'ينسخ طرف ثالث الأسعار، ولم تُقرأ شروط الجهة المنظِّمة.',
  'The International Monetary Fund requires a licence for commercial reuse of its data.':
    'يشترط صندوق النقد الدولي ترخيصًا لإعادة استخدام بياناته تجاريًا.',
  'Banky Foiben’i Madagasikara forbids publication without its written consent.':
    'يمنع Banky Foiben’i Madagasikara النشر دون موافقته الكتابية.',
  'The Bank of Mauritius forbids redistribution without its written consent.':
    'يمنع بنك موريشيوس إعادة التوزيع دون موافقته الكتابية.',
  'Banco de Moçambique asks for written consent to any use outside an organisation.':
    'يطلب Banco de Moçambique موافقة كتابية على أي استخدام خارج المنشأة.',
  'The Bank of Zambia allows non-commercial use only, and asks for a written request for any other use.':
    'يسمح بنك زامبيا بالاستخدام غير التجاري فقط، ويطلب طلبًا كتابيًا لأي استخدام آخر.',
};
