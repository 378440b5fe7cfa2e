import { AudioLines, Headphones, Presentation } from 'lucide-react'
import { useId, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormatChoice } from './format-choice.tsx'
import { addRun } from './runs.ts'
import { SelectedPages } from './selected-pages.tsx'
import { startGeneration } from './start-generation.ts'
import { Step } from './step.tsx'
import { VoiceChoices } from './voice-choices.tsx'
import { whatIsMissing, type PageOfCourse, type Wish } from './wish.ts'

interface GenerateDialogProps {
  pages: readonly PageOfCourse[]
  onRemove: (page: PageOfCourse) => void
  onClose: () => void
}

const noChoices: Omit<Wish, 'pages'> = {
  slideshow: false,
  podcast: false,
  narrator: undefined,
  alex: undefined,
  jamie: undefined,
}

/** Choose formats, choose voices, see the pages, generate. Closed, it has forgotten everything. */
export function GenerateDialog({ pages, onRemove, onClose }: GenerateDialogProps) {
  const [choices, setChoices] = useState(noChoices)
  const [busy, setBusy] = useState(false)
  const [alert, setAlert] = useState<string>()
  const wish: Wish = { ...choices, pages }
  const missing = whatIsMissing(wish)

  function choose(change: Partial<Wish>) {
    setAlert(undefined)
    setChoices((before) => ({ ...before, ...change }))
  }

  function close() {
    // What is being started cannot be called back by closing; a moment later the jobs panel can cancel it.
    if (!busy) onClose()
  }

  async function generate() {
    setAlert(missing)
    if (missing !== undefined) return
    setBusy(true)
    const batches = await startGeneration(wish)
    setBusy(false)
    if (batches.every((batch) => batch.refusal !== undefined)) {
      setAlert('Failed to generate content. Check console for details.')
      return
    }
    addRun(batches)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={close}
      title="Generate Content"
      width="wide"
      footer={
        <Footer
          alert={alert}
          missing={missing}
          busy={busy}
          onCancel={close}
          onGenerate={() => void generate()}
        />
      }
    >
      <div className="grid gap-5">
        <Step number={1} title="Select Format">
          <div className="grid gap-3 sm:grid-cols-2">
            <FormatChoice
              label="Slideshow"
              description="Slides with a narrator"
              tooltip="Choose Slideshow Video format for presentations with visuals and audio."
              icon={<Presentation aria-hidden />}
              chosen={wish.slideshow}
              onChange={(slideshow) => choose({ slideshow })}
            />
            <FormatChoice
              label="Podcast"
              description="A talk between ALEX and JAMIE"
              tooltip="Choose podcast format for audio-only presentations with two hosts."
              icon={<Headphones aria-hidden />}
              chosen={wish.podcast}
              onChange={(podcast) => choose({ podcast })}
            />
          </div>
        </Step>
        <Step number={2} title="Select Voice(s)">
          <VoiceChoices wish={wish} onChange={choose} />
        </Step>
        <Step
          number={3}
          title="Selected Pages"
          aside={pages.length === 1 ? '1 page' : `${pages.length} pages`}
        >
          <SelectedPages pages={pages} onRemove={onRemove} />
        </Step>
      </div>
    </Dialog>
  )
}

interface FooterProps {
  /** What went wrong when Generate was pressed. */
  alert: string | undefined
  missing: string | undefined
  busy: boolean
  onCancel: () => void
  onGenerate: () => void
}

/** The buttons, and beside them why Generate cannot be pressed yet. */
function Footer({ alert, missing, busy, onCancel, onGenerate }: FooterProps) {
  const reasonId = useId()
  return (
    <>
      {alert !== undefined && <Banner className="w-full">{alert}</Banner>}
      <p
        id={reasonId}
        className="min-w-0 flex-1 pe-1.5 text-end text-xs leading-[1.4] text-ink-3 max-sm:basis-full max-sm:text-start"
      >
        {alert === undefined && missing}
      </p>
      <Button onClick={onCancel} className="max-sm:flex-1">
        Cancel
      </Button>
      <Button
        look="primary"
        className="max-sm:flex-1"
        icon={<AudioLines aria-hidden />}
        busy={busy}
        unavailable={missing !== undefined}
        aria-describedby={reasonId}
        onClick={onGenerate}
      >
        {busy ? 'Generating...' : 'Generate'}
      </Button>
    </>
  )
}
