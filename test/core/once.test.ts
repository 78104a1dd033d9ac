import { oncePer } from '../../src/once';

test('a value is made once for each object', () => {
  const made: string[] = [];
  const valueOf = oncePer((key: { readonly name: string }) => {
    made.push(key.name);
    return { name: key.name };
  });
  const [first, second] = [{ name: 'first' }, { name: 'first' }];
  expect(valueOf(first)).toBe(valueOf(first));
  expect(valueOf(second)).not.toBe(valueOf(first));
  expect(made).toEqual(['first', 'first']);
});
