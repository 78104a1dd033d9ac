import {
  BuildingBank20Regular,
  Calculator20Regular,
  ColumnDoubleCompare20Regular,
  CurrencyDollarEuro20Regular,
  DocumentPerson20Regular,
  DocumentTable20Regular,
  GasPump20Regular,
  Globe20Regular,
  MathFormula20Regular,
  ReceiptMoney20Regular,
  TableMultiple20Regular,
} from '@fluentui/react-icons';
import { type ComponentType, lazy } from 'react';
import type { PaneSubject } from '../../src/language/pane';
import { loadSentences } from '../host/texts';

const lazyView = (subjects: PaneSubject | readonly PaneSubject[], load: () => Promise<{ default: ComponentType }>) =>
  lazy(async () => (await Promise.all([load(), loadSentences(...[subjects].flat())]))[0]);

/** The views of the pane, with the codes of their names. Each loads when it is first opened. */
export const views = [
  {
    id: 'country',
    short: 'country',
    name: 'country',
    Icon: Globe20Regular,
    View: lazyView('country', () => import('../views/country')),
  },
  {
    id: 'pay',
    short: 'view_pay',
    name: 'view_pay',
    Icon: Calculator20Regular,
    View: lazyView('pay', () => import('../views/pay')),
  },
  {
    id: 'compare',
    short: 'view_compare',
    name: 'view_compare_laws',
    Icon: ColumnDoubleCompare20Regular,
    View: lazyView(['compare', 'documents'], () => import('../views/compare')),
  },
  {
    id: 'payslips',
    short: 'payslips',
    name: 'payslips',
    Icon: DocumentPerson20Regular,
    // The first payslip is shown as the Pay view shows one.
    View: lazyView(['documents', 'pay'], () => import('../views/payslips')),
  },
  {
    id: 'returns',
    short: 'returns',
    name: 'returns',
    Icon: DocumentTable20Regular,
    View: lazyView('documents', () => import('../views/returns')),
  },
  {
    id: 'vat',
    short: 'vat_short',
    name: 'vat_short',
    Icon: ReceiptMoney20Regular,
    View: lazyView('vat', () => import('../views/vat')),
  },
  {
    id: 'exchange',
    short: 'fx_short',
    name: 'exchange_rates',
    Icon: CurrencyDollarEuro20Regular,
    View: lazyView('exchange', () => import('../views/exchange')),
  },
  {
    id: 'fuel',
    short: 'fuel',
    name: 'fuel',
    Icon: GasPump20Regular,
    View: lazyView('fuel', () => import('../views/fuel')),
  },
  {
    id: 'banks',
    short: 'banks',
    name: 'central_banks',
    Icon: BuildingBank20Regular,
    View: lazyView('banks', () => import('../views/banks')),
  },
  {
    id: 'functions',
    short: 'functions_view',
    name: 'functions_view',
    Icon: MathFormula20Regular,
    View: lazyView('functions', () => import('../views/functions')),
  },
  {
    id: 'workbooks',
    short: 'workbooks',
    name: 'workbooks',
    Icon: TableMultiple20Regular,
    View: lazyView('workbooks', () => import('../views/workbooks')),
  },
] as const;

export type ViewId = (typeof views)[number]['id'];
export const viewIds: readonly ViewId[] = views.map(({ id }) => id);
