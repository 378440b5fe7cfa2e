import { Problem } from '@lectern/domain/problems/problems.ts'
import { z } from 'zod'
import { quotedWords } from '../../../../../platform/providers/quoted-words.ts'
import type { PictureProvider } from '../picture-provider.ts'

const part = z.looseObject({
  text: z.string().optional(),
  thought: z.boolean().optional(),
  inlineData: z.unknown().optional(),
})
const answer = z.object({
  candidates: z
    .array(
      z.object({
        finishReason: z.string().optional(),
        /** Google's words about a picture that it withheld. */
        finishMessage: z.string().optional(),
        content: z.object({ parts: z.array(part).optional() }).optional(),
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
})

/** https://ai.google.dev/api/generate-content#FinishReason */
const blocks = /^(?:IMAGE_)?(?:SAFETY|PROHIBITED_CONTENT|RECITATION)$|^(?:BLOCKLIST|SPII)$/

/** Google's Gemini models that generate pictures. They answer with words if they decline. */
export const google: PictureProvider = {
  address: ({ url = 'https://generativelanguage.googleapis.com/v1beta' }) => url,
  format: () => ({ aspectRatio: '3:2' }),
  refusalIn(body) {
    const { data } = answer.safeParse(body)
    const candidate = data?.candidates?.[0]
    const parts = candidate?.content?.parts ?? []
    if (!data || parts.some(({ inlineData }) => inlineData !== undefined)) return undefined
    const isBlocked =
      data.promptFeedback?.blockReason !== undefined || blocks.test(candidate?.finishReason ?? '')
    const said = parts.map(({ text = '', thought }) => (thought ? '' : text)).join(' ')
    const words = quotedWords(said) || (isBlocked ? quotedWords(candidate?.finishMessage ?? '') : '')
    if (words) return new Problem('PICTURE_REFUSED', { reason: 'declined', values: { words } })
    return isBlocked ? new Problem('PICTURE_REFUSED', { reason: 'contentRules' }) : undefined
  },
  async open({ model, key, fetch, ...credentials }) {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle({ apiKey: key ?? '', baseURL: google.address(credentials), fetch }).image(model)
  },
}
