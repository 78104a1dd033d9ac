/**
 * Name, method and path of every operation. Apart from their schemas, so that a client in a browser does not carry
 * those.
 */
export const paths = {
  calculateTax: { method: 'post', path: '/api/tax' },
  getCountries: { method: 'get', path: '/api/tax' },
  calculateVat: { method: 'post', path: '/api/vat' },
  calculatePaye: { method: 'post', path: '/api/v1/tax/paye' },
  getTaxRates: { method: 'get', path: '/api/v1/tax/rates' },
  calculateVatV1: { method: 'post', path: '/api/v1/vat/calculate' },
  getExchangeRate: { method: 'get', path: '/api/forex' },
  getExchangeRates: { method: 'get', path: '/api/v1/fx/rates' },
  getFuelPrices: { method: 'get', path: '/api/fuel' },
  getFuelPricesV1: { method: 'get', path: '/api/v1/fuel/prices' },
  getCentralBankData: { method: 'get', path: '/api/rates' },
  getCentralBankDataV1: { method: 'get', path: '/api/v1/rates/central-bank' },
  calculate: { method: 'post', path: '/api/v1/calculate' },
  getTools: { method: 'get', path: '/api/v1/tools' },
  batch: { method: 'post', path: '/api/v1/batch' },
  getTaxCurve: { method: 'get', path: '/api/v1/tax/curve' },
  getTaxLaw: { method: 'get', path: '/api/v1/tax/law' },
  getCurrencies: { method: 'get', path: '/api/v1/currencies' },
  getExchangeRateHistory: { method: 'get', path: '/api/v1/fx/history' },
  getSeries: { method: 'get', path: '/api/v1/series' },
  getStatus: { method: 'get', path: '/api/v1/status' },
  getFuelTypes: { method: 'get', path: '/api/v1/fuels' },
} as const satisfies Readonly<Record<string, { readonly method: 'get' | 'post'; readonly path: string }>>;

/** Unique name of an operation, also for generated clients. */
export type OperationId = keyof typeof paths;
