import { createHash } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CatalogueStore, MediaFile, MediaPlace } from '../../../course-material/media/catalogue-store.ts'
import { keepPicture } from '../../../course-material/media/pictures/keep-picture.ts'
import type { Claims } from '../../../platform/providers/claims.ts'
import { createSingleFlight } from '../../../platform/runtime/single-flight.ts'
import type { Spending } from '../../../platform/providers/spending.ts'
import type { PictureModel } from './picture-model.ts'

interface PictureRequest {
  /** The page and the account that asked first. */
  readonly place: MediaPlace
  readonly prompt: string
  /** Another picture of the same description has another number. */
  readonly variant: number
}

/** The payment for a call of the model. */
interface Payment {
  /** Runs before the model is called, and may refuse. */
  readonly beforeCall: () => Promise<void>
  readonly spending: Spending
}

export interface GeneratedPictures {
  /**
   * A picture for a page. The same request is generated once for a page, also if it is asked for at the same time, by another
   * process or after a restart. Throws the problems of the model, and those of the payment.
   */
  find(request: PictureRequest, payment: Payment): Promise<MediaFile>
  /** Cancels running calls of the model. */
  close(): void
}

/**
 * Generates pictures and stores them. A call continues when its author leaves, because its provider charges for it
 * either way. The author who asks again gets the stored picture.
 */
export function createGeneratedPictures(
  model: PictureModel,
  catalogue: CatalogueStore,
  claims: Claims,
): GeneratedPictures {
  const once = createSingleFlight<MediaFile>()
  const closing = new AbortController()

  async function generate(
    { place, prompt }: PictureRequest,
    recipe: string,
    spending: Spending,
  ): Promise<MediaFile> {
    const use = { calls: 1, dollars: model.charge ? (model.charge.dollars ?? null) : 0 }
    const purchase = { provider: model.name, expected: use, used: () => use, isCharged }
    const bytes = await spending.call(purchase, () => model.generate(prompt, closing.signal))
    try {
      return await keepPicture(catalogue, place, { name: 'generated', bytes, recipe })
    } catch (error) {
      // The model, not the author, sent what is no picture.
      const isUnfit = error instanceof Problem && /^(?:NOT_A_PICTURE|PICTURE_TOO_LARGE)$/.test(error.code)
      throw isUnfit ? new Problem('PICTURE_FAILED', { cause: error }) : error
    }
  }

  async function findOrGenerate(request: PictureRequest, recipe: string, payment: Payment) {
    const find = () => catalogue.findByRecipe(request.place, recipe)
    const known = await find()
    if (known) return known
    return claims.alone(keyOf(request, recipe), closing.signal, async () => {
      // Another process may have stored it in the meantime.
      const stored = await find()
      if (stored) return stored
      await payment.beforeCall()
      return generate(request, recipe, payment.spending)
    })
  }

  return {
    find(request, payment) {
      const recipe = recipeOf(model, request)
      // Another account has another budget. It waits for the same claim, and then finds the stored picture.
      const payer = request.place.accountId ?? ''
      const found = once(`${payer} ${keyOf(request, recipe)}`, () => findOrGenerate(request, recipe, payment))
      // The author who asked may have left.
      found.catch(() => undefined)
      return found
    },
    close: () => closing.abort(new Problem('SHUTTING_DOWN')),
  }
}

/** The provider may charge for a picture that it did not send in time. */
const isCharged = (error: unknown): boolean =>
  error instanceof Problem && (error.reason === 'slow' || error.code === 'SHUTTING_DOWN')

function recipeOf({ version }: PictureModel, { prompt, variant }: PictureRequest): string {
  return hashOf(['generated picture', version, prompt, variant])
}

/** Names a picture of a page. */
function keyOf({ place: { courseSystem, courseId, pageId } }: PictureRequest, recipe: string): string {
  return hashOf([courseSystem, courseId, pageId, recipe])
}

function hashOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}
