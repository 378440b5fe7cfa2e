import type { Format } from '@lectern/domain/courses/formats.ts'
import type { FormatView } from './format-view.ts'
import { podcast } from './format-views/podcast.ts'
import { slideshow } from './format-views/slideshow.ts'

/** The view of each format. */
export const formatViews: Readonly<Record<Format, FormatView>> = { slideshow, podcast }
