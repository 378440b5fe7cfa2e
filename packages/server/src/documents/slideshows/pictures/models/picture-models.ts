import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ImageModelConfig } from '../../../../platform/configuration/config.ts'
import { type Charge, isPaid } from '../../../../platform/providers/charge.ts'
import { withinDeadline } from '../../../../platform/providers/deadline.ts'
import { createProviderGuard } from '../../../../platform/providers/provider-guard.ts'
import { providerProblem } from '../../../../platform/providers/provider-problem.ts'
import type { PictureModel } from './picture-model.ts'
import { pictureProviders } from './picture-providers.ts'
import { pictureTermsOf } from './picture-terms.ts'

export interface PictureModelSettings extends ImageModelConfig {
  readonly fetch?: typeof fetch
  /** Timeout of one picture in milliseconds. */
  readonly timeoutMs?: number
}

/** Large pictures take OpenAI's models a minute or two. A server without a GPU takes longer. */
const defaultTimeoutMs = 240_000
/** The SDK takes a large part of a second to load. It is not loaded at the start. */
const loadCall = () => import('./request-picture.ts')

/** A picture model of any provider. Each has a guard of its own: another model of its provider may answer. */
export function createPictureModel(settings: PictureModelSettings): PictureModel {
  const { model, label, timeoutMs = defaultTimeoutMs, fetch = globalThis.fetch } = settings
  const provider = pictureProviders[settings.provider]
  const terms = pictureTermsOf(settings.variable)
  const guard = createProviderGuard(terms)
  const tooSlow = () => new Problem('PICTURE_MODEL_UNAVAILABLE', { reason: 'slow' })
  return {
    label,
    name: model,
    version: `${model} at ${new URL(provider.address(settings)).hostname}`,
    charge: chargeOf(settings),
    pause: () => guard.pause(),
    async generate(prompt, signal) {
      const timeouts = { totalMs: timeoutMs, idleMs: timeoutMs }
      try {
        const { requestPicture } = await loadCall()
        return await withinDeadline(timeouts, tooSlow, signal, (deadline) =>
          guard.call(async () => {
            try {
              return await requestPicture(provider, { ...settings, fetch }, prompt, deadline)
            } catch (error) {
              throw providerProblem(error, terms, deadline.signal)
            }
          }, deadline.signal),
        )
      } catch (error) {
        throw providerProblem(error, terms, signal)
      }
    },
  }
}

function chargeOf({ provider, label, url, key, price }: PictureModelSettings): Charge | undefined {
  if (price === 0) return undefined
  if (price !== undefined) return { by: label, dollars: price }
  return provider !== 'compatible' || isPaid({ url, key }) ? { by: label } : undefined
}
