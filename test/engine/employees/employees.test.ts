import { countryFiles } from '../../../src/reference/data';
import { corpusOf } from '../../support/corpus';
import { addsUp } from './adds-up';
import { agreesWithOracle } from './by-oracle';
import { computed, type Invariant } from './computed';
import { isSmallestGross } from './smallest-gross';
import { isSameInThreeWays } from './three-ways';

/** What holds for every payslip. The first two need the payslip alone; the others prepare the law for any pay. */
const invariants: readonly Invariant[] = [addsUp, agreesWithOracle, isSameInThreeWays, isSmallestGross];

// Each employee of the corpus is computed once, and every invariant looks at the same payslip.
test.each(countryFiles.filter(({ income }) => income.some(({ unusable }) => unusable === undefined)))(
  '$code: payslips add up, agree with exact arithmetic, are the same in three ways, and lead back to the smallest gross',
  (country) => {
    const faults = corpusOf(country)
      .map(computed)
      .flatMap((one) =>
        invariants.flatMap((invariant) => invariant(one).map((fault) => `${JSON.stringify(one.request)}: ${fault}`)),
      );
    expect({ count: faults.length, faults: faults.sort((a, b) => a.length - b.length).slice(0, 10) }).toEqual({
      count: 0,
      faults: [],
    });
  },
  600_000,
);
