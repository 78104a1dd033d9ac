// Generated from the operations by `npm run data:generate`; `npm run data:check` fails when it is out of date.

/**
 * Method and path of every operation, without its schemas: a client in a browser does not carry those.
 */
export const paths = {
  calculateTax: { method: 'post', path: '/api/tax' },
  getCountries: { method: 'get', path: '/api/tax' },
  calculateVat: { method: 'post', path: '/api/vat' },
  calculatePaye: { method: 'post', path: '/api/v1/tax/paye' },
  explainTax: { method: 'post', path: '/api/v1/tax/explain' },
  explainVat: { method: 'post', path: '/api/v1/vat/explain' },
  calculatePayrollYear: { method: 'post', path: '/api/v1/payroll/year' },
  getMinimumWages: { method: 'get', path: '/api/v1/payroll/minimum-wage' },
  getPayrollCalendar: { method: 'get', path: '/api/v1/payroll/calendar' },
  getLabourLaw: { method: 'get', path: '/api/v1/labour' },
  calculateOvertime: { method: 'post', path: '/api/v1/labour/overtime' },
  calculateLeave: { method: 'post', path: '/api/v1/labour/leave' },
  calculateNotice: { method: 'post', path: '/api/v1/labour/notice' },
  calculateSeverance: { method: 'post', path: '/api/v1/labour/severance' },
  calculateSeniority: { method: 'post', path: '/api/v1/labour/seniority' },
  getTaxRates: { method: 'get', path: '/api/v1/tax/rates' },
  getTaxCurve: { method: 'get', path: '/api/v1/tax/curve' },
  getTaxLaw: { method: 'get', path: '/api/v1/tax/law' },
  getTreaties: { method: 'get', path: '/api/v1/tax/treaties' },
  calculateVatV1: { method: 'post', path: '/api/v1/vat/calculate' },
  getExchangeRate: { method: 'get', path: '/api/forex' },
  getExchangeRates: { method: 'get', path: '/api/v1/fx/rates' },
  getCurrencies: { method: 'get', path: '/api/v1/currencies' },
  getExchangeRateHistory: { method: 'get', path: '/api/v1/fx/history' },
  getFuelPrices: { method: 'get', path: '/api/fuel' },
  getFuelPricesV1: { method: 'get', path: '/api/v1/fuel/prices' },
  getFuelTypes: { method: 'get', path: '/api/v1/fuels' },
  getCentralBankData: { method: 'get', path: '/api/rates' },
  getCentralBankDataV1: { method: 'get', path: '/api/v1/rates/central-bank' },
  getSeries: { method: 'get', path: '/api/v1/series' },
  getChanges: { method: 'get', path: '/api/v1/changes' },
  getStatus: { method: 'get', path: '/api/v1/status' },
  calculate: { method: 'post', path: '/api/v1/calculate' },
  getTools: { method: 'get', path: '/api/v1/tools' },
  batch: { method: 'post', path: '/api/v1/batch' },
} as const;

/** Unique name of an operation. */
export type OperationId = keyof typeof paths;

/** The same for the operations on accounts. */
export const accountPaths = {
  listKeys: { method: 'get', path: '/api/v1/keys' },
  createKey: { method: 'post', path: '/api/v1/keys' },
  getKey: { method: 'get', path: '/api/v1/keys/{id}' },
  changeKey: { method: 'patch', path: '/api/v1/keys/{id}' },
  deleteKey: { method: 'delete', path: '/api/v1/keys/{id}' },
  rotateKey: { method: 'post', path: '/api/v1/keys/{id}/rotate' },
  disableKey: { method: 'post', path: '/api/v1/keys/{id}/disable' },
  enableKey: { method: 'post', path: '/api/v1/keys/{id}/enable' },
  getUsage: { method: 'get', path: '/api/v1/usage' },
  getPlans: { method: 'get', path: '/api/v1/plans' },
  requestPlan: { method: 'post', path: '/api/v1/plans/requests' },
  getAuditTrail: { method: 'get', path: '/api/v1/audit' },
  getAccount: { method: 'get', path: '/api/v1/account' },
  changeAccount: { method: 'patch', path: '/api/v1/account' },
  listMembers: { method: 'get', path: '/api/v1/members' },
  changeMember: { method: 'patch', path: '/api/v1/members/{id}' },
  removeMember: { method: 'delete', path: '/api/v1/members/{id}' },
  listInvitations: { method: 'get', path: '/api/v1/invitations' },
  invite: { method: 'post', path: '/api/v1/invitations' },
  revokeInvitation: { method: 'delete', path: '/api/v1/invitations/{id}' },
  listTokens: { method: 'get', path: '/api/v1/tokens' },
  createToken: { method: 'post', path: '/api/v1/tokens' },
  revokeToken: { method: 'delete', path: '/api/v1/tokens/{id}' },
  listPrograms: { method: 'get', path: '/api/v1/programs' },
  disconnectProgram: { method: 'delete', path: '/api/v1/programs/{id}' },
} as const;

/** The same for the operations of whoever administers the service. */
export const adminPaths = {
  listAccounts: { method: 'get', path: '/people/admin/accounts' },
  getAccount: { method: 'get', path: '/people/admin/accounts/{id}' },
  createAccount: { method: 'post', path: '/people/admin/accounts' },
  renameAccount: { method: 'post', path: '/people/admin/accounts/{id}/rename' },
  moveAccount: { method: 'post', path: '/people/admin/accounts/{id}/plan' },
  disableAccount: { method: 'post', path: '/people/admin/accounts/{id}/disable' },
  enableAccount: { method: 'post', path: '/people/admin/accounts/{id}/enable' },
  listRequests: { method: 'get', path: '/people/admin/requests' },
  grantRequest: { method: 'post', path: '/people/admin/requests/{id}/grant' },
  refuseRequest: { method: 'post', path: '/people/admin/requests/{id}/refuse' },
  listCodes: { method: 'get', path: '/people/admin/codes' },
  createCode: { method: 'post', path: '/people/admin/codes' },
  revokeCode: { method: 'post', path: '/people/admin/codes/{id}/revoke' },
  revokeDevice: { method: 'post', path: '/people/admin/codes/{id}/devices/{device}/revoke' },
  getDataStatus: { method: 'get', path: '/people/admin/status' },
  getAudit: { method: 'get', path: '/people/admin/audit' },
} as const;
