import type { status as english } from '../en/status';
import { family } from '../family';
import { seriesTitles } from '../series-titles';
import { terms } from './terms';

/** The pages that say how old the figures are, and the titles and units of series, in Arabic and ICU MessageFormat. */
export const status = {
  ...seriesTitles(terms, {
    fx: 'سعر الصرف',
    units: {
      dollar: 'وحدات لكل دولار أمريكي',
      litre: 'عملة البلد لكل لتر',
      kg: 'عملة البلد لكل كيلوغرام',
      percent: 'نسبة مئوية',
      meeting: '1: مقرر، 0: ملغى',
    },
  }),
  ...family('law_area', {
    income: 'ضريبة الدخل',
    corporate: 'ضريبة الشركات',
    withholding: 'ضريبة الاستقطاع',
    capital_gains: 'ضريبة الأرباح الرأسمالية',
    vat: 'ضريبة القيمة المضافة',
  }),
  page_of_series: '{title}: {name}',
  status_title: 'حالة البيانات',
  status_how_old: 'مدى حداثة الأرقام',
  status_counts: 'السلاسل المحدّثة في موعدها: {kept}. المتأخرة: {broken}. الحالة في {at}.',
  status_quarantined:
    '{count, plural, zero {لا مشاهدات تنتظر المراجعة.} one {مشاهدة واحدة تنتظر المراجعة.} two {مشاهدتان تنتظران المراجعة.} few {# مشاهدات تنتظر المراجعة.} many {# مشاهدة تنتظر المراجعة.} other {# مشاهدة تنتظر المراجعة.}}',
  status_as_data: 'البيانات نفسها:',
  status_feeds: 'مصادر البيانات',
  status_feeds_table: 'حالة كل مصدر بيانات',
  status_source: 'المصدر',
  status_last_run: 'آخر تشغيل',
  status_next_run: 'التشغيل المقبل',
  status_terms: 'شروط الاستخدام',
  status_off: 'متوقف',
  status_never: 'لم يحدث',
  status_on_time: 'في موعده',
  status_late: 'متأخر',
  status_permissions: 'إعادة النشر: {redistribution}؛ الاستخدام التجاري: {commercial}',
  status_allowed: 'نعم',
  status_with_permission: 'بإذن',
  status_unknown: 'غير معروف',
  status_no_rate: 'لا سعر بعد',
  status_stopped: 'توقف',
  status_stopped_publishing: 'توقفت عن النشر:',
  status_last_rate: '{bank} ({entity}، آخر سعر: {day})',
  status_banks_through: 'البنوك عبر {feed}',
  status_banks_counted: 'البنوك عبر {feed}: {count}. المتوقفة عن النشر: {stopped}. المعطّلة: {off}.',
  status_bank: 'البنك',
  status_latest: 'الأحدث',
  status_law: 'القانون',
  status_law_ages:
    'عدد البلدان بحسب حداثة قوانينها السارية. يكون القانون محدّثًا إذا أُكّد في آخر {days} يومًا: من شخص، أو لأن هذه الخدمة أعادت قراءة الصفحات المذكورة ووجدته دون تغيير.',
  status_pages_read:
    'يستشهد القانون بصفحات يمكن للبرامج قراءتها، وعددها {pages}. دون تغيير: {same}. مختلفة: {differ}. تعذرت قراءتها: {failed}. لم تُقرأ قط: {never}. آخر قراءة: {at}.',
  status_law_table: 'حداثة القانون',
  status_tax: 'الضريبة',
  status_law_current: 'محدّث',
  status_law_read_again: 'منها ما أعيدت قراءته',
  status_law_due: 'بحاجة إلى تحقق',
  status_law_stale: 'غير مؤكد لهذه السنة الضريبية',
  status_law_none: 'غير مسجل',
  status_kept_of: '{kept} من {all} في موعدها',
  status_in_unit: 'الوحدة: {unit}.',
  status_no_data: 'لا بيانات: {entities}.',
  status_latest_table: 'أحدث الأرقام: {title}',
  status_latest_count:
    '{count, plural, zero {لا أرقام} one {رقم واحد} two {رقمان} few {# أرقام} many {# رقمًا} other {# رقم}}',
  status_for: 'لـ',
  status_schedule: 'الموعد',
  status_days: '{count, plural, zero {أقل من يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  status_all_series: 'كل السلاسل',
  status_latest_is_on_time: 'أحدث رقم في موعده.',
  status_latest_is_late: 'أحدث رقم متأخر.',
  status_observations: 'أحدث المشاهدات',
  status_chart:
    '{count, plural, zero {لا مشاهدات} one {مشاهدة واحدة} two {مشاهدتان} few {# مشاهدات} many {# مشاهدة} other {# مشاهدة}} من {from} ({first}) إلى {to} ({last})، بين {low} و{high}، {unit}.',
  status_day: 'اليوم',
  status_value: 'القيمة',
  status_all_observations: 'كل المشاهدات ({count}) بصيغة CSV، بمفتاح من باقة Pro أو أعلى:',
} satisfies Record<keyof typeof english, string>;
