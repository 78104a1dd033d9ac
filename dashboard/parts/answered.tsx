import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { peoplePages } from '../../src/contract/people';
import { SkeletonLines } from '../../ui/notices/skeleton-lines';
import type { Answer } from '../service/use-answer';
import { Notice } from '../../ui/notices/notice';
import { TextLink } from './text-link';
import { say } from '../../ui/language/say';

/** What an answer shows; until it is there, that it is loading, or why there is none. */
export function Answered<Data>({
  answer: { data, problem, again },
  children,
}: {
  readonly answer: Answer<Data>;
  readonly children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (problem === undefined) return <SkeletonLines />;
  if (problem.code === 'log_in_required' || problem.code === 'missing_api_key')
    return (
      <>
        <Notice intent="info">{say('log_in_to_see')}</Notice>
        <TextLink to={peoplePages.logIn}>{say('log_in')}</TextLink>
      </>
    );
  return (
    <>
      <Notice intent="error">{problem.message}</Notice>
      <div>
        <Button onClick={again}>{say('ask_again')}</Button>
      </div>
    </>
  );
}
