import {
  BuildingBank20Regular,
  Calculator20Regular,
  CurrencyDollarEuro20Regular,
  GasPump20Regular,
  Globe20Regular,
  ReceiptMoney20Regular,
} from '@fluentui/react-icons';
import { lazy } from 'react';

/** The views of the pane. Each loads when it is first opened. */
export const views = [
  {
    id: 'country',
    short: 'Country',
    name: 'Country',
    Icon: Globe20Regular,
    View: lazy(() => import('../views/country')),
  },
  { id: 'pay', short: 'Pay', name: 'Pay', Icon: Calculator20Regular, View: lazy(() => import('../views/pay')) },
  { id: 'vat', short: 'VAT', name: 'VAT', Icon: ReceiptMoney20Regular, View: lazy(() => import('../views/vat')) },
  {
    id: 'exchange',
    short: 'FX',
    name: 'Exchange rates',
    Icon: CurrencyDollarEuro20Regular,
    View: lazy(() => import('../views/exchange')),
  },
  { id: 'fuel', short: 'Fuel', name: 'Fuel', Icon: GasPump20Regular, View: lazy(() => import('../views/fuel')) },
  {
    id: 'banks',
    short: 'Banks',
    name: 'Central banks',
    Icon: BuildingBank20Regular,
    View: lazy(() => import('../views/banks')),
  },
] as const;

export type ViewId = (typeof views)[number]['id'];
export const viewIds: readonly ViewId[] = views.map(({ id }) => id);
