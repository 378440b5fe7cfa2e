import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import type { slideshowsApi } from '@lectern/domain/api/documents/slideshows.ts'
import type { LucideIcon } from 'lucide-react'

type DocumentCalls = typeof slideshowsApi
/** The same call of another format: with another path. */
type CallOfAnyFormat<Name extends keyof DocumentCalls> = Omit<DocumentCalls[Name], 'path'> &
  Pick<Endpoint, 'path'>

/** How the screens for all formats show a format, and which calls they make. */
export interface FormatView {
  readonly icon: LucideIcon
  readonly calls: { readonly [Name in 'delete' | 'restore']: CallOfAnyFormat<Name> }
  /** True if the list of pieces to publish shows the duration of the audio. */
  readonly showsDuration: boolean
}
