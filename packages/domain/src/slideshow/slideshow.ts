import { z } from 'zod/mini'
import { refusalMessages } from '../documents/refusal-messages.ts'
import { drawing } from '../drawings/drawing.ts'
import { partKey } from '../documents/part-keys.ts'
import { narration } from '../narration/narration.ts'
import { translatedParts, translationOrigin } from '../documents/translation-origin.ts'
import { passage } from '../sources/passage.ts'
import { contentFaultMessages, contentFaults } from '../slides/content-faults.ts'
import { isLayout, isSlideType, slideTypes } from '../slides/slide-types.ts'
import { themeSchema } from '../theme/theme.ts'
import { generatedPicture } from './generated-picture.ts'

/** A label or id that may be a number or missing in older documents. */
const label = z.pipe(
  z._default(z.nullable(z.union([z.string(), z.number()])), ''),
  z.transform((value) => String(value ?? '')),
)

/** The animation of one element of a slide, with its duration and delay in milliseconds. */
export const elementAnimation = z.looseObject({
  type: z.string(),
  duration: z._default(z.number(), 500),
  delay: z._default(z.number(), 0),
})
export type ElementAnimation = z.infer<typeof elementAnimation>

/**
 * The animations of a slide: its background, and its elements (`animatedElements`) by name. The transition is separate.
 */
export const slideAnimations = z.looseObject({
  backgroundAnimation: z.optional(
    z.looseObject({ type: z.string(), speed: z.optional(z.string()), intensity: z.optional(z.string()) }),
  ),
  animations: z.optional(z.record(z.string(), elementAnimation)),
})

/**
 * The visible part of a picture on a slide. `x` and `y` are the point that stays visible when the picture is cropped,
 * in percent from its left and its top. `zoom` is the enlargement relative to the fitted size. `fit` fills the area or
 * shows the whole picture. Without it, the picture's shape decides.
 */
export const pictureView = z.looseObject({
  fit: z.optional(z.enum(['fill', 'whole'])),
  x: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  y: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  zoom: z.optional(z.number().check(z.minimum(1), z.maximum(4))),
})
export type PictureView = z.infer<typeof pictureView>

const textAudio = z.object({ audio_path: z.string(), audio: narration })

/**
 * One slide. A `slide_type` that this version does not know is kept and shown as unknown. Read `content` with its type
 * (`readContent`), never directly. Unknown fields are kept everywhere.
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
  /** Id of a layout of its type. Without it, or if the type has no such layout, the content decides. */
  layout: z.optional(
    z.nullable(z.string().check(z.refine(isLayout, { error: () => refusalMessages.unknownLayout }))),
  ),
  picture: z.optional(z.nullable(pictureView)),
  /** The picture of this slide that a model generated. */
  generated_picture: z.optional(z.nullable(generatedPicture)),
  /** On an image slide: a drawing of data, which is shown instead of a picture. */
  drawing: z.optional(z.nullable(drawing)),
  /** Ids of the page's blocks that support this slide. */
  sources: z.optional(z.array(z.string())),
  /** In a translation: what this slide was made from. */
  translated_from: translationOrigin,
  /** Derived: data about the audio at `audio_path`. */
  audio: z.optional(narration),
  /** Derived: the audio of texts that are spoken beside the script (`slideTexts`), by their fields. */
  text_audio: z.optional(z.record(z.string(), textAudio)),
})
export type Slide = z.infer<typeof slide>

export const presentation = z.looseObject({
  title: z.string(),
  css_theme: themeSchema,
  organization: label,
  course_id: label,
  page_id: label,
  /** Derived by the server: the number of slides. */
  total_slides: z._default(z.number(), 0),
  /** Language tag of the content. It determines text direction and suitable voices. */
  language: z.optional(z.string()),
  /** Display name of the writer that generated it. */
  made_by: z.optional(z.string()),
  /** The version of the prompts of a language model that wrote it. */
  prompt_version: z.optional(z.string()),
  /** In a translation: what the title was made from, and the slides of the original that it has taken over. */
  translated_from: translationOrigin,
  translated_parts: translatedParts,
})
export type Presentation = z.infer<typeof presentation>

const slideshowFields = z.looseObject({
  presentation,
  slides: z.array(slide).check(z.minLength(1, { error: () => refusalMessages.noSlide })),
  /** The page it was generated from, as it was then. */
  passages: z.optional(z.array(passage)),
})

/** A slideshow as stored, served and edited: one document, validated as a whole. */
export const slideshow = slideshowFields.check(({ value: { slides }, issues }) => {
  for (const [at, { slide_type: type, content }] of slides.entries()) {
    if (!isSlideType(type)) continue
    for (const { field, message } of contentFaults(slideTypes[type], content)) {
      const path = ['slides', at, 'content', field]
      issues.push({
        code: 'custom',
        path,
        message: contentFaultMessages.onSlide(at + 1, message),
        input: content[field],
      })
    }
  }
})
export type Slideshow = z.infer<typeof slideshow>
