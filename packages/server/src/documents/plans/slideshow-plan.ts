import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { generatedMotion } from '@lectern/domain/motion/generated-motion.ts'
import { repairTheme, type Theme, themeSchema } from '@lectern/domain/theme/theme.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import { themeOfCourse } from '@lectern/domain/theme/theme-of-course.ts'
import { directionOf } from '@lectern/domain/voices/languages.ts'
import type { Documents } from '../library/documents.ts'
import type { CourseOfPage, GenerationPlan } from './generation-plan.ts'
import type { KeyOfPart } from '../../generation/written-parts/keys-of-job.ts'
import { passagesOf } from '../../generation/passages.ts'
import type { SlideDraft, SlideshowDraft } from '../../generation/drafts/slideshow-draft.ts'

/** How slideshows are generated and voiced. */
export function slideshowPlan(documents: Documents<Slideshow>): GenerationPlan<Slideshow> {
  return {
    documents,
    write: async (writer, request, course, keyOf) => {
      const draft = await writer.write('slideshow', request)
      return {
        ...slideshowOf(draft, {
          madeBy: draft.made_by ?? writer.name,
          theme: await lookOf(course, documents),
          keyOf,
        }),
        passages: passagesOf(request.page, request.images),
      }
    },
    partOf: async ({ slide, title, language, index }, madeBy, course, keyOf) => {
      if (!slide) return undefined
      const theme = await lookOf(course, documents)
      return slideshowOf({ title, language, slides: [slide] }, { madeBy, theme, keyOf, startsAt: index })
    },
    voiceOf: (_part, voices) => voices.voice_id ?? '',
  }
}

/** One course has one look: the theme of the slideshow that was saved last, or that of a new course. */
async function lookOf({ home, courseId }: CourseOfPage, documents: Documents<Slideshow>): Promise<Theme> {
  const stored = await documents.latestValue(home, courseId, ['presentation', 'css_theme'])
  const chosen = themeSchema.safeParse(repairTheme(stored, themes))
  return chosen.success ? chosen.data : themeOfCourse(courseId).theme
}

interface Completion {
  readonly madeBy: string
  readonly theme: Theme
  readonly keyOf: KeyOfPart
  /** The position of the first slide of the draft. */
  readonly startsAt?: number
}

/** A draft as a document. Its owner is set when it is stored. */
function slideshowOf(draft: SlideshowDraft, { madeBy, theme, keyOf, startsAt = 0 }: Completion): Slideshow {
  const direction = directionOf(draft.language)
  const unowned = { organization: '', course_id: '', page_id: '' }
  return {
    presentation: {
      ...unowned,
      title: draft.title,
      language: draft.language,
      css_theme: theme,
      total_slides: draft.slides.length,
      made_by: madeBy,
      ...(draft.promptVersion && { prompt_version: draft.promptVersion }),
    },
    slides: draft.slides.map((slide, index) => ({
      ...unowned,
      key: keyOf(startsAt + index),
      slide_id: `slide-${startsAt + index + 1}`,
      slide_type: slide.slide_type,
      audio_script: slide.audio_script,
      content: { ...slide.content },
      ...(slide.drawing && { drawing: slide.drawing }),
      ...motionOf(slide, direction),
      sources: [...slide.sources],
    })),
  }
}

/** How a slide comes, and how its parts enter. A slide without entrances has no animations. */
function motionOf(
  { slide_type: type }: SlideDraft,
  direction: 'ltr' | 'rtl',
): Pick<Slide, 'transition' | 'animations'> {
  const { transition, animations } = generatedMotion(type, direction)
  return Object.keys(animations).length > 0 ? { transition, animations: { animations } } : { transition }
}
