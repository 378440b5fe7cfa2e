import autocannon from 'autocannon'

export interface Load {
  readonly url: string
  readonly method: 'GET' | 'PUT'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly seconds: number
  readonly connections: number
}

export interface Figures {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Number of responses with a status other than 2xx. */
  readonly failed: number
}

/** Sends requests over the given number of connections, each after the previous response. */
export async function putLoad({ url, method, headers, body, seconds, connections }: Load): Promise<Figures> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    method,
    headers: { ...headers },
    ...(body !== undefined && { body }),
    duration: seconds,
    connections,
    timeout: 60,
  })
  return { perSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99, failed: non2xx + errors }
}
