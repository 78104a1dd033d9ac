import fc from 'fast-check';
import { createRecall } from '../../src/recall';

test('a stored value is found by the same fields and by no others', () => {
  const fields = fc.dictionary(
    fc.constantFrom('a', 'b', 'amount'),
    fc.oneof(fc.constantFrom('1', 'x', ''), fc.constantFrom(0, 1, Number.NaN), fc.boolean()),
  );
  fc.assert(
    fc.property(fc.array(fields), (inputs) => {
      const { start, fields: placeOf } = createRecall<string>(10_000);
      // The full text of an input contains everything its place may depend on.
      const written = (input: object): string =>
        Object.entries(input)
          .map(([name, value]) => `${name}=${typeof value}${String(value)}`)
          .join('&');
      for (const input of inputs) {
        const place = placeOf(start, input, undefined)!;
        if (place.kept !== undefined) expect(place.kept).toBe(written(input));
        place.kept = written(input);
      }
    }),
  );
});

test('the excluded field does not matter, and a value that is not plain is not stored', () => {
  const { start, fields } = createRecall<string>(100, 5);
  expect(fields(start, { country: 'KE', amount: 1 }, 'amount')).toBe(
    fields(start, { country: 'KE', amount: 2 }, 'amount'),
  );
  expect(fields(start, { country: { code: 'KE' } }, undefined)).toBeUndefined();
  expect(fields(start, { country: null }, undefined)).toBeUndefined();
  expect(fields(start, { country: 'longer' }, undefined)).toBeUndefined();
});

test('inner objects and lists are compared by what they hold, as deep as the memory allows', () => {
  const leaf = fc.constantFrom<unknown>(0, 1, 'x', true);
  const inner = fc.oneof(leaf, fc.array(leaf, { maxLength: 2 }), fc.dictionary(fc.constantFrom('a', '0'), leaf));
  const fields = fc.dictionary(fc.constantFrom('a', 'b', 'amount'), fc.oneof(inner, fc.array(inner, { maxLength: 2 })));
  fc.assert(
    fc.property(fc.array(fields), (inputs) => {
      const { start, fields: placeOf } = createRecall<string>(100_000, Infinity, 2);
      for (const input of inputs) {
        const place = placeOf(start, input, undefined)!;
        expect(place.kept ?? JSON.stringify(input)).toBe(JSON.stringify(input));
        place.kept = JSON.stringify(input);
        expect(placeOf(start, structuredClone(input), undefined)).toBe(place);
      }
      expect(placeOf(start, { a: [[[1]]] }, undefined)).toBeUndefined();
    }),
  );
});

test('existing places are found even when there is no room for new ones', () => {
  const { start, fields, isFull } = createRecall<string>(4);
  const known = fields(start, { country: 'KE' }, undefined);
  fields(start, { country: 'NG', type: 'income' }, undefined);
  expect(isFull()).toBe(true);
  expect(fields(start, { country: 'ZA' }, undefined)).toBeUndefined();
  expect(fields(start, { country: 'KE' }, undefined)).toBe(known);
});
