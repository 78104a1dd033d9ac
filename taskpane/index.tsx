import { createRoot } from 'react-dom/client';
import { App } from './app';
import { preferredLanguage } from './host/language';
import { loadSentences, speak } from '../ui/language/load';
import { readIn } from '../ui/language/reader';

const start = (): void => createRoot(document.getElementById('pane')!).render(<App />);

// The document has its language and direction before anything is painted. Without the sentences the pane still starts.
const language = preferredLanguage();
readIn(language);
void Promise.all([loadSentences('ui', 'shell'), speak(language)]).then(start, start);
