import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('pane')!).render(<main />);
