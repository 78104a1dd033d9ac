import type { changes as english } from '../en/changes';

/** Sentences about what changed. */
export const changes = {
  change_value: '{what}: {after} اعتبارًا من {day}، والقيمة السابقة {before}.',
  change_first_value: '{what}: {after} اعتبارًا من {day}. لا توجد قيمة سابقة مسجلة.',
  change_meeting: '{what}: اجتماع في {day}.',
  change_meeting_off: '{what}: أُلغي الاجتماع المقرر في {day}.',
  change_law_ahead: '{what}: قواعد جديدة اعتبارًا من {day}، مسجلة مسبقًا.',
  change_law_applies: '{what}: تسري قواعد جديدة اعتبارًا من {day}.',
  change_law_ahead_value: '{what}: {after} اعتبارًا من {day}، مسجلة مسبقًا.',
  change_law_applies_value: '{what}: {after} اعتبارًا من {day}.',
  change_law_corrected: '{what}: صُحِّحت القواعد السارية ابتداءً من {day}.',
  changes_history: 'التغييرات المسجلة قبل أكثر من 31 يومًا',
  cursor_unknown: 'يجب أن تكون قيمة `cursor` هي `next_cursor` من رد سابق.',
  changes_feed_title: 'تغييرات القوانين والمؤشرات: {countries}',
  changes_feed_subtitle:
    'القوانين والبنوك المركزية وأسعار الوقود وأسعار الصرف في الدول الأفريقية، من الأحدث إلى الأقدم.',
  all_countries: 'جميع الدول',
  calendar_title: 'مواعيد استحقاق التزامات الرواتب واجتماعات البنوك المركزية: {countries}',
  calendar_due: '{what}، رواتب {month}',
  calendar_meeting: '{bank}: اجتماع السياسة النقدية',
  change_source:
    '{countries}: لم يعد {publisher} يذكر {figures, plural, zero {أي رقم} one {رقمًا واحدًا} two {رقمين} few {# أرقام} many {# رقمًا} other {# رقم}} من القانون المسجل.',
} satisfies Record<keyof typeof english, string>;
