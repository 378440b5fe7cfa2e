import type { ImageModelV4, ImageModelV4CallOptions } from '@ai-sdk/provider'
import type { Problem } from '@lectern/domain/problems/problems.ts'
import type { ModelCredentials } from '../../../../platform/configuration/model-providers.ts'

export interface PictureSettings extends ModelCredentials {
  /** The provider's name of the model. */
  readonly model: string
  readonly fetch: typeof globalThis.fetch
}

/** A provider of picture models, through its package of the AI SDK. */
export interface PictureProvider {
  /** The base address of its API. */
  readonly address: (credentials: ModelCredentials) => string
  /** The wide format that suits slides, as the model accepts it. Empty for the model's own format. */
  readonly format: (model: string) => Partial<Pick<ImageModelV4CallOptions, 'size' | 'aspectRatio'>>
  /** Reads a refusal from the JSON of a response with status 200, where the package does not report it. */
  readonly refusalIn?: (body: unknown) => Problem | undefined
  /**
   * Fields of a request that a model may not know. If an error with status 400 names one, the request is sent again without
   * it. Providers do not charge for a refused request.
   */
  readonly optionalFields?: readonly string[]
  /** Loads its package, which is not loaded before, and opens a model. Sends nothing. */
  readonly open: (settings: PictureSettings) => Promise<ImageModelV4>
}
