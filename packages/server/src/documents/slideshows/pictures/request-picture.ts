import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { pictureLimit } from '@lectern/domain/api/endpoint/endpoint.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Deadline } from '../../../platform/providers/deadline.ts'
import { meteredFetch } from '../../../platform/providers/metered-fetch.ts'
import { providerProblem } from '../../../platform/providers/provider-problem.ts'
import { pictureTerms } from './picture-terms.ts'

/** A server with OpenAI's API for pictures. */
interface PictureServer {
  /** The server's name of the model: `gpt-image-2`. */
  readonly model: string
  /** Base URL, including the API's version. */
  readonly url: string
  readonly key: string | undefined
  readonly fetch?: typeof fetch
}

/** Base64 takes four bytes for three, and the JSON around it a little more. */
const maxBytes = Math.ceil((pictureLimit * 4) / 3) + 64 * 1024

/**
 * The wide size of OpenAI's models, by their names (https://platform.openai.com/docs/api-reference/images/create). Other
 * models use their default.
 */
function sizeOf(model: string): `${number}x${number}` | undefined {
  return /^(?:gpt-image|chatgpt-image)/.test(model) ? '1536x1024' : undefined
}

/** Makes one call, which the provider may charge for. Throws a `Problem` if it sends no picture. */
export async function requestPicture(
  { model, url, key = 'none', fetch = globalThis.fetch }: PictureServer,
  prompt: string,
  deadline: Deadline,
): Promise<Uint8Array> {
  const metered = meteredFetch(fetch, {
    maxBytes: () => maxBytes,
    heard: () => deadline.heard(),
    tooLarge: () => deadline.stop(new Problem('PICTURE_FAILED')),
  })
  const provider = createOpenAICompatible({
    name: 'picture-model',
    baseURL: url,
    apiKey: key,
    // Redirects lead to login pages, or send the key to a server that is not configured.
    fetch: (input, init) => metered(input, { ...init, redirect: 'manual' }),
  })
  try {
    const { images } = await provider.imageModel(model).doGenerate({
      prompt,
      n: 1,
      size: sizeOf(model),
      aspectRatio: undefined,
      seed: undefined,
      files: undefined,
      mask: undefined,
      providerOptions: {},
      abortSignal: deadline.signal,
    })
    const [image] = images
    if (image === undefined || image.length === 0) throw new Problem('PICTURE_FAILED')
    return typeof image === 'string' ? Buffer.from(image, 'base64') : image
  } catch (error) {
    throw providerProblem(error, pictureTerms, deadline.signal)
  }
}
