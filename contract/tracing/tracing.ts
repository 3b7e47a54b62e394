/** Traces: which operation a piece of work belongs to, and how long it took (decision 0224). */

/** By OpenTelemetry's semantic conventions, and nothing about a visitor: no queries, client addresses, typed texts. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export type SpanOptions = {
  /** From a short list; never an address. */
  name: string;
  /** `server` answers another process, `client` calls one. */
  kind?: 'server' | 'client' | 'internal';
  attributes?: Attributes;
  /** The caller's `traceparent`; null begins a trace. Without it, the span belongs to the current one. */
  parent?: string | null;
};

export type Tracing = {
  /** Whether traces are collected. */
  isOn: boolean;
  /** Runs a piece of work as a span. */
  span: <Result>(options: SpanOptions, work: () => Promise<Result>) => Promise<Result>;
  /** Adds attributes to the current span, and may give it a better name. */
  note: (attributes: Attributes, name?: string) => void;
  /** Headers for a request to another process, which make its spans part of this trace. */
  headers: () => Record<string, string>;
  /** Sends what is left. */
  close: () => Promise<void>;
};

/** Collects nothing. */
export const NO_TRACING: Tracing = {
  isOn: false,
  span: (_, work) => work(),
  note: () => {},
  headers: () => ({}),
  close: async () => {},
};
