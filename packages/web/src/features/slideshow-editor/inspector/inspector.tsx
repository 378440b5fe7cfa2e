import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { ReactNode } from 'react'
import { useShallow } from 'zustand/shallow'
import type { EditorAction } from '../../../editing/commands/editor-action.ts'
import { MadeWith } from '../../../editing/panels/made-with.tsx'
import { useOpenDocument } from '../../../editing/document/document-store.ts'
import { Section } from '../../../editing/panels/section.tsx'
import { Button } from '../../../ui/button.tsx'
import { ContentFields } from './content-fields.tsx'
import { usePresentation, useSelectedSlidePart, useSlideshowStore } from '../document/editor-context.ts'
import { DrawingFields } from '../drawing/drawing-fields.tsx'
import { LayoutChoice } from './layout-choice.tsx'
import { PictureViewFields } from './picture-view-fields.tsx'
import { SlideSources } from './slide-sources.tsx'
import { RewriteSlideField } from './rewrite-slide-field.tsx'
import type { SlideRewriting } from './use-slide-rewriting.ts'
import { MotionFields } from './motion-fields.tsx'
import { messages } from './messages.ts'

interface InspectorProps {
  changeType: EditorAction
  rewriting: SlideRewriting
  /** Further sections. */
  children: ReactNode
}

/** The settings of the selected slide, without its script. Typing renders only the components that show the text. */
export function Inspector({ changeType, rewriting, children }: InspectorProps) {
  const writer = usePresentation(({ made_by }) => made_by)
  const engines = useOpenDocument(
    useSlideshowStore(),
    useShallow(({ history }) => [...new Set(history.present.slides.map(({ audio }) => audio?.engine))]),
  )
  const id = useSelectedSlidePart(({ slide_type }) => slide_type) ?? ''
  const type = isSlideType(id) ? slideTypes[id].label : id
  return (
    <>
      <Section title={messages.content}>
        <div className="flex items-center justify-between gap-3">
          <span className="text-sm font-medium">{messages.type}</span>
          <Button
            size="small"
            icon={<changeType.icon aria-hidden className="size-4" />}
            aria-label={messages.changeType(type)}
            onClick={changeType.run}
          >
            {type}
          </Button>
        </div>
        <LayoutChoice />
        <RewriteSlideField by={rewriting} />
        <ContentFields />
        <DrawingFields />
        <PictureViewFields />
      </Section>
      <Section title={messages.motion}>
        <MotionFields />
      </Section>
      {children}
      <SlideSources />
      <MadeWith writer={writer} engines={engines} />
    </>
  )
}
