import { withSemicolons } from '../../src/local-formula';

test.each([
  ['=SVC.NETPAY("KE", 85000)', '=SVC.NETPAY("KE"; 85000)'],
  ['=SVC.GROSSUP("KE", 61017.9)', '=SVC.GROSSUP("KE"; 61017,9)'],
  ['=SVC.NETPAY("GA", 900000,,,, "married; children=2")', '=SVC.NETPAY("GA"; 900000;;;; "married; children=2")'],
  ['=SVC.FXRATE("USD", "NGN", 250, DATE(2026,3,2))', '=SVC.FXRATE("USD"; "NGN"; 250; DATE(2026;3;2))'],
  ['=SVC.PAYROLL("GA", A1:E3, "tax, net")', '=SVC.PAYROLL("GA"; A1:E3; "tax, net")'],
  ['=SVC.NETPAY("KE"; 1000,5)', '=SVC.NETPAY("KE"; 1000,5)'],
  ['=SVC.COUNTRIES()', '=SVC.COUNTRIES()'],
])('%s becomes %s', (formula, local) => expect(withSemicolons(formula)).toBe(local));
