/** Fields whose texts are notes: whole sentences, or conditions that stand in one. */
const noteFields: ReadonlySet<string> = new Set([
  'also',
  'applies_to',
  'complete_basis',
  'condition',
  'conditions',
  'doubts',
  'not_covered',
  'not_established',
  'note',
  'notes',
  'notices',
  'rule',
  'scope',
  'text',
  'unusable',
  'upcoming',
]);

/** Parts that say nothing to the reader of an answer, or say it in the language in which it is recorded. */
const apart: ReadonlySet<string> = new Set(['if_day_off', 'names', 'searched', 'sources']);

/** The notes of a part of the law, as they are recorded. */
export function notesOf(part: unknown, field = ''): readonly string[] {
  if (typeof part === 'string') return noteFields.has(field) ? [part] : [];
  if (Array.isArray(part)) return part.flatMap((inner) => notesOf(inner, field));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([inner, value]) => (apart.has(inner) ? [] : notesOf(value, inner)));
}
