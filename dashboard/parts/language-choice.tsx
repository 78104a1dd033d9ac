import { makeStyles, Select } from '@fluentui/react-components';
import { languages, languageWords } from '../../src/language/languages';
import { say } from '../../ui/language/say';
import { useLanguage } from '../language/choice';

const useStyles = makeStyles({ choice: { marginInlineStart: 'auto' } });

/** The choice of a language before somebody has logged in. The browser keeps it. */
export function LanguageChoice() {
  const styles = useStyles();
  const { language, choose } = useLanguage();
  return (
    <Select
      className={styles.choice}
      size="small"
      aria-label={say('page_language')}
      value={language}
      onChange={(_, { value }) => void choose(languages.find((one) => one === value) ?? language)}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageWords[one].label}
        </option>
      ))}
    </Select>
  );
}
