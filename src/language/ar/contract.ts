import type { contract as english } from '../en/contract';

/** Errors in the values of a request, and notices about ignored fields. */
export const contract = {
  // Amounts and numbers
  amount_missing: 'الحقل `amount` غير موجود. أرسل عددًا موجبًا، مثل 85000.',
  amount_is_text: 'يجب أن يكون `amount` عددًا بصيغة JSON، لا نصًا. اكتب 85000 دون علامات اقتباس.',
  amount_not_a_number: 'يجب أن يكون `{field}` عددًا أكبر من 0 ولا يتجاوز {most, number}.',
  amount_not_positive: 'يجب أن يكون `{field}` أكبر من 0.',
  amount_in_address_wrong: 'يجب أن يكون `{field}` عددًا أكبر من 0 ولا يتجاوز 1 000 000 000 000 000، مثل 1500.50.',
  number_too_large: 'يجب ألا يتجاوز `{field}` القيمة {most, number}.',
  money_not_a_number: 'يجب أن يكون `{field}` عددًا أكبر من 0، مثل 6000000.',
  turnover_not_a_number: 'يجب أن يكون `turnover` عددًا يساوي 0 أو أكثر: رقم الأعمال السنوي للشركة.',
  sector_not_text: 'يجب أن يكون `sector` نصًا: معرّف قطاع لا يتجاوز 60 حرفًا.',
  wage_sector_not_text: 'يجب أن يكون `sector` نصًا لا يتجاوز 60 حرفًا، مثل "agriculture".',
  turnover_negative: 'يجب أن يساوي `turnover` القيمة 0 أو أكثر.',
  law_of_version: 'إصدار سابق من القانون',
  law_version_unknown:
    'لم يكن لدى هذه الخدمة الإصدار {version} من القانون. يعرض `GET /api/v1/law/versions` الإصدارات المتاحة.',
  law_version_malformed: 'يجب أن يكون `law_version` إصدارًا من القانون، مثل "2026.11.1".',
  not_a_flag: 'يجب أن تكون قيمة `{field}` هي true أو false.',
  not_a_whole_number: 'يجب أن يكون `{field}` عددًا صحيحًا من {least} إلى {most}.',
  not_between: 'يجب أن يكون `{field}` عددًا من {least, number} إلى {most, number}.',
  not_a_percentage: 'يجب أن يكون `{field}` نسبة مئوية من 0 إلى {most}، مثل 3.',
  not_an_amount_from_zero: 'يجب أن يكون `{field}` عددًا يساوي 0 أو أكثر ولا يتجاوز {most, number}.',
  not_an_object_like: 'يجب أن يكون `{field}` كائنًا، مثل {example}.',
  member_unknown: 'لا يوجد في `{field}` حقل باسم {sent}. الحقول المتاحة: {known}.',
  member_misspelt: 'لا يوجد في `{field}` حقل باسم {sent}: هل تقصد `{meant}`؟',
  not_a_part_of_pay:
    "يجب أن يكون `{field}` مبلغًا يساوي 0 أو أكثر، أو نسبة من الراتب الأساسي مثل '{' \"percent_of_basic\": 20 '}'، على ألا تتجاوز {most}%.",
  not_a_benefit: 'يجب أن يكون `{field}` مبلغًا يساوي 0 أو أكثر، أو كائنًا يتضمن بعض الحقول الآتية: {known}.',
  not_a_share: 'يجب أن يكون `{field}` بين {least} و{most}، مثل {example}.',

  // Accounts
  name_wrong: 'يجب أن يكون `{field}` نصًا من 1 إلى 100 حرف في سطر واحد.',
  note_wrong: 'يجب أن يكون `note` نصًا لا يتجاوز 2 000 حرف.',
  devices_wrong: 'يجب أن يكون `devices` عددًا صحيحًا من 1 إلى {most, number}.',
  expires_wrong: 'يجب أن يكون `expires` تاريخًا بالصيغة YYYY-MM-DD، مثل "\u20662027-03-31\u2069"، أو "never".',
  expires_past: 'يجب أن يكون `expires` اليوم أو يومًا بعده.',
  networks_wrong: 'يجب أن يكون `networks` قائمة لا تتجاوز 50 عنوانًا أو شبكة، مثل ["10.0.0.0/8", "2001:db8::/32"].',
  network_wrong: '`networks`: القيمة {network} ليست عنوانًا ولا شبكة مثل 10.0.0.0/8.',
  operations_wrong: 'يجب أن يكون `operations` قائمة عمليات، مثل ["tax", "vat"].',
  overlap_wrong: 'يجب أن يكون `overlap_days` عددًا من 0 إلى 365.',
  audit_before_wrong: 'يجب أن يكون `before` رقم قيد في السجل، مثل 120.',
  span_too_long: 'الحد الأقصى لعدد الأيام من `start` إلى `end` هو {days, number}.',
  span_reversed: 'يجب ألا يسبق `end` تاريخ `start`.',

  // Days and tax years
  date_malformed: 'يجب أن يكون `{field}` تاريخًا بالصيغة YYYY-MM-DD، مثل "\u20662026-11-20\u2069".',
  date_not_in_calendar:
    'يجب أن يكون `{field}` تاريخًا موجودًا في التقويم بالصيغة YYYY-MM-DD، مثل "\u20662026-11-20\u2069".',
  month_malformed: 'يجب أن يكون `{field}` شهرًا بالصيغة YYYY-MM، مثل "\u20662026-11\u2069".',
  tax_year_not_text: 'يجب أن يكون `tax_year` نصًا، مثل "2026" أو "2026/27".',
  tax_year_empty: 'يجب أن يكون `tax_year` سنة، مثل "2026" أو "2026/27". لا ترسله إذا أردت السنة الضريبية الحالية.',
  tax_year_too_long: 'يجب أن يكون `tax_year` سنة، مثل "2026" أو "2026/27".',

  // The months of a year of pay
  months_not_a_list: 'يجب أن يكون `months` قائمة لا تتجاوز 12 شهرًا، كل منها مثل {example}.',

  // Countries, currencies and entities
  country_missing:
    'الحقل `country` غير موجود. أرسل رمز ISO 3166-1 alpha-2 لإحدى الدول الأفريقية وعددها 54، مثل "KE" لكينيا.',
  country_not_text: 'يجب أن يكون `country` نصًا: رمز ISO 3166-1 alpha-2 لدولة أفريقية، مثل "KE" لكينيا.',
  country_unknown: 'القيمة {sent} ليست من رموز الدول وعددها 54. يعرض GET /api/tax هذه الرموز.',
  country_misspelt: 'القيمة {sent} ليست من رموز الدول وعددها 54: هل تقصد {meant}؟',
  recipient_country_not_text: 'يجب أن يكون `recipient_country` نصًا: رمز ISO 3166-1 alpha-2 لدولة، مثل "FR" لفرنسا.',
  recipient_country_unknown:
    'القيمة {sent} ليست دولة. أرسل رمز ISO 3166-1 alpha-2، مثل "FR" لفرنسا، أو اسم الدولة بالإنجليزية.',
  country_with_name: '{code} ({name})',
  either_or: '{first} أو {second}',
  currency_missing: 'الحقل `{field}` غير موجود. أرسل رمز عملة، مثل "USD".',
  currency_malformed: 'يجب أن يكون `{field}` رمز عملة، مثل "USD".',
  currency_of_pay_malformed: 'يجب أن يكون `currency` رمز عملة من ثلاثة أحرف، مثل "USD".',
  not_a_currency_code: 'القيمة {sent} ليست رمز عملة. أرسل ثلاثة أحرف، مثل "USD" أو "KES".',
  quotes_malformed: 'يجب ألا يتجاوز طول `quotes` ألف حرف من رموز العملات، مثل "KES,NGN,ZAR".',
  entity_missing:
    'الحقل `entity` غير موجود. أرسل عملة مثل "KES"، أو زوج عملات مثل "ZAR/KES"، أو دولة مثل "KE"، أو بنكًا مركزيًا مشتركًا، وهو "BCEAO" أو "BEAC".',
  entity_malformed:
    'يجب أن يكون `entity` عملة مثل "KES"، أو زوج عملات مثل "ZAR/KES"، أو دولة مثل "KE"، أو بنكًا مركزيًا مشتركًا، وهو "BCEAO" أو "BEAC".',

  // One of several words
  choice_missing: 'الحقل `{field}` غير موجود. أرسل إحدى القيم الآتية: {words}.',
  list_malformed: 'يجب أن يكون `{field}` نصًا لا يتجاوز 400 حرف: قيم تفصل بينها فواصل لاتينية (,).',
  since_malformed:
    'يجب أن يكون `since` يومًا مثل "\u20662026-11-20\u2069"، أو لحظة مثل "\u20662026-11-20T08:00:00Z\u2069"، أو قيمة `position` من رد سابق.',
  cursor_malformed: 'يجب أن تكون قيمة `cursor` هي `next_cursor` من رد سابق.',
  choice_unknown: 'لا يقبل `{field}` {sent}. أرسل إحدى القيم الآتية: {words}.',
  choice_misspelt: 'لا يقبل `{field}` {sent}: هل تقصد "{meant}"؟ القيم الصالحة هي: {words}.',
  text_too_long: 'الحد الأقصى لعدد أحرف النص في `{field}` هو {most, number}.',
  a_list: 'قائمة',
  an_object: 'كائنًا',
  not_a_number: 'هذه القيمة',

  // Batches and tools
  batch_items_not_a_list: 'يجب أن يكون `items` قائمة يتراوح عدد عناصرها بين 1 و{most, number}، كل منها مثل {example}.',
  batch_items_empty: 'يجب أن يتضمن `items` عنصرًا واحدًا على الأقل، مثل {example}.',
  batch_items_too_many:
    'الحد الأقصى لعدد العناصر في `items` هو {most, number}، ويُحسب كل مبلغ في العمود عنصرًا. أرسل الباقي في دفعة أخرى.',
  batch_input_not_an_object: 'يجب أن يكون `input` كائنًا يتضمن معاملات العملية، كما في {example}.',
  batch_item_not_an_object: 'يجب أن يكون العنصر كائن JSON يتضمن `operation` و`input`.',
  batch_select_not_a_list: 'يجب أن يكون `select` قائمة بأسماء حقول، مثل ["net_amount"].',
  batch_select_too_long: 'يجب ألا يتجاوز عدد الحقول في `select` خمسين حقلًا.',
  batch_amounts_not_a_list: 'يجب أن يكون `amounts` قائمة من 1 إلى 5 000 عدد، مثل [85000, 90000].',
  batch_amounts_need_select: 'يعيد العنصر الذي فيه `amounts` الحقول التي يحددها فقط. أضف `select`، مثل ["net_amount"].',
  batch_amount_twice: 'أرسل إما `amounts` وإما `input.amount`، لا كليهما.',
  batch_amounts_without_amount: 'لا تتطلب العملية {operation} أي مبلغ. لا ترسل `amounts`.',
  register_rows_malformed: 'يجب أن يكون `rows` قائمة يتراوح عدد موظفيها بين 1 و{most, number}، كل منهم مثل {example}.',
  register_row_not_an_object: 'يجب أن يكون الصف كائن JSON، مثل {example}.',
  register_columns_malformed: 'يجب أن يكون `columns` قائمة من المبالغ والبنود، مثل {example}.',
  register_labels_malformed: 'يجب أن يكون `labels` كائنًا من نصوص أو أرقام، مثل {example}.',
  register_totals_by_not_text: 'يجب أن يكون `totals_by` اسم تسمية، مثل "department".',
  journal_by_not_text: 'يجب أن يكون `by` اسم تسمية، مثل "department".',
  journal_text_malformed:
    'يجب أن يكون `{field}` نصًا في سطر واحد، من 1 إلى {most, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  journal_accounts_malformed:
    'يجب أن يكون `accounts` قائمة لا يتجاوز عدد الحسابات فيها {most, number}، كل منها مثل {example}.',
  tool_missing: 'الحقل `tool` غير موجود. أرسل معرّف أداة، مثل "ng-paye". يعرض GET /api/v1/tools الأدوات.',
  tool_not_text: 'يجب أن يكون `tool` نصًا، مثل "ng-paye".',
  tool_unknown: 'القيمة {sent} ليست أداة. يعرض GET /api/v1/tools الأدوات.',
  tool_misspelt: 'القيمة {sent} ليست أداة: هل تقصد "{meant}"؟',
  inputs_not_an_object: 'يجب أن يكون `inputs` كائنًا، مثل {example}.',

  // The add-in's session
  access_code_not_text: 'يجب أن يكون `code` رمز الدخول في صورة نص، مثل "ABCD-EFGH-JKMN-PQRS".',
  access_code_too_long: 'قيمة `code` أطول من رمز دخول.',
  device_not_text: 'يجب أن يكون `device` نصًا.',
  device_too_long: 'قيمة `device` أطول من أي قيمة يصدرها هذا الخادم.',

  // Ignored fields; `field` is one of the first two messages
  ignored_field: '`{name}`',
  ignored_field_in_items:
    '`{name}` (وكذلك في {count, plural, zero {# عنصر آخر} one {عنصر واحد آخر} two {عنصرين آخرين} few {# عناصر أخرى} many {# عنصرًا آخر} other {# عنصر آخر}})',
  not_a_parameter_here: '{field} ليس من معاملات هذا المسار. اتركه، أو صحّح اسمه.',
  not_a_parameter_of_route: '{field} ليس من معاملات هذا المسار، وجرى تجاهله.',
  not_a_parameter_of_operation: '{field} ليس من معاملات `{operation}`، وجرى تجاهله.',
  agent_tool_unknown: 'لا توجد أداة باسم "{name}". اعرض قائمة الأدوات لمعرفة أسمائها.',
  agent_resource_unknown: 'لا يوجد مورد على العنوان "{uri}". اعرض قائمة الموارد لمعرفة عناوينها.',
  agent_prompt_unknown: 'لا يوجد موجِّه باسم "{name}". اعرض قائمة الموجِّهات لمعرفة أسمائها.',
  agent_prompt_incomplete: 'يتطلب الموجِّه "{name}" الوسيط `{argument}`.',
  countries_to_compare:
    'يجب أن يكون `countries` قائمة يتراوح عدد رموز الدول فيها بين {least} و{most}، مثل ["KE", "UG"].',
  compared_at_mid_market: 'حُوِّلت المبالغ بسعر منتصف السوق. الراتب هو راتب موظف دون أي ظروف خاصة.',
  rows_left_out: 'المعروض هو الصفوف من {first} إلى {last} من أصل {count}. لعرض الصفوف التالية، اضبط `skip` على {last}.',
  sources_left_out: 'لم تُعرض كل المصادر، والباقي {left}. اطلب دولة واحدة لعرضها جميعًا.',
  sources_of_answer_left_out: 'لم تُعرض كل المصادر، والباقي {left}. تعرضها REST API كاملة.',
  skip_malformed: 'يجب أن يكون `skip` عددًا صحيحًا من الصفوف يساوي 0 أو أكثر.',
  not_an_input_of_tool: '{field} ليس من مدخلات هذه الأداة، وجرى تجاهله.',
  not_a_field_of_item: '{field} ليس من حقول العنصر، وجرى تجاهله.',
  not_a_field_of_answer: '{field} ليس من حقول رد `{operation}`، وجرى تجاهله.',
  no_effect_on_tax: '{field}: لا أثر له في {tax}، وجرى تجاهله.',
  no_effect_beside: '{field}: لا أثر له مع وجود `{other}`، وجرى تجاهله.',
  no_effect_without: '{field}: لا أثر له دون `{other}`، وجرى تجاهله.',
  more_fields_ignored:
    'جرى تجاهل {count, plural, zero {# حقل آخر} one {حقل واحد آخر} two {حقلين آخرين} few {# حقول أخرى} many {# حقلًا آخر} other {# حقل آخر}}.',
  many_fields_ignored: 'جرى تجاهل حقول أخرى يتجاوز عددها {count}.',
} satisfies Record<keyof typeof english, string>;
