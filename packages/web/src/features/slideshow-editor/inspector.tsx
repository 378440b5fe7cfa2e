import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { ReactNode } from 'react'
import { MadeWith } from '../../editing/made-with.tsx'
import { useOpenDocument } from '../../editing/document-store.ts'
import { Section } from '../../editing/section.tsx'
import { Sources } from '../../editing/sources.tsx'
import { ContentFields } from './content-fields.tsx'
import { usePresentation, useSlideshowStore, useSlides } from './editor-context.ts'
import { MotionFields } from './motion-fields.tsx'

interface InspectorProps {
  slide: Slide
  /** Further sections. */
  children: ReactNode
}

/** Everything about the selected slide but its script. */
export function Inspector({ slide, children }: InspectorProps) {
  const presentation = usePresentation()
  const slides = useSlides()
  const passages = useOpenDocument(useSlideshowStore(), ({ history }) => history.present.passages)
  const type = isSlideType(slide.slide_type) ? slideTypes[slide.slide_type].label : slide.slide_type
  return (
    <>
      <Section title="Content" aside={<span className="text-xs text-ink-3">{type}</span>}>
        <ContentFields slide={slide} />
      </Section>
      <Section title="Animation & Effects">
        <MotionFields slide={slide} />
      </Section>
      {children}
      <Section title="Sources" initiallyOpen={false} summary="What this slide rests on in the page">
        <Sources
          passages={passages}
          sources={slide.sources}
          text={slide.audio_script}
          language={presentation.language}
        />
      </Section>
      <MadeWith writer={presentation.made_by} engines={slides.map((one) => one.audio?.engine)} />
    </>
  )
}
