import { createRoot } from 'react-dom/client';
import { App } from './app';
import { whenReady } from './host/office';

void whenReady().then((inExcel) => createRoot(document.getElementById('pane')!).render(<App inExcel={inExcel} />));
