import type { z } from 'zod'

/** What a model wrote, read: something of use, or sentences on what is wrong with it. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly string[] }

/** More faults than these would not be mended at once. */
const mostFaults = 20

/** Reads the JSON object in a model's answer, which may stand in a code fence or between some words. */
export function readAnswer<T>(answer: string, schema: z.ZodType<T>): Reading<T> {
  const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)
  if (!json) return { ok: false, faults: ['It is no JSON object.'] }
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch (error) {
    return {
      ok: false,
      faults: [`It is not valid JSON: ${error instanceof Error ? error.message : String(error)}`],
    }
  }
  const read = schema.safeParse(data)
  return read.success ? { ok: true, value: read.data } : { ok: false, faults: faultsOf(read.error) }
}

function faultsOf({ issues }: z.ZodError): string[] {
  return issues
    .slice(0, mostFaults)
    .map(({ path, message }) => (path.length > 0 ? `${placeOf(path)}: ${message}` : message))
}

/** `slides[2].content.term` */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}
