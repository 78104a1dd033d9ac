import './commands';
import { type RowsRequest, rowsEvent } from '../src/client/employee-rows';
import { type ValueRequest, valueEvent } from '../src/client/function-value';
import { loadWhenIdle } from './later';

// Outside Excel, in a plain web page, there are no custom functions, but the pane works, and asks for a value when it shows one.
if (typeof CustomFunctions !== 'undefined') void import(/* webpackMode: "eager" */ './all').then(loadWhenIdle);

window.addEventListener(valueEvent, (event) => {
  const { detail } = event as CustomEvent<ValueRequest>;
  detail.answer(import('./value').then(({ valueOf }) => valueOf(detail)));
});

window.addEventListener(rowsEvent, (event) => {
  const { detail } = event as CustomEvent<RowsRequest>;
  detail.answer(import('./employee-rows').then(({ employeeRows }) => employeeRows(detail)));
});
