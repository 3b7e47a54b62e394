declare module 'autocannon' {
  interface Options {
    url: string;
    connections?: number;
    /** Seconds. */
    duration?: number;
    headers?: Record<string, string>;
  }

  interface Result {
    requests: { total: number };
    /** Seconds. */
    duration: number;
    errors: number;
    statusCodeStats: Record<string, { count: number } | undefined>;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
