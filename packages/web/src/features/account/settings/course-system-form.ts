import { courseSystemSettings } from '@lectern/domain/accounts/credentials.ts'
import { fieldMessages } from '@lectern/domain/accounts/field-messages.ts'
import { z } from 'zod/mini'
import { messages } from './messages.ts'

/**
 * The fields of a course system. An empty key means the stored key, which may be sent only to the origin for which it was
 * entered. The server has the same rule.
 */
export function courseSystemForm(storedBaseUrl: string) {
  return z
    .object({
      base_url: courseSystemSettings.shape.base_url,
      api_key: z.string().check(z.maxLength(2000, { error: () => messages.keyTooLong })),
    })
    .check(
      z.refine((form) => form.api_key.trim() !== '' || originOf(form.base_url) === originOf(storedBaseUrl), {
        path: ['api_key'],
        error: () => fieldMessages.faults.keyOfThatAddressNeeded,
      }),
    )
}

/** Converts the form to the body of the request. */
export function settingsOf({ base_url, api_key }: { base_url: string; api_key: string }) {
  return { base_url, ...(api_key.trim() === '' ? {} : { api_key }) }
}

function originOf(address: string): string | undefined {
  return URL.parse(address)?.origin
}
