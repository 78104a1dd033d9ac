import fc from 'fast-check';
import { benefitKinds } from '../../src/contract/words/benefits';
import { circumstanceNames, type CircumstanceWord, circumstanceWords } from '../../src/contract/words/circumstances';
import { paymentsByEmployee } from '../../src/contract/words/paid-by-employee';
import { payParts } from '../../src/contract/words/pay-parts';
import { codesOf } from '../../src/contract/words/vocabulary';

const some = <Name extends string>(names: readonly Name[], value: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });

const anyCircumstances = fc.record(
  Object.fromEntries(
    circumstanceNames.map((name) => {
      const word: CircumstanceWord = circumstanceWords[name];
      if (word.kind === 'flag') return [name, fc.boolean()];
      if (word.kind === 'choice') return [name, fc.constantFrom(...codesOf(word.choices))];
      return [name, fc.integer({ min: word.least, max: Math.min(word.most, word.least + 90) })];
    }),
  ),
  { requiredKeys: [] },
);

/** A part of the pay, in hundredths of it. */
const anyShare = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 15 }));

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

/** An employee with any circumstances and parts of pay; the amounts are in proportion to a scale of pay. */
export const anyEmployee = fc
  .record({
    employee: sometimes(anyCircumstances),
    pay: sometimes(some(payParts.slice(0, 6), anyShare)),
    once: sometimes(some(['bonus', 'thirteenth', 'overtime', 'severance'] as const, anyShare)),
    share: sometimes(fc.integer({ min: 1, max: 40 })),
    in_kind: sometimes(some(benefitKinds, anyShare)),
    paid: sometimes(some(paymentsByEmployee, anyShare)),
    months: sometimes(fc.integer({ min: 0, max: 11 })),
  })
  .map(({ employee, pay, once, share, in_kind, paid, months }) => (scale: number) => {
    const cents = Math.max(100, Math.round(scale * 100));
    const of = (parts: Readonly<Record<string, unknown>> | undefined) =>
      parts &&
      Object.fromEntries(Object.entries(parts).map(([name, n]) => [name, Math.floor((cents * Number(n)) / 200) / 100]));
    const named = pay === undefined && once === undefined ? undefined : { ...of(pay), ...of(once) };
    return {
      amount: cents / 100,
      ...(employee === undefined ? {} : { employee }),
      ...(named === undefined
        ? {}
        : { pay: share === undefined ? named : { ...named, housing: { percent_of_basic: share } } }),
      ...(in_kind === undefined ? {} : { in_kind: of(in_kind) }),
      ...(paid === undefined ? {} : { paid: of(paid) }),
      ...(months === undefined
        ? {}
        : { year_to_date: { months, gross: (cents * months) / 100, taxable: (cents * months) / 100, tax: 0 } }),
    };
  });
