/** The functions that `functions/later.ts` loads when a workbook first uses one of them. */
export { brackets } from './brackets';
export { payrollJournal } from './hand-in/journal';
export { returnTable } from './hand-in/return';
export { holidayTable, workingDayAfter, workingDayCount } from './days';
export { historyTable } from './history';
export { leaveDays, leavePay, noticeOrPay, overtimePay, seniorityBonus, severancePay } from './labour';
export { payFunction } from './pay-in-words';
export { payrollHeaders } from './payroll-table/headers';
export { payrollColumns, payrollTable } from './payroll-table/table';
export { payrollTotals } from './payroll-table/totals';
export { payslip } from './payslip';
export { factDate, factSource } from './provenance';
