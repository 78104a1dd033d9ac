import { useState } from 'react';
import { type AuditFilters, AuditTrail } from '../parts/audit-trail';
import { adminAuditCsv } from '../service/admin';
import { useAdmin } from './use-admin';

/** `/admin/audit` */
export default function Audit() {
  const [filters, setFilters] = useState<AuditFilters>({});
  const answer = useAdmin('getAudit', filters);
  return <AuditTrail accounts answer={answer} onFilter={setFilters} csv={() => adminAuditCsv(filters)} />;
}
