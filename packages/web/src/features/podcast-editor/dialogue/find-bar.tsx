import { ArrowDown, ArrowUp, CaseSensitive, WholeWord, X } from 'lucide-react'
import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { latinKey } from '../../../ui/latin-key.ts'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { inputHeights, inputLook } from '../../../ui/fields/field.tsx'
import { usePodcastEditor } from '../document/editor-context.ts'
import { messages } from './messages.ts'

/** Finds and replaces text in the whole dialogue. Enter moves to the next result, Shift+Enter to the previous one. */
export function FindBar() {
  const { search } = usePodcastEditor()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.select(), [])

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const again = latinKey(event.nativeEvent).toLowerCase() === 'f' && (event.ctrlKey || event.metaKey)
    if (event.key === 'Escape') search.leave()
    else if (again) field.current?.select()
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- key events bubble from its fields and buttons
    <search
      aria-label={messages.findAndReplace}
      data-own-undo
      onKeyDown={press}
      className="sticky top-0 z-(--z-sticky) -mt-2 mb-3 grid gap-1.5 rounded-float bg-surface p-2 shadow-2 ring ring-line max-md:top-15"
    >
      <Find field={field} />
      <Replace />
    </search>
  )
}

/** Acts on Enter, except while an input method composes text. */
function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  act()
}

function Find({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { search } = usePodcastEditor()
  const { search: wanted, findings, at } = useStore(search)
  const none = findings.length === 0
  return (
    <div className="flex flex-wrap items-center gap-1">
      <input
        ref={field}
        aria-label={messages.find}
        placeholder={messages.findPlaceholder}
        dir="auto"
        value={wanted.text}
        onChange={(event) => search.change({ text: event.target.value })}
        onKeyDown={(event) => onEnter(event, () => search.step(event.shiftKey ? -1 : 1))}
        className={classes(inputLook, inputHeights.small, 'min-w-40 flex-1')}
      />
      <output className="min-w-19 px-1 text-center text-xs text-ink-2 tabular-nums">
        {wanted.text !== '' && (none ? messages.notFound : messages.findingOf(at + 1, findings.length))}
      </output>
      {/* These buttons wrap together. */}
      <div className="ms-auto flex items-center gap-1">
        <Choice
          label={messages.matchCase}
          icon={<CaseSensitive aria-hidden />}
          chosen={wanted.matchCase}
          onChange={(matchCase) => search.change({ matchCase })}
        />
        <Choice
          label={messages.wholeWords}
          icon={<WholeWord aria-hidden />}
          chosen={wanted.wholeWords}
          onChange={(wholeWords) => search.change({ wholeWords })}
        />
        <IconButton label={messages.previous} disabled={none} onClick={() => search.step(-1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label={messages.next} disabled={none} onClick={() => search.step(1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={messages.close} onClick={() => search.leave()}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

function Replace() {
  const { search } = usePodcastEditor()
  const none = useStore(search).findings.length === 0
  const [replacement, setReplacement] = useState('')
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <input
        aria-label={messages.replaceWith}
        placeholder={messages.replaceWith}
        dir="auto"
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
        onKeyDown={(event) => onEnter(event, () => search.replace(replacement))}
        className={classes(inputLook, inputHeights.small, 'min-w-40 flex-1')}
      />
      <Button size="small" disabled={none} onClick={() => search.replace(replacement)}>
        {messages.replace}
      </Button>
      <Button size="small" disabled={none} onClick={() => search.replaceAll(replacement)}>
        {messages.replaceAll}
      </Button>
    </div>
  )
}

interface ChoiceProps {
  label: string
  icon: ReactElement
  chosen: boolean
  onChange: (chosen: boolean) => void
}

function Choice({ label, icon, chosen, onChange }: ChoiceProps) {
  return (
    <Tooltip text={label}>
      <IconButton
        label={label}
        aria-pressed={chosen}
        onClick={() => onChange(!chosen)}
        className={chosen ? 'bg-brand-soft text-brand-text' : ''}
      >
        {icon}
      </IconButton>
    </Tooltip>
  )
}
