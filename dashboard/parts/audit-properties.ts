import { termed } from '../../ui/language/terms';
import { auditPropertyLabels } from '../../src/contract/words/audit';
import { environmentLabels, operationName, planLabels, roleLabels } from '../account/words';
import { momentInWords } from './moments';
import { listed, say } from '../../ui/language/say';

type Property = keyof typeof auditPropertyLabels;

const oneOf =
  (labels: Readonly<Record<string, string>>) =>
  (value: unknown): string =>
    labels[String(value)] ?? String(value);
const inList = (value: unknown): string => listed(value as readonly string[]);
const listedOrAll = (value: unknown): string => inList(value) || say('audit_all_of_them');
const moment = (value: unknown): string => momentInWords(String(value));

const inWords: Readonly<Partial<Record<Property, (value: unknown) => string>>> = {
  plan: oneOf(planLabels),
  role: oneOf(roleLabels),
  environment: oneOf(environmentLabels),
  operations: (value) => listed((value as readonly string[]).map(operationName)),
  networks: inList,
  kinds: listedOrAll,
  countries: listedOrAll,
  thresholds: (value) => inList(value) || say('audit_none_of_them'),
  expiresAt: moment,
  disabledAt: moment,
  replacedAt: moment,
  revokedAt: moment,
  earlierSecretsUntil: moment,
};

/** What an entry of the audit trail shows before or after, each property on a line: `name: Payroll`, `ends: 31 Dec 2026`. */
export const auditPropertiesInWords = (properties: Readonly<Record<string, unknown>> | null): readonly string[] =>
  Object.entries(properties ?? {})
    .filter(([, value]) => value !== null)
    .map(([name, value]) => {
      const property = name as Property;
      return say('audit_property_value', {
        property: termed('audit_property', property, auditPropertyLabels[property] ?? name),
        value: inWords[property]?.(value) ?? String(value),
      });
    });
