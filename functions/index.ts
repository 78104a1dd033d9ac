import './commands';
import { loadWhenIdle } from './later';

// Outside Excel, in a plain web page, there are no custom functions, but the pane works.
if (typeof CustomFunctions !== 'undefined') void import(/* webpackMode: "eager" */ './all').then(loadWhenIdle);
