import { SearchBox } from '@fluentui/react-components';

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Does the row have all the typed words, in its name or its code? */
export const passes = (typed: string, ...texts: readonly string[]): boolean => {
  const hay = folded(texts.join(' '));
  return folded(typed)
    .split(/\s+/)
    .every((word) => hay.includes(word));
};

/** Leaves only the rows whose name has what is typed. */
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
    onChange={(_, data) => onChange(data.value)}
    style={{ minInlineSize: 0, inlineSize: '100%', maxInlineSize: 'none' }}
  />
);
