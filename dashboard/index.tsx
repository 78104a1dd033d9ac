import { createRoot } from 'react-dom/client';
import { sentences } from '../src/language/en/pane/ui';
import { languageOf } from '../src/language/languages';
import { showLanguage } from '../ui/language/load';
import { learn } from '../ui/language/say';
import { App, preload } from './app';
import { writeNumbersForReader } from './language/choice';
import { loadSentences, speak } from './language/texts';

const start = (): void => createRoot(document.getElementById('dashboard')!).render(<App />);

// What says that a page did not load must be there if nothing else arrives.
learn(sentences);
// The server says in the document which language the page is in, and its direction.
const language = languageOf(document.documentElement.lang);
showLanguage(language);
writeNumbersForReader();
void Promise.all([
  preload(),
  loadSentences('frame'),
  ...(language === 'en' ? [] : [loadSentences('ui'), speak(language)]),
]).then(start, start);
