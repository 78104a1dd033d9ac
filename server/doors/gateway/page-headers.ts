import { pageSecurity } from '../../runtime/security-headers';

/** Where Microsoft serves office.js. */
export const officeCdn = 'https://appsforoffice.microsoft.com';

/** Sites of Excel on the web. Each may show the pane in a frame. */
const officeSites = [
  'cloud.microsoft',
  'live.com',
  'microsoft.com',
  'microsoft365.com',
  'office.com',
  'office.net',
  'office365.com',
  'sharepoint.com',
].map((site) => `https://*.${site}`);

/**
 * Headers that would break Office: it shows the pane in a frame, talks to dialogs through their opener, and loads icons
 * and metadata from its own site.
 */
const inTheWay = ['x-frame-options', 'cross-origin-opener-policy', 'cross-origin-resource-policy'];

/**
 * The headers of the add-in's pages and files.
 *
 * @param officeJs whether Microsoft or this server serves office.js
 */
export function pageHeaders(officeJs: 'cdn' | 'local'): Readonly<Record<string, string>> {
  const office = officeJs === 'cdn' ? [officeCdn] : [];
  const headers = pageSecurity({
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...office],
    // Fluent UI adds styles at run time.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", ...office],
    frameSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    baseUri: ["'none'"],
    // The help on functions has the search of all pages.
    formAction: ["'self'"],
    frameAncestors: ["'self'", ...officeSites],
  });
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !inTheWay.includes(name))),
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  };
}
