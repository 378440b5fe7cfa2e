import { AwsV4Signer } from 'aws4fetch'

export interface AwsKeys {
  readonly key: string
  readonly secret: string
  readonly sessionToken?: string | undefined
  readonly region: string
}

/**
 * A `fetch` that signs requests to Amazon Polly (Signature Version 4). The body must be a text. It does not retry: the
 * guard of the engine does.
 */
export function signedFetch(
  fetch: typeof globalThis.fetch,
  { key, secret, sessionToken, region }: AwsKeys,
  now: () => Date,
): typeof globalThis.fetch {
  return async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : undefined
    const signer = new AwsV4Signer({
      method: init?.method ?? 'GET',
      url: input instanceof Request ? input.url : String(input),
      headers: init?.headers ?? {},
      ...(body !== undefined && { body }),
      accessKeyId: key,
      secretAccessKey: secret,
      ...(sessionToken !== undefined && { sessionToken }),
      service: 'polly',
      region,
      datetime: now()
        .toISOString()
        .replaceAll(/[:-]|\.\d{3}/g, ''),
    })
    const { method, url, headers } = await signer.sign()
    return fetch(url, { ...init, method, headers })
  }
}
