import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ImageModelConfig } from '../../../platform/configuration/config.ts'
import { type Charge, isPaid } from '../../../platform/providers/charge.ts'
import { withinDeadline } from '../../../platform/providers/deadline.ts'
import { createProviderGuard } from '../../../platform/providers/provider-guard.ts'
import { providerProblem } from '../../../platform/providers/provider-problem.ts'
import type { PictureModel } from './picture-model.ts'
import { pictureTerms } from './picture-terms.ts'

export interface PictureModelSettings extends ImageModelConfig {
  readonly fetch?: typeof fetch
  /** Timeout of one picture in milliseconds. */
  readonly timeoutMs?: number
}

const openAi = 'https://api.openai.com/v1'
/** Large pictures take OpenAI's models a minute or two. A server without a GPU takes longer. */
const defaultTimeoutMs = 240_000
/** The SDK takes a large part of a second to load. It is not loaded at the start. */
const loadCall = () => import('./request-picture.ts')

/** Picture models of OpenAI, and of every server with its API. */
export function createOpenAiCompatiblePictures(settings: PictureModelSettings): PictureModel {
  const { model, url = openAi, timeoutMs = defaultTimeoutMs } = settings
  const guard = createProviderGuard(pictureTerms)
  const tooSlow = () => new Problem('PICTURE_MODEL_UNAVAILABLE', { reason: 'slow' })
  return {
    name: model,
    version: `${model} at ${new URL(url).hostname}`,
    charge: chargeOf(settings),
    async generate(prompt, signal) {
      const timeouts = { totalMs: timeoutMs, idleMs: timeoutMs }
      try {
        const { requestPicture } = await loadCall()
        return await withinDeadline(timeouts, tooSlow, signal, (deadline) =>
          guard.call(() => requestPicture({ ...settings, url }, prompt, deadline), deadline.signal),
        )
      } catch (error) {
        throw providerProblem(error, pictureTerms, signal)
      }
    },
  }
}

function chargeOf({ model, url, key, price }: PictureModelSettings): Charge | undefined {
  if (price === 0) return undefined
  if (price !== undefined) return { by: model, dollars: price }
  return isPaid({ url, key }) ? { by: model } : undefined
}
