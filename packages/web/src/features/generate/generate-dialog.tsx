import { AudioLines, Headphones, Presentation, X } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { VoiceSelector } from '../../voices/voice-selector.tsx'
import { FormatChoice } from './format-choice.tsx'
import { addRun } from './runs.ts'
import { startGeneration } from './start-generation.ts'
import { whatIsMissing, type PageOfCourse } from './wish.ts'

interface GenerateDialogProps {
  pages: readonly PageOfCourse[]
  onRemove: (page: PageOfCourse) => void
  onClose: () => void
}

/** Choose formats, choose voices, see the pages, generate. Closed, it has forgotten everything. */
export function GenerateDialog({ pages, onRemove, onClose }: GenerateDialogProps) {
  const [slideshow, setSlideshow] = useState(false)
  const [podcast, setPodcast] = useState(false)
  const [narrator, setNarrator] = useState<string>()
  const [alex, setAlex] = useState<string>()
  const [jamie, setJamie] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [alert, setAlert] = useState<string>()
  const reasonId = useId()
  const wish = { pages, slideshow, podcast, narrator, alex, jamie }
  const missing = whatIsMissing(wish)

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
      onClose={onClose}
      title="Generate Content"
      width="wide"
      footer={
        <>
          {alert !== undefined && <Banner className="w-full">{alert}</Banner>}
          <p
            id={reasonId}
            className="min-w-0 flex-1 pe-1.5 text-end text-xs leading-[1.4] text-ink-3 max-sm:basis-full max-sm:text-start"
          >
            {alert === undefined && missing}
          </p>
          <Button onClick={onClose} className="max-sm:flex-1">
            Cancel
          </Button>
          <Button
            look="primary"
            className="max-sm:flex-1"
            icon={<AudioLines aria-hidden />}
            busy={busy}
            unavailable={missing !== undefined}
            aria-describedby={reasonId}
            onClick={() => void generate()}
          >
            {busy ? 'Generating...' : 'Generate'}
          </Button>
        </>
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
              chosen={slideshow}
              onChange={setSlideshow}
            />
            <FormatChoice
              label="Podcast"
              description="A talk between ALEX and JAMIE"
              tooltip="Choose podcast format for audio-only presentations with two hosts."
              icon={<Headphones aria-hidden />}
              chosen={podcast}
              onChange={setPodcast}
            />
          </div>
        </Step>
        <Step number={2} title="Select Voice(s)">
          {!slideshow && !podcast && (
            <p className="text-sm text-ink-3">Select a format to choose its voices.</p>
          )}
          <div className="grid gap-3 sm:grid-cols-2">
            {slideshow && (
              <VoiceSelector
                className="col-span-full"
                label="Narrator"
                badge={
                  <Badge
                    look="bg-sunken text-ink-2"
                    picture={<Presentation aria-hidden className="size-4" />}
                  />
                }
                value={narrator}
                onChange={setNarrator}
              />
            )}
            {podcast && (
              <>
                <VoiceSelector
                  label="Host ALEX"
                  badge={<Badge look="bg-brand-soft-2 text-brand-text" picture="A" />}
                  value={alex}
                  onChange={setAlex}
                />
                <VoiceSelector
                  label="Host JAMIE"
                  badge={<Badge look="bg-accent-soft-2 text-accent-text" picture="J" />}
                  value={jamie}
                  onChange={setJamie}
                  defaultIndex={1}
                />
              </>
            )}
          </div>
        </Step>
        <Step
          number={3}
          title="Selected Pages"
          aside={pages.length === 1 ? '1 page' : `${pages.length} pages`}
        >
          {pages.length === 0 ? (
            <p className="text-sm text-ink-3">
              Please close this modal and select pages from the course content below.
            </p>
          ) : (
            <SelectedPages pages={pages} onRemove={onRemove} />
          )}
        </Step>
      </div>
    </Dialog>
  )
}

interface StepProps {
  number: number
  title: string
  aside?: string
  children: ReactNode
}

function Step({ number, title, aside, children }: StepProps) {
  return (
    <section className="grid gap-2.5">
      <h3 className="flex items-center gap-2.5 leading-snug font-strong">
        <span
          aria-hidden
          className="grid size-5.5 place-items-center rounded-full bg-brand-soft-2 text-xs font-bold text-brand-text"
        >
          {number}
        </span>
        {title}
        {aside !== undefined && (
          <span className="ms-auto text-sm font-normal text-ink-2 tabular-nums">{aside}</span>
        )}
      </h3>
      {children}
    </section>
  )
}

function Badge({ look, picture }: { look: string; picture: ReactNode }) {
  return (
    <span
      aria-hidden
      className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold ${look}`}
    >
      {picture}
    </span>
  )
}

function SelectedPages({ pages, onRemove }: Pick<GenerateDialogProps, 'pages' | 'onRemove'>) {
  return (
    <ul className="flex flex-wrap gap-2">
      {pages.map((one) => (
        <li
          key={`${one.course.id} ${one.page.page_id}`}
          className="inline-flex min-h-7.5 items-center gap-1 rounded-full bg-sunken ps-3 pe-1 text-sm inset-ring inset-ring-line"
        >
          <span dir="auto">{one.page.page_title}</span>
          <IconButton label={`Remove ${one.page.page_title}`} size="tiny" onClick={() => onRemove(one)}>
            <X aria-hidden className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
