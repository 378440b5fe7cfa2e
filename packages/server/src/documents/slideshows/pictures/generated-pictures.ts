import { createHash } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CatalogueStore, MediaFile, MediaPlace } from '../../../course-material/media/catalogue-store.ts'
import { keepPicture } from '../../../course-material/media/pictures/keep-picture.ts'
import type { Claims } from '../../../platform/providers/claims.ts'
import { createSingleFlight } from '../../../platform/runtime/single-flight.ts'
import type { Spending } from '../../../platform/providers/spending.ts'
import { chainProblem } from '../../../platform/providers/chain-problem.ts'
import type { PictureModel } from './models/picture-model.ts'
import { pictureUse } from './models/picture-use.ts'

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

interface GeneratedPicture {
  readonly file: MediaFile
  /** The name of the model that generated it. */
  readonly by: string
}

export interface GeneratedPictures {
  /**
   * A picture for a page. The same request is generated once for a page, also if it is asked for at the same time, by another
   * process or after a restart. Throws the problems of the models, and those of the payment.
   */
  find(request: PictureRequest, payment: Payment): Promise<GeneratedPicture>
  /** Cancels running calls of the models. */
  close(): void
}

/**
 * Generates pictures by the first model that does, and stores them. A call continues when its author leaves, because its
 * provider charges for it either way. The author who asks again gets the stored picture.
 */
export function createGeneratedPictures(
  models: readonly PictureModel[],
  catalogue: CatalogueStore,
  claims: Claims,
): GeneratedPictures {
  const once = createSingleFlight<GeneratedPicture>()
  const closing = new AbortController()

  /** A stored picture of any of the models: the first one may have been down. */
  async function findStored(request: PictureRequest): Promise<GeneratedPicture | undefined> {
    for (const model of models) {
      // oxlint-disable-next-line no-await-in-loop -- usually there is one model, and its picture is the first found
      const file = await catalogue.findByRecipe(request.place, recipeOf(model, request))
      if (file) return { file, by: model.name }
    }
    return undefined
  }

  async function generateBy(
    model: PictureModel,
    request: PictureRequest,
    spending: Spending,
  ): Promise<GeneratedPicture> {
    const bytes = await spending.call(pictureUse(model), () => model.generate(request.prompt, closing.signal))
    const picture = { name: 'generated', bytes, recipe: recipeOf(model, request) }
    try {
      return { file: await keepPicture(catalogue, request.place, picture), by: model.name }
    } catch (error) {
      // The model, not the author, sent what is no picture.
      const isUnfit = error instanceof Problem && /^(?:NOT_A_PICTURE|PICTURE_TOO_LARGE)$/.test(error.code)
      throw isUnfit ? new Problem('PICTURE_FAILED', { cause: error }) : error
    }
  }

  /**
   * Asks the models in their order. One that is down, out of money or of no use hands over to the next. Without budget, only
   * those without a charge are asked.
   */
  async function generate(request: PictureRequest, spending: Spending): Promise<GeneratedPicture> {
    const problems: Problem[] = []
    let overBudget: Problem | undefined
    for (const model of models) {
      if (overBudget && model.charge) continue
      try {
        // oxlint-disable-next-line no-await-in-loop -- the next model is asked only after a failure
        return await generateBy(model, request, spending)
      } catch (error) {
        if (closing.signal.aborted) throw error
        if (error instanceof Problem && error.code === 'BUDGET_SPENT') overBudget = error
        else if (handsOver(error)) problems.push(error)
        else throw error
      }
    }
    throw overBudget ?? chainProblem(problems) ?? new Problem('PICTURE_FAILED')
  }

  async function findOrGenerate(request: PictureRequest, payment: Payment): Promise<GeneratedPicture> {
    const known = await findStored(request)
    if (known) return known
    return claims.alone(keyOf(request), closing.signal, async () => {
      // Another process may have stored it in the meantime.
      const stored = await findStored(request)
      if (stored) return stored
      await payment.beforeCall()
      return generate(request, payment.spending)
    })
  }

  return {
    find(request, payment) {
      // Another account has another budget. It waits for the same claim, and then finds the stored picture.
      const payer = request.place.accountId ?? ''
      const found = once(`${payer} ${keyOf(request)}`, () => findOrGenerate(request, payment))
      // The author who asked may have left.
      found.catch(() => undefined)
      return found
    },
    close: () => closing.abort(new Problem('SHUTTING_DOWN')),
  }
}

/** A refused description is for the author: another model would show what this one has reasons to refuse. */
const handsOver = (error: unknown): error is Problem =>
  error instanceof Problem && (error.code === 'PICTURE_FAILED' || error.code === 'PICTURE_MODEL_UNAVAILABLE')

function recipeOf({ version }: PictureModel, { prompt, variant }: PictureRequest): string {
  return hashOf(['generated picture', version, prompt, variant])
}

/** Names a picture of a page, by any model. */
function keyOf({ place: { courseSystem, courseId, pageId }, prompt, variant }: PictureRequest): string {
  return hashOf([courseSystem, courseId, pageId, prompt, variant])
}

function hashOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}
