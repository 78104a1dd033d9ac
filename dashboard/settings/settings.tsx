import { Button, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { type Me, peoplePages } from '../../src/contract/people';
import { SkeletonLines } from '../../taskpane/states/skeleton-lines';
import { ViewHead } from '../../taskpane/parts/view-head';
import { Notice } from '../parts/notice';
import { Page } from '../parts/page';
import { people } from '../service/people';
import { useAnswer } from '../service/use-answer';
import { Deletion } from './deletion';
import { Password } from './password';
import { Profile } from './profile';
import { SecondFactor } from './second-factor';
import { Sessions } from './sessions';
import { StoredData } from './stored-data';
import { TextLink } from '../parts/text-link';

const useStyles = makeStyles({ section: { display: 'grid', rowGap: '12px', minInlineSize: 0 } });

/** What each section of the settings gets. */
export interface SectionProps {
  readonly me: Me;
  /** Reads the account again, and says what has changed. */
  readonly onChanged: (said: string) => void;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <section className={styles.section} aria-label={title}>
      <ViewHead title={title} />
      {children}
    </section>
  );
}

const leave = async (): Promise<void> => {
  await people.post('/log-out');
  location.assign(peoplePages.logIn);
};

/** `/dashboard`: the person's own settings. */
export function Settings() {
  const { data: me, problem, again } = useAnswer<Me>('/me');
  const [said, setSaid] = useState<string | undefined>();
  if (me === undefined)
    return (
      <Page title="Your account">
        {problem === undefined ? (
          <SkeletonLines />
        ) : problem.code === 'log_in_required' ? (
          <>
            <Notice intent="info">Log in to see your account.</Notice>
            <TextLink to={peoplePages.logIn}>Log in</TextLink>
          </>
        ) : (
          <>
            <Notice intent="error">{problem.message}</Notice>
            <Button onClick={again}>Try again</Button>
          </>
        )}
      </Page>
    );
  const props: SectionProps = {
    me,
    onChanged: (sentence) => {
      setSaid(sentence);
      again();
    },
  };
  return (
    <Page
      wide
      title="Your account"
      tools={
        <Button appearance="subtle" onClick={() => void leave()}>
          Log out
        </Button>
      }
    >
      {said !== undefined && <Notice>{said}</Notice>}
      <Part title="Profile">
        <Profile {...props} />
      </Part>
      <Part title="Password">
        <Password {...props} />
      </Part>
      <Part title="Second factor">
        <SecondFactor {...props} />
      </Part>
      <Part title="Where you are logged in">
        <Sessions {...props} />
      </Part>
      <Part title="What is stored about you">
        <StoredData {...props} />
      </Part>
      <Part title="Delete your account">
        <Deletion {...props} />
      </Part>
    </Page>
  );
}
