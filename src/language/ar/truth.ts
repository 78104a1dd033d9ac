import type { truth as english } from '../en/truth';

/** Age and confidence of the facts behind an answer. */
export const truth = {
  sentences: '{first} {second}',
  law_confirmed_on: 'آخر تأكيد لقواعد {subject} في {country} كان بتاريخ {day}.',
  law_due_for_check: 'آخر تأكيد لقواعد {subject} في {country} كان بتاريخ {day}، وقد حان وقت مراجعتها.',
  law_read_again: 'أُعيدت قراءة قواعد {subject} في {country} بتاريخ {day} لدى {publisher}، ولم تتغير.',
  law_source_differs:
    'لم يعد أحد مصادر قواعد {subject} في {country}، وهو {publisher}، يذكرها كما هي مسجلة (لوحظ ذلك بتاريخ {day}). تحقق من عدم تغيرها قبل الاعتماد عليها.',
  law_applies_from: 'تسري اعتبارًا من {from}.',
  law_applies_between: 'تسري من {from} إلى {to}.',
  law_not_confirmed: 'لم تُؤكَّد هذه القواعد للسنة الضريبية {year}: تحقق من عدم تغيرها قبل الاعتماد عليها.',
  law_confidence_low: 'درجة الثقة في قواعد {subject} في {country} منخفضة: المصادر ضعيفة أو متعارضة.',
  law_changes_in_year:
    'تتغير قواعد {subject} في {country} بتاريخ {day}، أي خلال السنة الضريبية {year}. تُحسب السنة الكاملة وفق القواعد السارية بتاريخ {asked}.',
  law_retroactive: 'نُشر هذا القانون في {country} بتاريخ {published}، وسرى من {from}، أي قبل نشره.',
} satisfies Record<keyof typeof english, string>;
