import { Problem } from '@lectern/domain/problems/problems.ts'
import { z } from 'zod'
import type { PictureProvider } from '../picture-provider.ts'

/** A response without pictures says in `error` or `status` that the filters blocked it. */
const blocked = z.union([
  z.looseObject({ status: z.literal('Request Moderated') }),
  z.looseObject({
    images: z.array(z.unknown()).max(0).optional(),
    error: z.string().regex(/content filter/i),
  }),
])

/** Amazon's Nova Canvas and Titan Image, which share one form of request. */
export const bedrock: PictureProvider = {
  address: ({ url, region = '' }) => url ?? `https://bedrock-runtime.${region}.amazonaws.com`,
  // Nova takes multiples of 16 up to 4096. Titan takes only the sizes of a list:
  // https://docs.aws.amazon.com/bedrock/latest/userguide/model-parameters-titan-image.html
  format(model) {
    if (model.includes('nova-canvas')) return { size: '1536x1024' }
    return model.includes('titan-image') ? { size: '1152x768' } : {}
  },
  refusalIn: (body) =>
    blocked.safeParse(body).success ? new Problem('PICTURE_REFUSED', { reason: 'contentRules' }) : undefined,
  async open({ model, key, region = '', signing, fetch, ...credentials }) {
    const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock')
    return createAmazonBedrock({
      region,
      // Without these the SDK looks for credentials in the environment by itself.
      ...(key === undefined ? { apiKey: '', ...signing } : { apiKey: key }),
      baseURL: bedrock.address({ ...credentials, region }),
      fetch,
    }).image(model)
  },
}
