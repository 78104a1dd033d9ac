import { createRoot } from 'react-dom/client';
import { App, preload } from './app';
import { pathNow } from './service/address';

void preload(pathNow()).then(() => createRoot(document.getElementById('dashboard')!).render(<App />));
