/* oxlint-disable jsx-a11y/prefer-tag-over-role -- browsers drop the table role of a table with its own layout and scrolling */
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { messages } from './messages.ts'
import { findVoiceByText, nothingTyped, appendTyped } from './type-ahead.ts'
import { VoiceRow } from './voice-row.tsx'

interface VoiceListProps {
  voices: readonly Voice[]
  value: string | undefined
  onSelect: (voiceId: string) => void
  /** Plays, pauses or resumes the sample. */
  onListen: (voiceId: string) => void
}

/**
 * The voices as a grid with one tab stop. Arrow keys, Home, End and the page keys move the focus. Letters move it to
 * names. Enter selects a voice, and the space bar plays or pauses its sample.
 */
export function VoiceList({ voices, value, onSelect, onListen }: VoiceListProps) {
  const grid = useRef<HTMLDivElement>(null)
  const typed = useRef(nothingTyped)
  const [movedTo, setMovedTo] = useState<string>()
  const select = useLatest(onSelect)
  const listen = useLatest(onListen)
  const indexOf = (id: string | undefined) => voices.findIndex((voice) => voice.id === id)
  const active = Math.max(0, indexOf(movedTo) >= 0 ? indexOf(movedTo) : indexOf(value))

  // Scrolls to the selected voice. `scrollIntoView` would also scroll the dialog.
  useLayoutEffect(() => {
    const selected = grid.current?.querySelector('[aria-selected=true]')
    if (!grid.current || !(selected instanceof HTMLElement)) return
    grid.current.scrollTop = selected.offsetTop - (grid.current.clientHeight - selected.offsetHeight) / 2
  }, [])

  function moveTo(index: number) {
    const row = grid.current?.children[Math.min(Math.max(index, 0), voices.length - 1)]
    if (row instanceof HTMLElement) row.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const voice = voices[active]
    const onRow = !(event.target instanceof HTMLButtonElement)
    const page = rowsInView(grid.current)
    const moves: Partial<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: voices.length - 1,
    }
    const target = moves[event.key]
    if (target !== undefined) {
      moveTo(target)
    } else if (onRow && voice && event.key === 'Enter') {
      onSelect(voice.id)
    } else if (onRow && voice && event.key === ' ') {
      onListen(voice.id)
    } else if (event.key.length === 1 && event.key !== ' ') {
      typed.current = appendTyped(typed.current, event.key, event.timeStamp)
      const found = findVoiceByText(voices, typed.current, active)
      if (found >= 0) moveTo(found)
    } else return
    event.preventDefault()
  }

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={messages.voices}
      aria-rowcount={voices.length}
      onKeyDown={onKeyDown}
      // The height shows half of the last row, so that users see that the list continues.
      className="relative -mx-3.5 max-h-[min(16rem,40dvh)] overflow-x-hidden overflow-y-auto border-t border-line outline-none"
    >
      {voices.map((voice, index) => (
        <VoiceRow
          key={voice.id}
          voice={voice}
          position={index + 1}
          selected={voice.id === value}
          tabStop={index === active}
          onFocus={setMovedTo}
          onSelect={select}
          onListen={listen}
        />
      ))}
    </div>
  )
}

function rowsInView(grid: HTMLElement | null): number {
  const row = grid?.firstElementChild
  if (!grid || !(row instanceof HTMLElement)) return 1
  return Math.max(1, Math.floor(grid.clientHeight / row.offsetHeight) - 1)
}

/** A function that stays the same and calls the latest `act`, so that hundreds of rows do not render again. */
function useLatest(act: (voiceId: string) => void): (voiceId: string) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((voiceId) => latest.current(voiceId), [])
}
