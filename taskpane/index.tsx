import { createRoot } from 'react-dom/client';
import { App } from './app';
import { preferredLanguage } from './host/language';
import { loadSentences, showLanguage, speak } from '../ui/language/load';

const start = (): void => createRoot(document.getElementById('pane')!).render(<App />);

// The document has its language and direction before anything is painted. Without the sentences the pane still starts.
const language = preferredLanguage();
showLanguage(language);
void Promise.all([loadSentences('ui', 'shell'), speak(language)]).then(start, start);
