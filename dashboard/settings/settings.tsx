import { type ComponentType, useState } from 'react';
import type { Me } from '../../src/contract/people';
import { Answered } from '../parts/answered';
import { Notice } from '../../ui/notices/notice';
import { Section } from '../parts/section';
import { useAnswer } from '../service/use-answer';
import { Deletion } from './deletion';
import { LanguageSetting } from './language';
import { Password } from './password';
import { Profile } from './profile';
import { SecondFactor } from './second-factor';
import type { SectionProps } from './section-props';
import { Sessions } from './sessions';
import { StoredData } from './stored-data';
import { say } from '../../ui/language/say';

const sections = (): readonly { readonly title: string; readonly View: ComponentType<SectionProps> }[] => [
  { title: say('section_profile'), View: Profile },
  { title: say('section_language'), View: LanguageSetting },
  { title: say('field_password'), View: Password },
  { title: say('section_second_factor'), View: SecondFactor },
  { title: say('section_sessions'), View: Sessions },
  { title: say('section_stored'), View: StoredData },
  { title: say('section_deletion'), View: Deletion },
];

/** `/dashboard/settings`: the person's own settings. */
export default function Settings() {
  const answer = useAnswer<Me>('/me');
  const [said, setSaid] = useState<string | undefined>();
  const onChanged = (sentence: string): void => {
    setSaid(sentence);
    answer.again();
  };
  return (
    <Answered answer={answer}>
      {(me) => (
        <>
          {said !== undefined && <Notice>{said}</Notice>}
          {sections().map(({ title, View }) => (
            <Section key={title} title={title}>
              <View me={me} onChanged={onChanged} />
            </Section>
          ))}
        </>
      )}
    </Answered>
  );
}
