import './commands';

// A plain web page has no custom functions. The pane works there too.
if (typeof CustomFunctions !== 'undefined') void import(/* webpackMode: "eager" */ './all');
