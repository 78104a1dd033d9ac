import { asksIn } from '../asks';
import type { asks as english } from '../en/asks';
import { guides } from './guides';
import { circumstances, terms } from './terms';

const byEnglishText: Readonly<Record<string, string>> = guides;

/** What a law asks about an employee, in Arabic. */
export const asks = asksIn({
  circumstances,
  meaningOf: (text) => byEnglishText[text],
  terms,
  benefits: {
    housing: 'مسكن',
    furniture: 'أثاث',
    vehicle: 'سيارة للاستعمال الخاص',
    fuel: 'وقود للاستعمال الخاص',
    driver: 'سائق',
    utilities: 'الماء والكهرباء والغاز',
    servants: 'خدم وبستانيون وحراس',
    meals: 'وجبات أو مطعم',
    phone: 'الهاتف والإنترنت',
    school_fees: 'رسوم مدارس الأولاد',
    loan: 'قرض بفائدة منخفضة',
    other: 'أي ميزة عينية أخرى',
  },
  payments: {
    pension: 'إلى خطة تقاعد خاصة أو تكميلية',
    life_insurance: 'أقساط التأمين على الحياة',
    medical_insurance: 'إلى نظام طبي أو تأمين صحي',
    retirement_medical: 'إلى صندوق للرعاية الطبية بعد التقاعد',
    mortgage_interest: 'فوائد قرض مسكنه الخاص',
    rent: 'إيجار مسكنه الخاص',
    donations: 'تبرعات لهيئات معتمدة',
    union: 'اشتراكات النقابة',
    savings: 'إلى خطة ادخار ذات ميزة ضريبية',
  },
  accumulation: {
    month_alone: 'قواعد الضريبة الشهرية مطبقة على راتب كل شهر على حدة',
    annualised: 'قواعد الضريبة السنوية مطبقة على راتب الشهر مضروبًا في اثني عشر، ثم تُقسَّم الضريبة على اثني عشر',
    cumulative: 'قواعد الضريبة السنوية مطبقة على الراتب المتراكم، بنسبة الأشهر المنقضية، ناقصًا الضريبة المستقطعة سابقًا',
  },
}) satisfies Record<keyof typeof english, string>;
