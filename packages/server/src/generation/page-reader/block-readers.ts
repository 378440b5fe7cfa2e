import type { BlockReader } from './block-reader.ts'
import { callout } from './block-readers/callout.ts'
import { code } from './block-readers/code.ts'
import { definition } from './block-readers/definition.ts'
import { figure } from './block-readers/figure.ts'
import { heading } from './block-readers/heading.ts'
import { list } from './block-readers/list.ts'
import { math } from './block-readers/math.ts'
import { media } from './block-readers/media.ts'
import { quote } from './block-readers/quote.ts'
import { table } from './block-readers/table.ts'

/** Order matters. Elements without a reader are paragraphs, or contain other blocks. */
export const blockReaders: readonly BlockReader[] = [
  heading,
  callout,
  definition,
  list,
  table,
  figure,
  quote,
  code,
  math,
  media,
]
