import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'

/** What a slide of each type holds. */
export type SampleTexts = { readonly [Id in SlideTypeId]: Slide['content'] }
