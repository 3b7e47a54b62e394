import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span } from '@opentelemetry/api';
import { EnvironmentError } from '../environment.ts';
import type { TracingSettings } from './settings.ts';
import { NO_TRACING, type Tracing } from './tracing.ts';

/** Opens the traces of a process; without an endpoint nothing of OpenTelemetry is loaded. */
export async function openTracing(
  { endpoint, headers = {}, share }: TracingSettings,
  service: string,
): Promise<Tracing> {
  if (endpoint === '') return NO_TRACING;
  const { api, core, sdk, exporter, resources } = await importPackages();
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    // A caller has already decided: a trace is recorded whole or not at all.
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new exporter.OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }),
      }),
    ],
  });
  const tracer = provider.getTracer(service);
  const propagator = new core.W3CTraceContextPropagator();
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, internal: api.SpanKind.INTERNAL };
  const underWay = new AsyncLocalStorage<Context>();

  function resolveParent(parent: string | null | undefined): Context {
    if (parent === undefined) return underWay.getStore() ?? api.ROOT_CONTEXT;
    return propagator.extract(api.ROOT_CONTEXT, { traceparent: parent ?? undefined }, api.defaultTextMapGetter);
  }

  function fail(span: Span, error: unknown): void {
    // A message may quote the data that failed (decision 0110).
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    span.setStatus({ code: api.SpanStatusCode.ERROR });
  }

  return {
    isOn: true,
    span: ({ name, kind = 'internal', attributes = {}, parent }, work) => {
      const context = resolveParent(parent);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
      return underWay.run(api.trace.setSpan(context, span), async () => {
        try {
          return await work();
        } catch (error) {
          fail(span, error);
          throw error;
        } finally {
          span.end();
        }
      });
    },
    note: (attributes, name) => {
      const span = api.trace.getSpan(underWay.getStore() ?? api.ROOT_CONTEXT);
      span?.setAttributes(attributes);
      if (name !== undefined) span?.updateName(name);
    },
    headers: () => {
      const carrier: Record<string, string> = {};
      propagator.inject(underWay.getStore() ?? api.ROOT_CONTEXT, carrier, api.defaultTextMapSetter);
      return carrier;
    },
    close: () => provider.shutdown(),
  };
}

/** Optional packages, which few sites need (decision 0224). */
async function importPackages() {
  try {
    const [api, core, sdk, exporter, resources] = await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
    return { api, core, sdk, exporter, resources };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new EnvironmentError(
      'OTEL_EXPORTER_OTLP_ENDPOINT needs packages that are not installed: npm install --workspace contract @opentelemetry/api@1.9.1 @opentelemetry/core@2.12.1 @opentelemetry/resources@2.12.1 @opentelemetry/sdk-trace@2.12.1 @opentelemetry/exporter-trace-otlp-http@0.223.1',
    );
  }
}
