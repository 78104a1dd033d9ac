import { circumstanceNames, type CircumstanceWord, circumstanceWords } from '../../src/contract/words/circumstances';
import { codesOf } from '../../src/contract/words/vocabulary';

test('every circumstance has a default within its limits', () => {
  for (const name of circumstanceNames) {
    const word: CircumstanceWord = circumstanceWords[name];
    if (word.kind === 'choice') expect(codesOf(word.choices)).toContain(word.default);
    if (word.kind === 'whole' || word.kind === 'percent') {
      expect(word.default).toBeGreaterThanOrEqual(word.least);
      expect(word.default).toBeLessThanOrEqual(word.most);
    }
  }
});
