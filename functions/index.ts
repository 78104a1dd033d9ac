import './plain-page';
import './commands';
import './all';
import { type ValueRequest, valueEvent } from '../src/client/function-value';

window.addEventListener(valueEvent, (event) => {
  const { detail } = event as CustomEvent<ValueRequest>;
  detail.answer(import('./value').then(({ valueOf }) => valueOf(detail)));
});
