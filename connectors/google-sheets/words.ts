import { productName } from '../../src/contract/product';

const menu = { open: 'Open the panel', refresh: 'Refresh figures' } as const;
const place = (item: string): string => `Extensions, ${productName}, ${item}`;

/** Every text that the package shows. */
export const words = {
  menu,
  problems: {
    notSet: `No service is set. Choose ${place(menu.open)}, and enter its address and an API key. In a spreadsheet that belongs to somebody else, its owner does this.`,
    unreachable: (reason: string) =>
      `The finance service cannot be reached from Google. Check its address in the panel. Google says: ${reason}.`,
    notTheService: 'What answered is not the finance service. Check its address in the panel.',
    quota:
      'Google allows no more requests today. Its daily limit is 20,000 for personal accounts. Use a range in place of single cells.',
    tooLong:
      'Google gives a formula 30 seconds, and the service needs longer for all of its rows. Divide the range between two formulas.',
    notAllowed: `Google has not allowed this script to send requests yet. Choose ${place(menu.open)}, and allow what Google asks for.`,
    oneCell: (parameter: string) => `The argument ${parameter.replaceAll('_', ' ')} takes one cell, not a range.`,
    errorInCell: (code: string) => `A cell that this formula uses holds the error ${code}.`,
    /** How to ask again: Google Sheets keeps an error until an argument changes. */
    askAgain: `To try again, choose ${place(menu.refresh)}.`,
    inRow: (sentence: string) => `Error: ${sentence}`,
  },
  panel: {
    title: productName,
    connection: 'Connection',
    address: 'Address of the service',
    addressHint: 'It begins with https://. Google must reach it over the internet.',
    key: 'API key',
    keyHint: 'A key that begins with svc_test_ answers with sample data.',
    keyStored: (end: string) => `A key that ends in ${end} is stored. Leave the field empty to keep it.`,
    owner:
      'In a shared spreadsheet, formulas use the address and the key of its owner. Others need not enter any. Whoever may edit the spreadsheet may also edit this script and read the key.',
    save: 'Save and test',
    saving: 'Testing…',
    connected: 'Connected. Formulas now get their figures from this service.',
    connectedToSamples: 'Connected. This key answers with sample data, not with real figures.',
    badAddress: 'Enter an address such as https://finance.example.com.',
    privateAddress:
      'Google cannot reach this address, because it exists only on your machine or in your network. Enter a public one.',
    noKey: 'Enter an API key.',
    badKey: 'An API key begins with svc_live_ or svc_test_.',
    functions: 'Functions',
    help: 'All functions with their arguments, as Excel writes them',
    search: 'Search the functions',
    insert: 'Insert',
    insertLabel: (name: string) => `Insert the example of ${name}`,
    inserted: (formula: string, cell: string) => `${formula} is now in ${cell}.`,
    noCell: 'Select a cell first.',
    noFunction: 'No function has this text.',
    givesLabel: 'Result',
    data: 'Data',
    showStatus: 'Show status of the data',
    asking: 'Asking…',
    onSchedule: (kept: number, late: number) =>
      `${kept} series are on schedule. ${late === 0 ? 'None is late.' : `${late} ${late === 1 ? 'is' : 'are'} late:`}`,
    lateSeries: (name: string, date: string) => `${name}, newest figure of ${date}`,
    moreLate: (count: number) => `and ${count} more`,
    refresh: menu.refresh,
    refreshHint: 'Google Sheets keeps a result until an argument changes. This asks for every figure again.',
    refreshing: 'Refreshing…',
    refreshed: (formulas: number) => (formulas === 1 ? '1 formula asks again.' : `${formulas} formulas ask again.`),
    notRestored: (formulas: string) =>
      `Google did not give these cells their formulas back. Enter them again: ${formulas}`,
    refreshedInPart: (formulas: number, left: number) =>
      `${formulas} formulas ask again. Google's time limit left out ${left}. Refresh once more.`,
    failed: 'Google did not carry this out. Reload the spreadsheet and try again.',
  },
} as const;
