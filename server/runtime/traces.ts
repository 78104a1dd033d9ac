import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { productVersion } from '../../src/contract';
import { shownAddress } from '../keys/hide-keys';
import type { Traces } from './tracing';

/** How long the last spans may take to reach the collector, in milliseconds. */
const closeWithin = 500;

/** Addresses that are asked all the time by programs that watch the server. */
const watching: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/**
 * Starts to trace requests with OpenTelemetry: a span for each, sent to the collector that the standard variables name.
 * Loading this file costs what OpenTelemetry costs, so load it only where traces are wanted.
 */
export function startTraces(): Traces {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'svc-finance-africa', 'service.version': productVersion }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const instrumentation = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    ignorePaths: ({ url }) => watching.includes(url),
    requestHook: (span, request) => {
      // The address as it was sent may contain a key.
      span.setAttribute('url.path', shownAddress(request.url.split('?')[0]!));
      span.setAttribute('request_id', request.id);
    },
  });
  instrumentation.setTracerProvider(provider);
  return {
    follow: async (app: FastifyInstance) => {
      await app.register(instrumentation.plugin());
    },
    close: () =>
      Promise.race([
        // A collector that cannot be reached must not make the stop unclean.
        provider.shutdown().catch(() => undefined),
        pause(closeWithin, undefined, { ref: false }),
      ]),
  };
}
