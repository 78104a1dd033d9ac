import { auditActionLabels, auditPropertyLabels } from '../../contract/words/audit';
import { keyStateWords } from '../../contract/words/key-states';
import { outcomeWords } from '../../contract/words/outcomes';
import { planWords } from '../../contract/words/plans';
import { roleWords } from '../../contract/words/roles';
import { propertyOf } from '../../contract/words/vocabulary';
import { family } from '../family';

/** The words of accounts: roles, keys, plans and the audit trail. In English each has its text where the vocabulary is. */
export const accountTerms = {
  ...family('role', propertyOf(roleWords, 'label')),
  ...family('role_meaning', propertyOf(roleWords, 'meaning')),
  ...family('plan', propertyOf(planWords, 'label')),
  ...family('key_state', propertyOf(keyStateWords, 'label')),
  ...family('outcome', propertyOf(outcomeWords, 'label')),
  ...family('audit_action', auditActionLabels),
  ...family('audit_property', auditPropertyLabels),
} as const;
