import { AudioLines, X } from 'lucide-react'
import { RichMessage } from '../../messages/rich-message.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { clearSelection, useSelectionSize } from './state/course-list-store.ts'
import { messages } from './messages.ts'

/** The number of selected pages and their actions. Floats at the bottom of the list, on phones at the edge of the screen. */
export function SelectionBar({ onGenerate }: { onGenerate: () => void }) {
  const { pages, courses } = useSelectionSize()
  if (pages === 0) return null
  return (
    <section
      aria-label={messages.selection}
      data-lifts-toasts
      className="sticky bottom-0 z-(--z-panel) -mx-3 flex justify-center md:bottom-5 md:mx-0 md:mt-3 md:w-fit md:justify-self-center"
    >
      <div className="flex w-full flex-wrap items-center gap-2 rounded-t-4 bg-band py-2.5 ps-4.5 pe-3 font-medium text-on-band shadow-4 md:w-auto md:rounded-sheet md:py-2 md:ps-5 md:pe-2">
        <span aria-live="polite" className="flex-1 basis-24 leading-tight tabular-nums md:me-1 md:flex-none">
          <RichMessage
            text={
              courses > 1 ? messages.pagesOfCoursesSelected(pages, courses) : messages.pagesSelected(pages)
            }
            parts={{ courses: <span className="text-on-band-2 max-md:block max-md:text-xs" /> }}
          />
        </span>
        <IconButton label={messages.clearSelection} look="band" size="medium" onClick={clearSelection}>
          <X aria-hidden />
        </IconButton>
        <Button look="band" icon={<AudioLines aria-hidden />} onClick={onGenerate}>
          {messages.generateContent}
        </Button>
      </div>
    </section>
  )
}
