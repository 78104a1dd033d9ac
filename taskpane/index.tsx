import { createRoot } from 'react-dom/client';
import { App } from './app';
import { preferredLanguage } from './host/language';
import { sentences } from '../src/language/en/pane/ui';
import { loadSentences, speak } from './host/texts';
import { showLanguage } from '../ui/language/load';
import { learn } from '../ui/language/say';

const start = (): void => createRoot(document.getElementById('pane')!).render(<App />);

// What says that the pane did not load must be there if nothing else arrives.
learn(sentences);
// The document has its language and direction before anything is painted.
const language = preferredLanguage();
showLanguage(language);
// A link carries what the views store. It must be there before they begin.
const taken = location.hash === '' ? undefined : import('./host/link').then(({ takeLink }) => takeLink());
void Promise.all([taken, loadSentences('ui', 'shell'), speak(language)]).then(start, start);
