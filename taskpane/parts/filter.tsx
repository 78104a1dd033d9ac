import { SearchBox } from '@fluentui/react-components';
import { useState } from 'react';
import { say } from '../../ui/language/say';

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Does a row contain all the typed words? */
function contains(texts: readonly string[], typed: string): boolean {
  const rowText = folded(texts.join(' '));
  return folded(typed)
    .split(/\s+/)
    .every((word) => rowText.includes(word));
}

/**
 * The rows that contain what the reader types into a filter.
 *
 * @param textsOf names and codes by which a row is found
 */
export function useFilter<Row>(rows: readonly Row[], textsOf: (row: Row) => readonly string[]) {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, rows: rows.filter((row) => contains(textsOf(row), typed)) };
}

/** A search box that filters the table below it. */
export const Filter = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) => (
  <SearchBox
    aria-label={label}
    placeholder={label}
    value={value}
    dismiss={{ 'aria-label': say('clear_the_search') }}
    onChange={(_, data) => onChange(data.value)}
    style={{ minInlineSize: 0, inlineSize: '100%', maxInlineSize: 'none' }}
  />
);
