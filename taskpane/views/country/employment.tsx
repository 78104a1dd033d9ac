import { lazy, Suspense } from 'react';
import type { CountryCode } from '../../../src/contract/country-code';
import { SkeletonLines } from '../../../ui/notices/skeleton-lines';
import { loadSentences } from '../../host/texts';
import { Section } from '../../parts/section';
import { say } from '../../../ui/language/say';

const EmploymentLaw = lazy(
  async () => (await Promise.all([import('./employment-law'), loadSentences('employment', 'labour')]))[0],
);

/**
 * The labour law of a country in one page. It is loaded when the section opens.
 *
 * @param on the day whose law counts: today when left out
 */
export const Employment = (props: { readonly country: CountryCode; readonly on: string | undefined }) => (
  <Section id="employment" name={say('labour_law')}>
    <Suspense fallback={<SkeletonLines count={8} />}>
      <EmploymentLaw {...props} />
    </Suspense>
  </Section>
);
