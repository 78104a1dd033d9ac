import { connectorFiles } from '../connector/files';
import { type Download, downloads } from '../downloads/downloads';
import { escaped, scrolling } from './html';
import type { Frame } from './page';

const row = ({ address, about, guide }: Pick<Download, 'address' | 'about' | 'guide'>): string =>
  `<tr><td>${escaped(about)}</td><td><a href="${address}" download>${address.split('/').at(-1)!}</a></td><td><a href="${guide}">How to use it</a></td></tr>`;

/**
 * The page that lists every file for other programs.
 *
 * @param url address of the service
 */
export function downloadsPage(frame: Frame, url: string): string {
  const fileOf = (name: string): string =>
    escaped(`${url}${downloads.find(({ guide }) => guide.endsWith(name))!.address}`);
  return frame({
    title: 'Downloads',
    address: '/downloads',
    body: `
      <h1>Downloads</h1>
      <p>Packages and files that bring the service into other programs. They have the version of this server, and their texts name its address. The Excel add-in needs none of them.</p>
      ${scrolling(
        'Files for other programs',
        `<table class="stacked">
        <thead><tr><th scope="col">For</th><th scope="col">File</th><th scope="col">Guide</th></tr></thead>
        <tbody>${downloads.map(row).join('')}${row({
          address: `/connector/${connectorFiles[0]!.name}`,
          about: 'Connector for Power Automate, Power Apps and Copilot Studio.',
          guide: '/connector',
        })}</tbody>
      </table>`,
      )}
      <h2>Client packages on the command line</h2>
      <pre><code>npm install ${fileOf('/typescript')}
pip install ${fileOf('/python')}</code></pre>`,
  });
}
