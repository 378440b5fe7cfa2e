import { courseSystemSettings, keyOfThatAddressNeeded } from '@lectern/domain/accounts/credentials.ts'
import { z } from 'zod/mini'
import { messages } from './messages.ts'

/**
 * What the screen asks about a course system. An empty key stands for the stored one, which goes only where it was
 * entered for: the server says the same.
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
        error: keyOfThatAddressNeeded,
      }),
    )
}

/** What the form asks, as the call takes it. */
export function settingsOf({ base_url, api_key }: { base_url: string; api_key: string }) {
  return { base_url, ...(api_key.trim() === '' ? {} : { api_key }) }
}

function originOf(address: string): string | undefined {
  return URL.parse(address)?.origin
}
