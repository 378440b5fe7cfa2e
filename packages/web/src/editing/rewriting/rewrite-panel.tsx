import type { RewriteChoice } from '@lectern/domain/api/documents/rewriting.ts'
import { rewritingLabel } from '@lectern/domain/slides/rewriting-labels.ts'
import { WandSparkles } from 'lucide-react'
import type { Ref } from 'react'
import { useStore } from 'zustand'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { useInstructionField } from '../../ui/fields/use-instruction-field.ts'
import { messages } from './messages.ts'
import type { Rewriting } from './rewriting.ts'

/** The longest instruction, in characters; the server refuses longer ones. */
const mostCharacters = 500

interface RewritePanelProps {
  rewriting: Rewriting
  /** The part's key. */
  part: string
  /** The suggestions of the writer. Empty until they are loaded. */
  choices: readonly RewriteChoice[]
  onRewrite: (choice: RewriteChoice) => void
  /** Closes the panel. Undefined if the panel cannot be closed. */
  onClose?: () => void
  /** Receives the field of the instruction. */
  field?: Ref<HTMLTextAreaElement>
}

/** A form for rewriting a part by a suggestion or an instruction of the author. Shows failures and warnings of the writer. */
export function RewritePanel({ rewriting, part, choices, onRewrite, onClose, field }: RewritePanelProps) {
  const { running, pausing } = useStore(rewriting)
  const unavailable = pausing || running !== undefined
  const form = useInstructionField((instruction) => {
    if (instruction !== '' && !unavailable) onRewrite({ instruction })
  })

  return (
    <form onSubmit={form.onSubmit} className="grid gap-2.5">
      {running?.part === part && running.written.length > 0 && <UnfinishedText texts={running.written} />}
      {choices.length > 0 && (
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">{messages.suggestions}</legend>
          {choices.map((choice) => (
            <Button
              key={choice.instruction}
              look="soft"
              size="small"
              unavailable={unavailable}
              onClick={() => {
                form.clearMissing()
                if (!unavailable) onRewrite(choice)
              }}
            >
              {rewritingLabel(choice)}
            </Button>
          ))}
        </fieldset>
      )}
      <TextArea
        ref={field}
        label={messages.instruction}
        size="small"
        rows={2}
        maxLength={mostCharacters}
        dir="auto"
        data-own-undo
        hint={messages.instructionHint}
        error={form.isMissing ? messages.instructionMissing : undefined}
        {...form.field}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          look="primary"
          size="small"
          busy={running?.part === part}
          unavailable={unavailable}
          icon={<WandSparkles aria-hidden className="size-4" />}
        >
          {running?.part === part ? messages.rewriting : messages.rewrite}
        </Button>
        <Button
          look="quiet"
          size="small"
          unavailable={!running && !onClose}
          onClick={running ? rewriting.cancel : onClose}
        >
          {running || !onClose ? messages.cancel : messages.close}
        </Button>
        <output className="flex items-center gap-1.5 text-sm text-ink-2">
          {running && running.part !== part && (
            <>
              <Spinner />
              {running.progress}
            </>
          )}
        </output>
      </div>
      <RewriteOutcome rewriting={rewriting} part={part} />
    </form>
  )
}

/** The texts as they are being written. The end stays in view, and screen readers do not announce each word. */
function UnfinishedText({ texts }: { texts: readonly string[] }) {
  return (
    <figure className="grid gap-1">
      <figcaption className="text-sm text-ink-2">{messages.unfinished}</figcaption>
      <section
        aria-label={messages.unfinished}
        aria-busy
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is scrolled by keyboard too
        tabIndex={0}
        // The reversed direction makes its end the position to which it scrolls.
        className="flex max-h-40 flex-col-reverse overflow-y-auto rounded-2 border border-line bg-sunken p-2.5 text-sm"
      >
        <div className="grid gap-1">
          {texts.map((text, at) => (
            // The list only grows, so the position of a text identifies it.
            <p key={at} dir="auto" className="whitespace-pre-line">
              {text}
            </p>
          ))}
        </div>
      </section>
    </figure>
  )
}

function RewriteOutcome({ rewriting, part }: Pick<RewritePanelProps, 'rewriting' | 'part'>) {
  const { outcome, pausing } = useStore(rewriting)
  // During a pause, the failure is the reason why no panel accepts an instruction.
  if (outcome?.failure !== undefined && (pausing || outcome.part === part))
    return <Banner>{outcome.failure}</Banner>
  if (outcome?.part !== part) return null
  if (outcome.warnings.length === 0) return null
  return (
    <Banner kind="warn">
      <ul className="grid gap-1">
        {outcome.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Banner>
  )
}
