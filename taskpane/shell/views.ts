import {
  BuildingBank20Regular,
  Calculator20Regular,
  CurrencyDollarEuro20Regular,
  GasPump20Regular,
  Globe20Regular,
  ReceiptMoney20Regular,
} from '@fluentui/react-icons';
import { type ComponentType, lazy } from 'react';
import type { PaneSubject } from '../../src/language/pane';
import { loadSentences } from '../../ui/language/load';
import { say } from '../../ui/language/say';

const lazyView = (subject: PaneSubject, load: () => Promise<{ default: ComponentType }>) =>
  lazy(async () => (await Promise.all([load(), loadSentences(subject)]))[0]);

/** The views of the pane. Each loads when it is first opened. */
export const views = [
  {
    id: 'country',
    get short() {
      return say('country');
    },
    get name() {
      return say('country');
    },
    Icon: Globe20Regular,
    View: lazyView('country', () => import('../views/country')),
  },
  {
    id: 'pay',
    get short() {
      return say('view_pay');
    },
    get name() {
      return say('view_pay');
    },
    Icon: Calculator20Regular,
    View: lazyView('pay', () => import('../views/pay')),
  },
  {
    id: 'vat',
    get short() {
      return say('vat_short');
    },
    get name() {
      return say('vat_short');
    },
    Icon: ReceiptMoney20Regular,
    View: lazyView('vat', () => import('../views/vat')),
  },
  {
    id: 'exchange',
    get short() {
      return say('fx_short');
    },
    get name() {
      return say('exchange_rates');
    },
    Icon: CurrencyDollarEuro20Regular,
    View: lazyView('exchange', () => import('../views/exchange')),
  },
  {
    id: 'fuel',
    get short() {
      return say('fuel');
    },
    get name() {
      return say('fuel');
    },
    Icon: GasPump20Regular,
    View: lazyView('fuel', () => import('../views/fuel')),
  },
  {
    id: 'banks',
    get short() {
      return say('banks');
    },
    get name() {
      return say('central_banks');
    },
    Icon: BuildingBank20Regular,
    View: lazyView('banks', () => import('../views/banks')),
  },
] as const;

export type ViewId = (typeof views)[number]['id'];
export const viewIds: readonly ViewId[] = views.map(({ id }) => id);
