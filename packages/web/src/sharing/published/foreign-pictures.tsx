import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../api/api-problem.ts'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { messages as uiMessages } from '../../ui/messages.ts'
import { isListed, listed, Note, type NoteProps } from './learner-notes.tsx'
import { messages } from './panel-messages.ts'
import { usePresentAfterPause } from './use-published.ts'

/** Shows which slides of the open document have pictures that learners do not see, and copies them. The author sees them. */
export function ForeignPictures<Document>({ session }: NoteProps<Document>) {
  const { kind, store } = session
  const numbers = kind.foreignPictures(usePresentAfterPause(store))
  const { isRunning, problem, start, cancel } = useCopying(session)
  if (numbers.length === 0) return null
  return (
    <div className="grid justify-items-start gap-2">
      <Note icon={<ImageOff aria-hidden className="mt-0.5 size-4 shrink-0" />}>
        {isListed(numbers)
          ? messages.foreignPictures(listed(numbers), numbers.length)
          : messages.manyForeignPictures(numbers.length)}
      </Note>
      <CopyButtons isRunning={isRunning} onStart={() => inBackground(start())} onCancel={cancel} />
      {problem && <Banner>{problem}</Banner>}
    </div>
  )
}

interface CopyButtonsProps {
  isRunning: boolean
  onStart: () => void
  onCancel: () => void
}

function CopyButtons({ isRunning, onStart, onCancel }: CopyButtonsProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(button)
  return (
    <div className="flex flex-wrap gap-2">
      <Button ref={button} size="small" busy={isRunning} onClick={onStart}>
        {isRunning ? messages.copyingPictures : messages.copyPictures}
      </Button>
      {isRunning && (
        <Button look="quiet" size="small" onClick={onCancel}>
          {uiMessages.cancel}
        </Button>
      )}
    </div>
  )
}

/** Copies the pictures of other sites, and shows the copies in one step that the author can undo. */
function useCopying<Document>({ kind, page, store }: EditingSession<Document>) {
  const running = useRef<AbortController>(undefined)
  const [isRunning, setIsRunning] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => () => running.current?.abort(), [])

  async function start(): Promise<void> {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    setIsRunning(true)
    setProblem(undefined)
    try {
      const copied = await kind.copyForeignPictures(store.getState().history.present, page, control.signal)
      const before = store.getState().history.present
      store.edit(copied.place)
      if (copied.problem !== undefined) setProblem(sentenceOf(copied.problem, messages.picturesNotCopied))
      else if (store.getState().history.present !== before && !control.signal.aborted)
        toast.success(messages.picturesCopied)
    } finally {
      running.current = undefined
      setIsRunning(false)
    }
  }

  return { isRunning, problem, start, cancel: () => running.current?.abort() }
}
