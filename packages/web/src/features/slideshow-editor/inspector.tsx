import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { LayoutTemplate } from 'lucide-react'
import type { ReactNode } from 'react'
import { MadeWith } from '../../editing/made-with.tsx'
import { useOpenDocument } from '../../editing/document-store.ts'
import { Section } from '../../editing/section.tsx'
import { Sources } from '../../editing/sources.tsx'
import { Button } from '../../ui/button.tsx'
import { ContentFields } from './content-fields.tsx'
import { usePresentation, useSlideshowStore, useSlides } from './editor-context.ts'
import { RewriteSlideField } from './rewrite-slide-field.tsx'
import type { SlideRewriting } from './use-slide-rewriting.ts'
import { MotionFields } from './motion-fields.tsx'

interface InspectorProps {
  slide: Slide
  onChangeType: () => void
  rewriting: SlideRewriting
  /** Further sections. */
  children: ReactNode
}

/** Everything about the selected slide but its script. */
export function Inspector({ slide, onChangeType, rewriting, children }: InspectorProps) {
  const language = usePresentation((presentation) => presentation.language)
  const writer = usePresentation(({ made_by }) => made_by)
  const slides = useSlides()
  const passages = useOpenDocument(useSlideshowStore(), ({ history }) => history.present.passages)
  const type = isSlideType(slide.slide_type) ? slideTypes[slide.slide_type].label : slide.slide_type
  return (
    <>
      <Section title="Content">
        <div className="flex items-center justify-between gap-3">
          <span className="text-sm font-medium">Type</span>
          <Button
            size="small"
            icon={<LayoutTemplate aria-hidden className="size-4" />}
            aria-label={`Type: ${type}. Change type`}
            onClick={onChangeType}
          >
            {type}
          </Button>
        </div>
        <RewriteSlideField slide={slide} by={rewriting} />
        <ContentFields slide={slide} />
      </Section>
      <Section title="Animation & Effects">
        <MotionFields />
      </Section>
      {children}
      <Section title="Sources" initiallyOpen={false} summary="What this slide rests on in the page">
        <Sources passages={passages} sources={slide.sources} text={slide.audio_script} language={language} />
      </Section>
      <MadeWith writer={writer} engines={slides.map((one) => one.audio?.engine)} />
    </>
  )
}
