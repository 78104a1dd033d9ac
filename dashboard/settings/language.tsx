import { Text } from '@fluentui/react-components';
import { type Language, languages, languageWords } from '../../src/language/languages';
import { say } from '../../ui/language/say';
import { useLanguage } from '../language/choice';
import { Form } from '../parts/form';
import { people } from '../service/people';

/** The language of pages and mails, which is kept with the person. */
export function LanguageSetting() {
  const { language, choose } = useLanguage();
  return (
    <>
      <Text>{say('language_explained')}</Text>
      <Form<'language'>
        fields={[
          {
            name: 'language',
            type: 'select',
            label: say('page_language'),
            options: languages.map((key) => ({ key, name: languageWords[key].label })),
            initial: language,
          },
        ]}
        action={say('change_language')}
        onSend={async (values) => {
          await people.post('/me/language', values);
          await choose(values.language as Language);
        }}
      />
    </>
  );
}
