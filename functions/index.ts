import './commands';

// A plain web page has no custom functions; the pane works there all the same.
if (typeof CustomFunctions !== 'undefined') void import(/* webpackMode: "eager" */ './all');
