import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { useRef } from 'react'
import { useWriter } from '../../api/writer.ts'
import { RewritePanel } from '../../editing/rewriting/rewrite-panel.tsx'
import { Button } from '../../ui/button.tsx'
import type { SlideRewriting } from './use-slide-rewriting.ts'

/** The button that opens what rewrites the slide, and that below it. */
export function RewriteSlideField({ slide, by }: { slide: Slide; by: SlideRewriting }) {
  const button = useRef<HTMLButtonElement>(null)
  const { action, open, onToggle } = by
  const offered = useWriter()?.rewrites.slide ?? []
  const Icon = action.icon

  function close(): void {
    onToggle()
    button.current?.focus()
  }

  return (
    <>
      <Button
        ref={button}
        size="small"
        disabled={!action.enabled}
        aria-expanded={open}
        icon={<Icon aria-hidden className="size-4" />}
        onClick={onToggle}
      >
        {action.label}
      </Button>
      {open && (
        <div className="rounded-2 border border-line p-3">
          <RewritePanel
            key={slide.slide_id}
            rewriting={by.rewriting}
            part={slide.content}
            choices={offered.filter(({ slide_type }) => slide_type !== slide.slide_type)}
            field={by.field}
            onRewrite={by.onRewrite}
            onClose={close}
          />
        </div>
      )}
    </>
  )
}
