/** Event of the page by which the pane asks the functions to forget what they know and to calculate again. */
export const refreshEvent = 'svc:refresh';

/** Setting in the page's storage: `on` lets money and percentages arrive with a number format. */
export const formattedNumbersSetting = 'svc.formatted-numbers';
