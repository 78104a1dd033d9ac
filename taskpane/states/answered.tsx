import type { ReactNode } from 'react';
import type { Question } from '../service/use-question';
import { ProblemCard } from './problem-card';
import { SkeletonLines } from '../../ui/notices/skeleton-lines';

/**
 * What a view shows of a question: grey lines while it waits, the problem where there is no answer, else the answer.
 *
 * @param lines how many grey lines stand in its place
 */
export function Answered<Answer>({
  question: { answer, problem, again },
  lines,
  children,
}: {
  readonly question: Pick<Question<Answer>, 'answer' | 'problem' | 'again'>;
  readonly lines: number;
  readonly children: (answer: Answer) => ReactNode;
}) {
  if (problem !== undefined) return <ProblemCard problem={problem} onRetry={again} />;
  return answer === undefined ? <SkeletonLines count={lines} /> : children(answer);
}
