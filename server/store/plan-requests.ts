import type { AuditRecord } from './audit';

/** A request for another plan, which an administrator of the service decides. */
export interface PlanRequest {
  readonly id: string;
  readonly account: string;
  readonly plan: string;
  /** What the account needs it for: volume, support, production. */
  readonly note: string;
  readonly askedBy: string;
  readonly createdAt: string;
  readonly decidedAt: string | null;
  readonly decidedBy: string | null;
  readonly outcome: 'granted' | 'refused' | null;
}

/** How a request is decided. */
type PlanDecision = {
  readonly [Property in 'decidedAt' | 'decidedBy' | 'outcome']: NonNullable<PlanRequest[Property]>;
};

/** The requests for plans. */
export interface PlanRequests {
  /** Adds a request; false where the account has an open one. */
  addPlanRequest(request: PlanRequest, record: AuditRecord): Promise<boolean>;
  /** The requests of an account or of all, oldest first. */
  planRequests(account?: string): Promise<readonly PlanRequest[]>;
  /**
   * Decides a request and, where it is granted, moves the account to the plan; false where there is no such request, or
   * it was decided before.
   */
  decidePlanRequest(id: string, decision: PlanDecision, record: AuditRecord): Promise<boolean>;
}
