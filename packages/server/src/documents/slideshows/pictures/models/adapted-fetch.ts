import { z } from 'zod'
import type { PictureProvider } from './picture-provider.ts'

type Fetch = typeof globalThis.fetch

const requestBody = z.record(z.string(), z.unknown())

/**
 * A `fetch` that does what the package of a provider does not: it throws refusals that have status 200, and sends a request
 * again without a field that the model does not know.
 */
export function adaptedFetch(
  { refusalIn, optionalFields = [] }: Pick<PictureProvider, 'refusalIn' | 'optionalFields'>,
  fetch: Fetch,
): Fetch {
  async function send(
    input: Parameters<Fetch>[0],
    init: RequestInit | undefined,
    fields: readonly string[],
  ): Promise<Response> {
    const response = await fetch(input, init)
    const isFormFault = response.status === 400 || response.status === 422
    if (!isFormFault && !(response.ok && refusalIn)) return response
    const text = await response.text()
    const refusal = response.ok ? refusalIn?.(parsed(text)) : undefined
    if (refusal) throw refusal
    const field = isFormFault ? fields.find((one) => namesField(text, one)) : undefined
    const body = field === undefined ? undefined : withoutField(init?.body, field)
    if (body === undefined) return new Response(text, response)
    return send(
      input,
      { ...init, body },
      fields.filter((one) => one !== field),
    )
  }
  return (input, init) => send(input, init, optionalFields)
}

/** Whether an error is about this field. OpenAI names it in `param`, other servers only in the message. */
function namesField(error: string, field: string): boolean {
  const about =
    '(?:unknown|unsupported|invalid|unrecogni[sz]ed|unexpected|extra|not supported|not permitted|must be)'
  const names = `"(?:param|loc)":[^}]{0,40}"${field}"|${about}[^.]{0,60}\\b${field}\\b|\\b${field}\\b[^.]{0,60}${about}`
  return new RegExp(names, 'i').test(error)
}

/** The body of a request without the field; undefined if it does not have it. */
function withoutField(body: RequestInit['body'], field: string): string | undefined {
  const { data } = requestBody.safeParse(typeof body === 'string' ? parsed(body) : undefined)
  if (!data || !(field in data)) return undefined
  const { [field]: _left, ...rest } = data
  return JSON.stringify(rest)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
