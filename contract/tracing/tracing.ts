/** Traces: what a piece of work was a part of, and how long it took (decision 0224). */

/** By OpenTelemetry's semantic conventions, and never of a visitor: no queries, no client's address, nothing typed. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export type SpanOptions = {
  /** Of a short list: no addresses. */
  name: string;
  /** `server` answers another process, `client` asks one. */
  kind?: 'server' | 'client' | 'internal';
  attributes?: Attributes;
  /** The `traceparent` of who asks; null begins a trace. Without it the span is a part of what is under way. */
  parent?: string | null;
};

export type Tracing = {
  /** Whether anybody collects them. */
  isOn: boolean;
  /** Does a piece of work as a span. */
  span: <Result>(options: SpanOptions, work: () => Promise<Result>) => Promise<Result>;
  /** Says more of the span under way, and may give it a better name. */
  note: (attributes: Attributes, name?: string) => void;
  /** What a request to another process carries, so that its spans are parts of this trace. */
  headers: () => Record<string, string>;
  /** Sends what is left. */
  close: () => Promise<void>;
};

/** Nobody collects traces. */
export const NO_TRACING: Tracing = {
  isOn: false,
  span: (_, work) => work(),
  note: () => {},
  headers: () => ({}),
  close: async () => {},
};
