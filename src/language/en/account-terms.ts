import { legalPages } from '../../contract/legal';
import { auditActionLabels, auditPropertyLabels } from '../../contract/words/audit';
import { keyStateWords } from '../../contract/words/key-states';
import { outcomeWords } from '../../contract/words/outcomes';
import { planWords } from '../../contract/words/plans';
import { roleWords } from '../../contract/words/roles';
import { storedOfPerson } from '../../contract/words/stored-data';
import { propertyOf } from '../../contract/words/vocabulary';
import { family } from '../family';

/**
 * The words of accounts: roles, keys, plans, the audit trail, what is stored of a person, and legal pages. In English
 * each has its text where the vocabulary is.
 */
export const accountTerms = {
  ...family('role', propertyOf(roleWords, 'label')),
  ...family('role_meaning', propertyOf(roleWords, 'meaning')),
  ...family('plan', propertyOf(planWords, 'label')),
  ...family('plan_meaning', propertyOf(planWords, 'meaning')),
  ...family('key_state', propertyOf(keyStateWords, 'label')),
  ...family('outcome', propertyOf(outcomeWords, 'label')),
  ...family('audit_action', auditActionLabels),
  ...family('audit_property', auditPropertyLabels),
  ...family('stored_what', propertyOf(storedOfPerson, 'what')),
  ...family('stored_why', propertyOf(storedOfPerson, 'why')),
  ...family('stored_until', propertyOf(storedOfPerson, 'until')),
  ...family('legal', propertyOf(legalPages, 'title')),
} as const;
