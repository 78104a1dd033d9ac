import type { ribbon as english } from '../en/ribbon';

/** What the ribbon of Excel and its store of add-ins show, by the name of the resource in the manifest. */
export const ribbon = {
  Description:
    'الضرائب وضريبة القيمة المضافة وأسعار الوقود وأسعار الصرف وبيانات البنوك المركزية للبلدان الأفريقية الأربعة والخمسين، في دوال Excel ولوحة جانبية.',
  'ShowPane.Label': 'إظهار اللوحة',
  'Refresh.Label': 'تحديث',
  'Documentation.Label': 'الدليل',
  'GetStarted.Description': 'اكتب =SVC. في خلية، أو اختر «إظهار اللوحة» في علامة تبويب الصفحة الرئيسية.',
  'ShowPane.Tip': 'فتح اللوحة: الضرائب وضريبة القيمة المضافة وأسعار الوقود وأسعار الصرف وبيانات البنوك المركزية.',
  'Refresh.Tip': 'مسح أرقام هذه الجلسة وإعادة حساب كل صيغ SVC.',
  'Documentation.Tip': 'فتح الدليل: الخطوات الأولى، وجميع الدوال مع أمثلة، ووصفات، والأخطاء.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
