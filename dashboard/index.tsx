import { createRoot } from 'react-dom/client';
import { App, preload } from './app';
import { withoutSlash } from './service/address';

void preload(withoutSlash(location.pathname)).then(() =>
  createRoot(document.getElementById('dashboard')!).render(<App />),
);
