/** What the ribbon of Excel and its store of add-ins show, by the name of the resource in the manifest. */
export const ribbon = {
  Description:
    'Tax, VAT, fuel prices, exchange rates and central bank data for the 54 African countries, in Excel functions and a task pane.',
  'ShowPane.Label': 'Show pane',
  'Refresh.Label': 'Refresh',
  'Documentation.Label': 'Documentation',
  'GetStarted.Description': 'Type =SVC. in a cell, or choose Show pane on the Home tab.',
  'ShowPane.Tip': 'Open the pane with tax, VAT, fuel prices, exchange rates and central bank data.',
  'Refresh.Tip': 'Clear the figures of this session and recalculate every SVC formula.',
  'Documentation.Tip': 'Open the documentation: first steps, all functions with examples, recipes and errors.',
} as const;
