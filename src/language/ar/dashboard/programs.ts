import type { sentences as english } from '../../en/dashboard/programs';

/** The programs connected to an account, in Arabic and ICU MessageFormat. */
export const sentences = {
  connected_programs: 'البرامج المتصلة',
  answers_go_to: 'وجهة الإجابات',
  connected_by: 'صاحب الربط',
  connected_at: 'تاريخ الربط',
  program_last_used: 'آخر استخدام',
  program_change: 'تغيير',
  disconnect: 'فصل',
  disconnect_this: 'فصل {name}',
  disconnected: 'فُصل {name}.',
  what_programs_are: 'وكلاء ذكاء اصطناعي وبرامج أخرى ربطها الأعضاء. يُحتسب كل استدعاء ضمن باقة الحساب.',
  how_to_connect: 'كيفية ربط برنامج',
  no_program: 'لا يوجد برنامج متصل.',
} satisfies Record<keyof typeof english, string>;
