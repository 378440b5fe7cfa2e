import type { GroundingAnswerFault } from '@lectern/domain/api/documents/grounding.ts'
import type { WrittenSlide } from '@lectern/domain/api/documents/rewriting.ts'
import { isSlideType } from '@lectern/domain/slides/slide-types.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { use, useDeferredValue, useMemo } from 'react'
import { AskButton } from '../../../editing/asking/ask-button.tsx'
import { useOpenDocument } from '../../../editing/document/document-store.ts'
import { headlineOf } from '../../../editing/panels/grounding-flags.tsx'
import { Section } from '../../../editing/panels/section.tsx'
import { Sources } from '../../../editing/panels/sources.tsx'
import { type TextsToCheck, useGrounding } from '../../../editing/panels/use-grounding.ts'
import {
  PageContext,
  usePresentation,
  useSelectedPlace,
  useSelectedSlide,
  useSlideshowStore,
} from '../document/editor-context.ts'
import { messages } from './messages.ts'

/**
 * The sources of the selected slide, and the sentences of all its fields that do not agree with them. While it is
 * closed, its summary says how many there are. The search in the page is deferred, so that typing stays fast.
 */
export function SlideSources() {
  const language = usePresentation((presentation) => presentation.language)
  const passages = useOpenDocument(useSlideshowStore(), ({ history }) => history.present.passages)
  const slide = useDeferredValue(useSelectedSlide())
  const version = useOpenDocument(useSlideshowStore(), ({ saved }) => saved.etag)
  const ofSlide = useGrounding(use(PageContext), textsOf(slide, passages !== undefined), version)
  const ofTitle = useTitleFaults(passages !== undefined, version)
  const faults = useMemo(() => [...ofTitle, ...ofSlide], [ofTitle, ofSlide])
  const { sources, audio_script: text = '' } = slide ?? {}
  const shown = useMemo(
    () => <Sources passages={passages} sources={sources} text={text} language={language} faults={faults} />,
    [passages, sources, text, language, faults],
  )
  return (
    <Section
      title={messages.sources}
      initiallyOpen={false}
      summary={faults.length > 0 ? headlineOf(faults) : messages.aboutSources}
    >
      {shown}
      <AskButton />
    </Section>
  )
}

const none: readonly GroundingAnswerFault[] = []

/** The faults of the title of the slideshow. They are shown with those of the first slide. */
function useTitleFaults(hasPassages: boolean, version: string | undefined): readonly GroundingAnswerFault[] {
  const title = useDeferredValue(usePresentation((presentation) => presentation.title))
  const isFirst = useSelectedPlace() === 0
  const isChecked = hasPassages && isFirst && title.trim() !== ''
  const texts: TextsToCheck | undefined = isChecked ? { format: 'slideshow', headings: [title] } : undefined
  const faults = useGrounding(use(PageContext), texts, version)
  return isChecked ? faults : none
}

function textsOf(slide: Slide | undefined, hasPassages: boolean): { slide: WrittenSlide } | undefined {
  if (!slide || !hasPassages || !isSlideType(slide.slide_type)) return undefined
  const { slide_type, content, audio_script, sources = [], drawing } = slide
  return { slide: { slide_type, content, audio_script, sources, ...(drawing && { drawing }) } }
}
