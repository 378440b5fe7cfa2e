import type { ModelCredentials, PictureProviderId } from '../../platform/configuration/model-providers.ts'
import type { DoubleResponse, FaultStatus } from '../writing/model-double.ts'

/** A refusal of a description, and the problem that the author sees. */
export interface PictureRefusal {
  readonly name: string
  readonly response: DoubleResponse
  readonly seen: { readonly reason: string; readonly values?: object }
}

/** The public wire shape of one provider of pictures, for tests. Its file links the documentation of the shape. */
export interface PictureDouble {
  readonly provider: PictureProviderId
  readonly model: string
  readonly credentials: ModelCredentials
  /** Part of the address of a request. */
  readonly path: string
  /** The request for this description, without optional fields. */
  readonly request: (prompt: string) => object
  readonly answer: (picture: Uint8Array) => DoubleResponse
  /** An answer with status 200 and no picture. */
  readonly noPicture: DoubleResponse
  readonly refusals: readonly PictureRefusal[]
  /** An error response with this status. `echo` is text of the request, which providers repeat. */
  readonly fault: (status: FaultStatus, echo: string) => DoubleResponse
}

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
