/** Age and confidence of the facts behind an answer. */
export const truth = {
  sentences: '{first} {second}',
  law_confirmed_on: "{country}'s {subject} rules were last confirmed on {day}.",
  law_due_for_check: "{country}'s {subject} rules were last confirmed on {day} and are due for a check.",
  law_read_again: "{country}'s {subject} rules: read again on {day} at {publisher}, unchanged.",
  law_source_differs:
    "A source of {country}'s {subject} rules, {publisher}, no longer states them as recorded: seen on {day}. Check for a change before relying on them.",
  law_applies_from: 'They apply from {from}.',
  law_applies_between: 'They apply from {from} to {to}.',
  law_not_confirmed: 'These rules were not confirmed for tax year {year}: check for a change before relying on them.',
  law_confidence_low: "Confidence in {country}'s {subject} rules is low: sources are weak or disagree.",
  law_changes_in_year:
    "{country}'s {subject} rules change on {day}, within tax year {year}. A full year is calculated under the rules in force on {asked}.",
  law_retroactive:
    'This law of {country} was published on {published} and took effect on {from}, before its publication.',
} as const;
