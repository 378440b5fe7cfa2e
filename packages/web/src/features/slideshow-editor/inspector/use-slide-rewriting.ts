import type { RewriteChoice } from '@lectern/domain/api/documents/rewriting.ts'
import { isSlideType } from '@lectern/domain/slides/slide-types.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { WandSparkles } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EditorAction } from '../../../editing/commands/editor-action.ts'
import { type DocumentStore, useOpenDocument } from '../../../editing/document/document-store.ts'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import { createRewriting, type Rewriting } from '../../../editing/rewriting/rewriting.ts'
import { inBackground } from '../../../ui/in-background.ts'
import { selectedSlide } from '../document/editor-context.ts'
import { slideToRewrite } from './rewrite-slide.ts'
import { messages } from './messages.ts'

/** The inspector's interface to the rewriting of the selected slide. */
export interface SlideRewriting {
  readonly rewriting: Rewriting
  readonly action: EditorAction
  readonly open: boolean
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onRewrite: (choice: RewriteChoice) => void
  readonly onToggle: () => void
}

/** Rewrites slides by instructions. `reveal` shows the inspector. */
export function useSlideRewriting(
  store: DocumentStore<Slideshow>,
  page: PageAddress,
  reveal: () => void,
): SlideRewriting {
  const [rewriting] = useState(createRewriting)
  useEffect(() => rewriting.cancel, [rewriting])
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const known = useOpenDocument(store, (document) => isSlideType(selectedSlide(document)?.slide_type ?? ''))

  function show(): void {
    flushSync(() => {
      reveal()
      setOpen(true)
    })
    // A palette that closes because of this action moves the focus first.
    queueMicrotask(() => field.current?.focus())
  }

  return {
    rewriting,
    open: open && known,
    field,
    action: { name: 'rewrite', label: messages.rewriteSlide, icon: WandSparkles, enabled: known, run: show },
    onRewrite(choice) {
      const part = slideToRewrite(store, page, choice)
      if (part) inBackground(rewriting.start(part))
    },
    onToggle: () => (open ? setOpen(false) : show()),
  }
}
