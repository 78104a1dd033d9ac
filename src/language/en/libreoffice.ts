/**
 * What the extension for LibreOffice says beside the sentences of cells: its menu, its options, and why it has no
 * answer. Only names in braces are replaced.
 */
export const libreoffice = {
  about:
    'Tax, payroll, VAT, exchange rates, fuel prices and central bank data of the 54 African countries as Calc functions.',

  // Menu and options. The letter after ~ is the one to press with Alt.
  menu_refresh: 'Refresh all figures',
  menu_excel: 'Take over formulas of Excel',
  menu_options: 'Address and API key…',
  options_page: 'Service',
  options_address: '~Address of the service',
  options_address_example: 'For example https://finance.example.com',
  options_key: 'API ~key',
  options_note:
    'The key is stored in your LibreOffice profile, never in a document. After a change, choose SVC Finance, Refresh all figures.',

  // Arguments
  required: 'Required. {description}',
  argument_missing: 'The argument {argument} is missing. {meaning}',
  year_out_of_range: '{number} is not a date. Enter a date, or text such as "2026-11-20".',

  // Without an answer of the service
  place_of_options: 'Tools, Options, SVC Finance Africa',
  key_missing: 'There is no API key yet. Enter yours under {place}, then recalculate.',
  key_refused: '{sentence} The key is under {place}.',
  address_wrong: 'The address of the service must begin with https:// or http://. Correct it under {place}.',
  other_status: '{address} answered with status {status}. Check the address: {place}.',
  no_answer: '{address} does not answer. Check the address under {place}, and that the service runs. Then recalculate.',
  answer_unreadable: 'The answer of {address} cannot be read. Check the address under {place}.',
} as const;
