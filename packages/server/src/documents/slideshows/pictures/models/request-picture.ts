import { pictureLimit } from '@lectern/domain/api/endpoint/endpoint.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Deadline } from '../../../../platform/providers/deadline.ts'
import { meteredFetch } from '../../../../platform/providers/metered-fetch.ts'
import { refuseWebPages } from '../../../../platform/providers/refuse-web-pages.ts'
import { adaptedFetch } from './adapted-fetch.ts'
import type { PictureProvider, PictureSettings } from './picture-provider.ts'

/** Base64 takes four bytes for three, and the JSON around it a little more. */
const maxBytes = Math.ceil((pictureLimit * 4) / 3) + 64 * 1024

/**
 * Makes one call, which the provider may charge for. Throws a `Problem` if it sends no picture, and the errors of the
 * SDK.
 */
export async function requestPicture(
  provider: PictureProvider,
  settings: PictureSettings,
  prompt: string,
  deadline: Deadline,
): Promise<Uint8Array> {
  const metered = meteredFetch(settings.fetch, {
    maxBytes: () => maxBytes,
    heard: () => deadline.heard(),
    tooLarge: () => deadline.stop(new Problem('PICTURE_FAILED')),
  })
  // Redirects lead to login pages, or send the key to a server that is not configured.
  const direct: typeof fetch = (input, init) => metered(input, { ...init, redirect: 'manual' })
  const readable = refuseWebPages(direct, () => new Problem('PICTURE_FAILED', { reason: 'webPage' }))
  const model = await provider.open({ ...settings, fetch: adaptedFetch(provider, readable) })
  const { images } = await model.doGenerate({
    prompt,
    n: 1,
    size: undefined,
    aspectRatio: undefined,
    ...provider.format(settings.model),
    seed: undefined,
    files: undefined,
    mask: undefined,
    providerOptions: {},
    abortSignal: deadline.signal,
  })
  const [image] = images
  if (image === undefined || image.length === 0) throw new Problem('PICTURE_FAILED')
  return typeof image === 'string' ? Buffer.from(image, 'base64') : image
}
