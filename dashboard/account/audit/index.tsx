import { useState } from 'react';
import { type AuditFilters, AuditTrail } from '../../parts/audit-trail';
import { csvOf } from '../../service/account';
import { useAccount, useOperation } from '../context';

/** `/dashboard/audit` */
export default function Audit() {
  const { account } = useAccount();
  const [filters, setFilters] = useState<AuditFilters>({});
  const answer = useOperation('getAuditTrail', filters);
  return <AuditTrail answer={answer} onFilter={setFilters} csv={() => csvOf(account.id, 'getAuditTrail', filters)} />;
}
