/** Where traces are sent, in OpenTelemetry's own variables, which both processes read (decision 0224). */
import { z } from 'zod';
import { tryDecodePercent } from '../decode-percent.ts';
import type { Values, Variables } from '../environment.ts';

export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.union([
      z.literal(''),
      z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/$/, '')),
    ]),
    fallback: '',
    // It may contain a password.
    isSecret: true,
    takes: 'nothing (no traces) or the address of a collector that takes OTLP over HTTP, like http://127.0.0.1:4318',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: z.string().transform((list, context) => {
      const headers = parseHeaders(list);
      if (headers !== null) return headers;
      context.addIssue({ code: 'custom', message: 'not a list of headers' });
      return z.NEVER;
    }),
    fallback: '',
    isSecret: true,
    takes:
      'what the collector asks for, like authorization=Bearer%20token: headers with commas between, values encoded',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z.coerce.number().min(0).max(1),
    fallback: '0.1',
    takes: 'the share of requests that are traced, a number from 0 to 1',
  },
} as const satisfies Variables;

/** An empty endpoint: no traces. */
export type TracingSettings = { endpoint: string; headers?: Record<string, string>; share: number };

export function readTracing(values: Values<typeof TRACING_VARIABLES>): TracingSettings {
  return {
    endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    share: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** `a=b,c=d%20e` → headers; null when one of them is invalid. */
function parseHeaders(list: string): Record<string, string> | null {
  const headers = new Headers();
  for (const pair of list.split(',').filter((text) => text.trim() !== '')) {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
    const decoded = tryDecodePercent(value.trim());
    if (decoded === null) return null;
    try {
      headers.set(name.trim(), decoded);
    } catch {
      return null;
    }
  }
  return Object.fromEntries(headers);
}
