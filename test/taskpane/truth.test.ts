import '../support/pane-in-english';
import { lawStatusLabels, markOf, statusLabels, usualGrade } from '../../taskpane/words/truth';

test('a view says what most of its facts have', () => {
  const facts = [
    { data_status: 'due', confidence: 'medium' },
    { data_status: 'due', confidence: 'high' },
    { data_status: 'stale', confidence: 'high' },
    { data_status: null, confidence: null },
    { data_status: null, confidence: null },
    { data_status: null, confidence: null },
  ] as const;
  expect(usualGrade(facts)).toEqual({ status: 'due', confidence: 'high' });
  expect(usualGrade([])).toEqual({ status: undefined, confidence: undefined });
});

test('a fact says its own age where it differs', () => {
  expect(markOf('due', statusLabels, 'due')).toBeUndefined();
  expect(markOf('stale', statusLabels, 'due')).toBe('Out of date');
  expect(markOf('stale', lawStatusLabels, 'due')).toBe('Not confirmed for this tax year');
  expect(markOf('current', statusLabels, 'due')).toBe('Up to date');
});

test('a fact on its own has a mark only if it is not current', () => {
  expect(markOf('current', statusLabels)).toBeUndefined();
  expect(markOf('due', statusLabels)).toBe('Due for a check');
  expect(markOf(undefined, statusLabels, 'due')).toBeUndefined();
});
