import { translated } from '../messages/translated.ts'
import type { FormatDefinition } from './format.ts'
import { forEachFormat } from './formats.ts'

/** Status texts for tooltips. */
export const statusWords = translated(
  'content status',
  forEachFormat(({ statuses }): FormatDefinition['statuses'] => statuses),
)
