import type { Charge } from '../../../../platform/providers/charge.ts'
import type { ProviderGuard } from '../../../../platform/providers/provider-guard.ts'

/**
 * The port to a model that generates pictures. It throws `Problem`s: PICTURE_REFUSED (it declines this description),
 * PICTURE_FAILED, PICTURE_MODEL_UNAVAILABLE (it may answer later).
 */
export interface PictureModel {
  /** The provider's name for people. */
  readonly label: string
  /** The provider's name of the model. */
  readonly name: string
  /** The model and its server: pictures of another one differ. */
  readonly version: string
  /** The price of one picture. Undefined if it is free. */
  readonly charge: Charge | undefined
  /** See `ProviderGuard`. */
  readonly pause: ProviderGuard['pause']
  /** A picture file of a type that slides can show is expected. The caller checks it. */
  generate(prompt: string, signal: AbortSignal): Promise<Uint8Array>
}
