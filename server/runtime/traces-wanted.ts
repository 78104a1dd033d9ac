import { message, type Message } from '../../src/language/message';
import { ConfigError } from '../environment';
import { isRelease } from '../command-line';
import type { Traces } from './tracing';

type Environment = Readonly<Record<string, string | undefined>>;

/** The packages that traces need. A release without development packages does not have them. */
export const tracePackages = [
  '@fastify/otel',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
] as const;

const missing = message('traces_packages_missing', {
  command: `npm install ${isRelease ? '--global' : '--no-save'} ${tracePackages.join(' ')}`,
});

/** Do the standard variables of OpenTelemetry name a collector? */
export const tracesWanted = (environment: Environment): boolean =>
  environment['OTEL_SDK_DISABLED']?.toLowerCase() !== 'true' &&
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].some((name) => environment[name]?.trim());

/** Are the packages installed that traces need? */
export function traceProblem(environment: Environment): Message | undefined {
  if (!tracesWanted(environment)) return undefined;
  try {
    for (const name of tracePackages) require.resolve(name);
    return undefined;
  } catch {
    return missing;
  }
}

/**
 * The traces that the standard variables of OpenTelemetry ask for; undefined where they name no collector. Nothing of
 * OpenTelemetry is loaded then.
 *
 * @throws ConfigError where the packages are not installed
 */
export async function tracesOf(environment: Environment): Promise<Traces | undefined> {
  if (!tracesWanted(environment)) return undefined;
  const problem = traceProblem(environment);
  if (problem !== undefined) throw new ConfigError(problem);
  const { startTraces } = await import('./traces.js');
  return startTraces();
}
