import { useRef } from 'react'
import { useWriter } from '../../../api/writer.ts'
import { RewritePanel } from '../../../editing/rewriting/rewrite-panel.tsx'
import { Button } from '../../../ui/button.tsx'
import { useSelectedSlide } from '../document/editor-context.ts'
import type { SlideRewriting } from './use-slide-rewriting.ts'

/** The button that opens the rewriting of the selected slide, and the open panel below it. */
export function RewriteSlideField({ by }: { by: SlideRewriting }) {
  const button = useRef<HTMLButtonElement>(null)
  const { action, open, onToggle } = by
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
          <RewriteSlidePanel by={by} onClose={close} />
        </div>
      )}
    </>
  )
}

function RewriteSlidePanel({ by, onClose }: { by: SlideRewriting; onClose: () => void }) {
  const slide = useSelectedSlide()
  const offered = useWriter()?.rewrites.slide ?? []
  return (
    slide && (
      <RewritePanel
        key={slide.key}
        rewriting={by.rewriting}
        part={slide.key}
        choices={offered.filter(({ slide_type }) => slide_type !== slide.slide_type)}
        field={by.field}
        onRewrite={by.onRewrite}
        onClose={onClose}
      />
    )
  )
}
