import { formatNames } from '@lectern/domain/courses/formats.ts'
import { type VoiceRole, voiceRoles } from '@lectern/domain/voices/voice-role.ts'
import { AudioLines } from 'lucide-react'
import { useId, useState } from 'react'
import { FormatIcon } from '../../../formats/format-icon.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { useDefaultVoiceOf } from '../../../voices/use-default-voice.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FormatChoice } from './format-choice.tsx'
import { messages } from '../messages.ts'
import { MoreOptions } from './more-options.tsx'
import { noOptions, readOptions } from '../options-draft.ts'
import { languageNote } from '../recognised-languages.ts'
import { addRun } from '../runs.ts'
import { SelectedPages } from './selected-pages.tsx'
import { startGeneration } from '../start-generation.ts'
import { Step } from './step.tsx'
import { messages as budgetMessages } from '../../../spending/messages.ts'
import { type SelectionEstimate, useEstimate } from '../use-estimate.ts'
import { VoiceChoices } from './voice-choices.tsx'
import {
  type Choices,
  languagesOf,
  noChoices,
  type PageOfCourse,
  type Selection,
  voicesOfRoles,
  missingChoice,
} from '../selection.ts'

interface GenerateDialogProps {
  pages: readonly PageOfCourse[]
  onRemove: (page: PageOfCourse) => void
  /** Called when jobs were started, before the dialog closes. */
  onStarted: () => void
  onClose: () => void
  /** The element that gets the focus after closing, if it is not the control that opened the dialog. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

/** Selects formats, voices and options, and starts the generation. Each opening starts without a selection. */
export function GenerateDialog({ pages, onRemove, onStarted, onClose, finalFocus }: GenerateDialogProps) {
  const [choices, setChoices] = useState(noChoices)
  const [draft, setDraft] = useState(noOptions)
  const [busy, setBusy] = useState(false)
  const [alert, setAlert] = useState<string>()
  const { options, errors } = readOptions(draft)
  const [open, setOpen] = useState<OpenSelectors>({})
  const [languages, setLanguages] = useState<readonly string[]>([])
  const contentLanguages = languagesOf({ pages, options }, languages)
  const selection: Selection = { ...useWithDefaultVoices(choices, contentLanguages, open), pages, options }
  const missing = missingChoice(selection)
  const estimate = useEstimate(selection)
  // The estimate needs the voices, which depend on the languages of the previous estimate.
  if (estimate.languages !== languages) setLanguages(estimate.languages)

  function choose(change: Partial<Choices>) {
    setAlert(undefined)
    setChoices((before) => ({ ...before, ...change }))
  }

  function close() {
    // Closing cannot cancel a request that starts jobs. The jobs panel can cancel the jobs.
    if (!busy) onClose()
  }

  async function generate() {
    setAlert(missing)
    if (missing !== undefined) return
    setBusy(true)
    const batches = await startGeneration(selection)
    setBusy(false)
    if (batches.every((batch) => batch.refusal !== undefined)) {
      setAlert(messages.notStarted)
      return
    }
    addRun(batches)
    onStarted()
    onClose()
  }

  return (
    <Dialog
      open
      onClose={close}
      finalFocus={finalFocus}
      title={messages.title}
      width="wide"
      footer={
        <Footer
          alert={alert}
          missing={missing}
          estimate={estimate}
          busy={busy}
          onCancel={close}
          onGenerate={() => inBackground(generate())}
        />
      }
    >
      <div className="grid gap-5">
        <Step number={1} title={messages.selectFormat}>
          <div className="grid gap-3 sm:grid-cols-2">
            {formatNames.map((format) => (
              <FormatChoice
                key={format}
                label={messages[format]}
                description={messages[`${format}Description`]}
                tooltip={messages[`${format}Tooltip`]}
                icon={<FormatIcon format={format} />}
                chosen={selection[format]}
                onChange={(chosen) => choose({ [format]: chosen })}
              />
            ))}
          </div>
        </Step>
        <Step number={2} title={messages.selectVoices}>
          <VoiceChoices
            selection={selection}
            contentLanguages={contentLanguages}
            note={languageNote({ pages, options }, languages)}
            onOpenChange={(role, isOpen) => setOpen((before) => ({ ...before, [role]: isOpen }))}
            onChange={choose}
          />
        </Step>
        <Step number={3} title={messages.selectedPages} aside={messages.pageCount(pages.length)}>
          <SelectedPages pages={pages} onRemove={onRemove} />
        </Step>
        <MoreOptions
          draft={draft}
          errors={errors}
          onChange={(change) => {
            setAlert(undefined)
            setDraft((before) => ({ ...before, ...change }))
          }}
        />
      </div>
    </Dialog>
  )
}

/** The selectors that are open. */
type OpenSelectors = Partial<Record<VoiceRole, boolean>>

/**
 * Adds the usual voice of the language for each role without a selected voice. It changes with the language, but not
 * while the selector is open.
 */
function useWithDefaultVoices(
  choices: Choices,
  contentLanguages: readonly string[],
  open: OpenSelectors,
): Choices {
  const usualVoiceOf = useDefaultVoiceOf(contentLanguages)
  const [held, setHeld] = useState<Partial<Choices>>({})
  const usual = voicesOfRoles((role) => {
    const voice = usualVoiceOf(role)?.id
    return open[role] ? (held[role] ?? voice) : voice
  })
  if (voiceRoles.some((role) => usual[role] !== held[role])) setHeld(usual)
  return { ...choices, ...voicesOfRoles((role) => choices[role] ?? usual[role]) }
}

interface FooterProps {
  /** Why the generation could not be started. */
  alert: string | undefined
  missing: string | undefined
  estimate: Pick<SelectionEstimate, 'words' | 'left' | 'isTooMuch'>
  busy: boolean
  onCancel: () => void
  onGenerate: () => void
}

/** The estimate, the buttons, and the reason if Generate is not available. */
function Footer({ alert, missing, estimate, busy, onCancel, onGenerate }: FooterProps) {
  const reasonId = useId()
  return (
    <>
      {alert !== undefined && <Banner className="w-full">{alert}</Banner>}
      {estimate.isTooMuch && (
        <Banner kind="warn" className="w-full">
          {budgetMessages.notEnough}
        </Banner>
      )}
      <div className="min-w-0 flex-1 pe-1.5 leading-[1.4] max-sm:basis-full">
        <output className="block text-sm text-ink-2 tabular-nums empty:hidden">
          {estimate.words}
          {estimate.left !== undefined && <span className="block">{estimate.left}</span>}
        </output>
        <p id={reasonId} className="text-xs text-ink-3 empty:hidden">
          {alert === undefined && missing}
        </p>
      </div>
      <Button onClick={onCancel} className="max-sm:flex-1">
        {messages.cancel}
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
        {busy ? messages.generating : messages.generate}
      </Button>
    </>
  )
}
