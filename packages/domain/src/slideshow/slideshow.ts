import { z } from 'zod/mini'
import { partKey } from '../documents/part-keys.ts'
import { narration } from '../narration/narration.ts'
import { passage } from '../sources/passage.ts'
import { themeSchema } from '../theme/theme.ts'

/** A label or id that older documents may hold as a number or lack. */
const label = z.pipe(
  z._default(z.nullable(z.union([z.string(), z.number()])), ''),
  z.transform((value) => String(value ?? '')),
)

/** The motion of one element of a slide: which animation, and how long and after what delay, in milliseconds. */
export const elementAnimation = z.looseObject({
  type: z.string(),
  duration: z._default(z.number(), 500),
  delay: z._default(z.number(), 0),
})
export type ElementAnimation = z.infer<typeof elementAnimation>

/** The motion of a slide beside its transition; that of its elements (`animatedElements`) by their names. */
export const slideAnimations = z.looseObject({
  backgroundAnimation: z.optional(
    z.looseObject({ type: z.string(), speed: z.optional(z.string()), intensity: z.optional(z.string()) }),
  ),
  animations: z.optional(z.record(z.string(), elementAnimation)),
})

/**
 * Which part of a picture is seen, on slides with one. `x` and `y` are the place that stays in sight when the picture is
 * cropped, in percent from its left and its top; `zoom` how many times larger it is shown than it fits. `fit` fills its
 * place or shows all of it; without it that follows from its shape.
 */
export const pictureView = z.looseObject({
  fit: z.optional(z.enum(['fill', 'whole'])),
  x: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  y: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  zoom: z.optional(z.number().check(z.minimum(1), z.maximum(4))),
})
export type PictureView = z.infer<typeof pictureView>

/**
 * One slide. `slide_type` may be one that this version does not know: it is kept, and shown as unknown. `content` is
 * read through its type (`readContent`), never directly. Unknown fields are kept everywhere.
 */
export const slide = z.looseObject({
  key: partKey,
  slide_id: z.string().check(z.minLength(1), z.maxLength(200)),
  slide_type: z.string().check(z.minLength(1), z.maxLength(100)),
  audio_script: z._default(z.string(), ''),
  content: z.record(z.string(), z.unknown()),
  organization: label,
  course_id: label,
  page_id: label,
  audio_path: z.optional(z.nullable(z.string())),
  transition: z._default(z.string(), 'fade'),
  animations: z.optional(z.nullable(slideAnimations)),
  /** Id of a layout of its type. Without it, or where the type has no such layout, the content chooses. */
  layout: z.optional(z.nullable(z.string())),
  picture: z.optional(z.nullable(pictureView)),
  /** Ids of the blocks of the page that this slide rests on. */
  sources: z.optional(z.array(z.string())),
  /** Derived: what is known of the audio at `audio_path`. */
  audio: z.optional(narration),
})
export type Slide = z.infer<typeof slide>

export const presentation = z.looseObject({
  title: z.string(),
  css_theme: themeSchema,
  organization: label,
  course_id: label,
  page_id: label,
  /** Derived on the server: the number of slides. */
  total_slides: z._default(z.number(), 0),
  /** Language tag of the content; gives direction and fits voices. */
  language: z.optional(z.string()),
  /** Which writer made it, as the screen says it. */
  made_by: z.optional(z.string()),
})
export type Presentation = z.infer<typeof presentation>

/** A slideshow as it is stored, served and edited: one document, validated whole. */
export const slideshow = z.looseObject({
  presentation,
  slides: z.array(slide).check(z.minLength(1, 'A slideshow needs at least one slide.')),
  /** The page it was made of, as it was then. */
  passages: z.optional(z.array(passage)),
})
export type Slideshow = z.infer<typeof slideshow>
