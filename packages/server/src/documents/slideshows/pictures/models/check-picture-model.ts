import type { PictureFinding } from '@lectern/domain/api/picture-models.ts'
import { Problem, storable } from '@lectern/domain/problems/problems.ts'
import { pictureType } from '../../../../course-material/media/pictures/picture-types.ts'
import { pictureSize } from '../../../../course-material/media/pictures/safe-picture.ts'
import type { Spending } from '../../../../platform/providers/spending.ts'
import { pictureUse } from './picture-use.ts'
import type { PictureModel } from './picture-model.ts'

interface CheckOptions {
  readonly spending: Spending
  readonly signal: AbortSignal
  /** Milliseconds. */
  readonly now?: () => number
}

const prompt = 'A green leaf on a white background, as a simple drawing without text.'

/** Lets a model generate one small picture. Rejects only if it is cancelled. */
export async function checkPictureModel(
  model: PictureModel,
  { spending, signal, now = () => performance.now() }: CheckOptions,
): Promise<PictureFinding> {
  const began = now()
  const seconds = () => (now() - began) / 1000
  try {
    const bytes = await spending.call(pictureUse(model), () => model.generate(prompt, signal))
    if (!pictureType(bytes)) throw new Problem('PICTURE_FAILED')
    const dollars = model.charge ? model.charge.dollars : 0
    return { ok: true, seconds: seconds(), ...pictureSize(bytes), ...(dollars !== undefined && { dollars }) }
  } catch (error) {
    if (!(error instanceof Problem) || signal.aborted) throw error
    return { ok: false, problem: storable(error), seconds: seconds() }
  }
}
