/**
 * What the package for Google Sheets says beside the sentences of cells: its menu, its panel, and why a formula has no
 * answer. Only names in braces are replaced. No word may agree with a number.
 */
export const googleSheets = {
  // Menu
  menu_open: 'Open the panel',
  menu_refresh: 'Refresh figures',
  place_of_open: 'Extensions, {product}, Open the panel',
  place_of_refresh: 'Extensions, {product}, Refresh figures',

  // Formulas
  not_set:
    'No service is set. Choose {place}, and enter its address and an API key. In a spreadsheet that belongs to somebody else, its owner does this.',
  unreachable:
    'The finance service cannot be reached from Google. Check its address in the panel. Google says: {reason}.',
  not_the_service: 'What answered is not the finance service. Check its address in the panel.',
  quota:
    'Google allows no more requests today. Its daily limit is 20,000 for personal accounts. Use a range in place of single cells.',
  too_long:
    'Google gives a formula 30 seconds, and the service needs longer for all of its rows. Divide the range between two formulas.',
  not_allowed:
    'Google has not allowed this script to send requests yet. Choose {place}, and allow what Google asks for.',
  one_cell: 'The argument {parameter} takes one cell, not a range.',
  error_in_cell: 'A cell that this formula uses holds the error {code}.',
  ask_again: '{sentence} To try again, choose {place}.',
  in_row: 'Error: {sentence}',

  // Panel
  connection: 'Connection',
  address: 'Address of the service',
  address_hint: 'It begins with https://. Google must reach it over the internet.',
  key: 'API key',
  key_hint: 'A key that begins with svc_test_ answers with sample data.',
  key_stored: 'A key that ends in {end} is stored. Leave the field empty to keep it.',
  owner:
    'In a shared spreadsheet, formulas use the address and the key of its owner. Others need not enter any. Whoever may edit the spreadsheet may also edit this script and read the key.',
  save: 'Save and test',
  saving: 'Testing…',
  connected: 'Connected. Formulas now get their figures from this service.',
  connected_to_samples: 'Connected. This key answers with sample data, not with real figures.',
  bad_address: 'Enter an address such as https://finance.example.com.',
  private_address:
    'Google cannot reach this address, because it exists only on your machine or in your network. Enter a public one.',
  no_key: 'Enter an API key.',
  bad_key: 'An API key begins with svc_live_ or svc_test_.',
  functions: 'Functions',
  help: 'All functions with their arguments, as Excel writes them',
  search: 'Search the functions',
  insert: 'Insert',
  insert_example: 'Insert the example of {name}',
  inserted: '{formula} is now in {cell}.',
  no_cell: 'Select a cell first.',
  no_function: 'No function has this text.',
  gives: 'Result: {result}',
  table_size: 'Rows: {rows}, columns: {columns}',
  workbooks: 'Workbooks',
  workbook: 'Workbook',
  country: 'Country',
  workbook_hint: 'New sheets come behind those that there are. Nothing else changes.',
  build_workbook: 'Build the workbook',
  building: 'Building…',
  workbook_built: 'New sheets: {count}. Begin in {first}.',
  no_workbook: 'There is no such workbook for this country, because the law that it needs is not established.',
  data: 'Data',
  show_status: 'Show status of the data',
  asking: 'Asking…',
  on_schedule: 'Series on schedule: {kept}. Late: {late}.',
  late_series: '{name}, newest figure of {date}',
  more_late: 'Further late series: {count}',
  refresh_hint: 'Google Sheets keeps a result until an argument changes. This asks for every figure again.',
  refreshing: 'Refreshing…',
  refreshed: 'Formulas that ask again: {count}.',
  not_restored: 'Google did not give these cells their formulas back. Enter them again: {formulas}',
  refreshed_in_part: 'Formulas that ask again: {count}. Google’s time limit left out {left}. Refresh once more.',
  failed: 'Google did not carry this out. Reload the spreadsheet and try again.',
} as const;
