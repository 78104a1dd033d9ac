import { Command } from 'commander';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../server/config';
import { connectorDefinition } from '../server/connector/definition';
import { connectorProperties } from '../server/connector/properties';

/** The address callers use, without a slash at its end. */
function address(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new Error(
      `"${text}" is not an address: write it with http:// or https://, for example https://finance.example.com.`,
    );
  return url.href.replace(/\/+$/, '');
}

function usual(): string {
  const { publicUrl, host, port } = readConfig(process.env);
  return publicUrl ?? `http://${host}:${port}`;
}

const program = new Command('npm run connector --')
  .description(
    'Write the custom connector for Power Automate, Power Apps and Copilot Studio: apiDefinition.swagger.json and apiProperties.json.',
  )
  .argument('[folder]', 'where to write the files', 'dist/connector')
  .option(
    '--url <address>',
    'address of the service as the cloud reaches it; SVC_PUBLIC_URL, or this machine, when left out',
  )
  .showHelpAfterError()
  .action((folder: string, { url }: { url?: string }) => {
    const service = address(url ?? usual());
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of Object.entries({
      'apiDefinition.swagger.json': connectorDefinition(service),
      'apiProperties.json': connectorProperties(),
    })) {
      const path = join(folder, name);
      writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
      console.log(resolve(path));
    }
    if (!service.startsWith('https://'))
      console.error(
        `The connector names ${service}: Microsoft's cloud reaches only addresses that start with https://. Use --url.`,
      );
  });

program.parseAsync().catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
});
