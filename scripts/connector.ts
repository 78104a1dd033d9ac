import { Command } from 'commander';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../server/config';
import { connectorFiles } from '../server/connector/files';
import { commandLine } from '../server/command-line';
import { CommandRefused, reportFailure } from './command/failure';
import { withoutEnd } from '../src/without-end';
import { atOnce } from '../src/steps';

/** An address without slashes at its end. */
function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new CommandRefused(
      `"${text}" is not an address. Write it with http:// or https://, for example https://finance.example.com.`,
    );
  return withoutEnd(url.href, '/');
}

/** The address of the service in the configuration. */
function configuredAddress(): string {
  const { publicUrl, host, port } = readConfig(process.env);
  return publicUrl ?? `http://${host}:${port}`;
}

const program = new Command(commandLine('connector'))
  .description(
    `Writes the custom connector for Power Automate, Power Apps and Copilot Studio: ${connectorFiles.map(({ name }) => name).join(', ')}.`,
  )
  .argument('[folder]', 'folder for the files', 'dist/connector')
  .option(
    '--url <address>',
    'address at which the cloud reaches the service; default: SVC_PUBLIC_URL, else this machine',
  )
  .option('--email <address>', 'email address of your support, for a connector that is to be certified')
  .showHelpAfterError()
  .action((folder: string, { url, email }: { url?: string; email?: string }) => {
    const service = addressOf(url ?? configuredAddress());
    if (email !== undefined && !/^[^\s@]+@\S+$/.test(email))
      throw new CommandRefused(`"${email}" is not an email address, for example support@example.com.`);
    mkdirSync(folder, { recursive: true });
    for (const { name, content } of connectorFiles) {
      const path = join(folder, name);
      writeFileSync(path, atOnce(content(service, email)));
      console.log(resolve(path));
    }
    if (!service.startsWith('https://'))
      console.error(
        `The connector names ${service}, but Microsoft's cloud only reaches addresses that start with https://. Give one with --url.`,
      );
  });

program.parseAsync().catch(reportFailure);
