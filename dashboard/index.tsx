import { createRoot } from 'react-dom/client';
import { sentences } from '../src/language/en/pane/ui';
import { learn } from '../ui/language/say';
import { App, preload } from './app';
import { withoutSlash } from './service/address';

learn(sentences);
void preload(withoutSlash(location.pathname)).then(() =>
  createRoot(document.getElementById('dashboard')!).render(<App />),
);
