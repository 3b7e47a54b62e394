type Sent = { address: string; method: string; headers: Record<string, string>; body: string };

/** A vendor with one answer, as in the documentation of its interface; records its requests. */
export function createVendor(answer: () => Response) {
  const sent: Sent[] = [];
  const fetch = async (address: string | URL | Request, init: RequestInit = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    sent.push({ address: String(address), method: init.method ?? 'GET', headers, body: String(init.body ?? '') });
    return answer();
  };
  return { sent, fetch };
}
