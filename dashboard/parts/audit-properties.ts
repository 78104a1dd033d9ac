import { auditPropertyLabels } from '../../src/contract/words/audit';
import { environmentLabels, operationName, planLabels, roleLabels } from '../account/words';
import { momentInWords } from './moments';

type Property = keyof typeof auditPropertyLabels;

const labelled =
  (labels: Readonly<Record<string, string>>) =>
  (value: unknown): string =>
    labels[String(value)] ?? String(value);
const listed = (value: unknown): string => (value as readonly string[]).join(', ');
const listedOrAll = (value: unknown): string => listed(value) || 'all';
const moment = (value: unknown): string => momentInWords(String(value));

const inWords: Readonly<Partial<Record<Property, (value: unknown) => string>>> = {
  plan: labelled(planLabels),
  role: labelled(roleLabels),
  environment: labelled(environmentLabels),
  operations: (value) => (value as readonly string[]).map(operationName).join(', '),
  networks: listed,
  kinds: listedOrAll,
  countries: listedOrAll,
  thresholds: (value) => listed(value) || 'none',
  expiresAt: moment,
  disabledAt: moment,
  replacedAt: moment,
  revokedAt: moment,
  earlierSecretsUntil: moment,
};

/** What an entry of the audit trail shows before or after: `name: Payroll, ends: 31 Dec 2026, 23:59`. */
export const auditPropertiesInWords = (properties: Readonly<Record<string, unknown>> | null): string =>
  Object.entries(properties ?? {})
    .filter(([, value]) => value !== null)
    .map(([name, value]) => {
      const property = name as Property;
      return `${auditPropertyLabels[property] ?? name}: ${inWords[property]?.(value) ?? String(value)}`;
    })
    .join(', ');
