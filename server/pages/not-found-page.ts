import { addinPath } from '../../src/contract';
import { escaped } from './html';
import type { Frame } from './page';

/** The page for an unknown address: what is wrong, and where to go instead. */
export const notFoundPage = (frame: Frame, message: string): string =>
  frame({
    title: 'Not found',
    body: `
      <h1>Not found</h1>
      <p>${escaped(message)}</p>
      <ul>
        <li><a href="/docs">Documentation</a>: where to begin</li>
        <li><a href="${addinPath}/taskpane.html">The pane</a>: the law, pay, rates and prices of 54 countries</li>
        <li><a href="/docs/reference">API reference</a>: every address, parameter and answer</li>
        <li><a href="/status">Status</a>: how old each figure is</li>
      </ul>`,
  });
