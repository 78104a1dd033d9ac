import './commands';
import { type ValueRequest, valueEvent } from '../src/client/function-value';
import { loadWhenIdle } from './later';

// Outside Excel, in a plain web page, there are no custom functions, but the pane works, and asks for a value when it shows one.
if (typeof CustomFunctions !== 'undefined') void import(/* webpackMode: "eager" */ './all').then(loadWhenIdle);

window.addEventListener(valueEvent, (event) => {
  const { detail } = event as CustomEvent<ValueRequest>;
  detail.answer(import('./value').then(({ valueOf }) => valueOf(detail)));
});
