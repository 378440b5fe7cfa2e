/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a grid that scrolls and lays out its rows by itself; browsers forget that a table is one when it does */
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { messages } from './messages.ts'
import { findTyped, nothingTyped, typeOn } from './type-ahead.ts'
import { VoiceRow } from './voice-row.tsx'

interface VoiceListProps {
  voices: readonly Voice[]
  value: string | undefined
  onSelect: (voiceId: string) => void
  /** Plays the sample, pauses it, goes on. */
  onListen: (voiceId: string) => void
}

/**
 * The voices as a grid of one stop for the Tab key. Arrows, Home, End and the page keys move, letters jump to names,
 * Enter selects, the space bar plays and pauses.
 */
export function VoiceList({ voices, value, onSelect, onListen }: VoiceListProps) {
  const grid = useRef<HTMLDivElement>(null)
  const typed = useRef(nothingTyped)
  const [movedTo, setMovedTo] = useState<string>()
  const select = useLatest(onSelect)
  const listen = useLatest(onListen)
  const indexOf = (id: string | undefined) => voices.findIndex((voice) => voice.id === id)
  const active = Math.max(0, indexOf(movedTo) >= 0 ? indexOf(movedTo) : indexOf(value))

  // Opened, the list shows what is selected. Only the list scrolls, never what is around it.
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
      typed.current = typeOn(typed.current, event.key, event.timeStamp)
      const found = findTyped(voices, typed.current, active)
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
      // The odd half row shows that the list goes on.
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

/** Always the same function, which calls the newest: so that hundreds of rows need not be drawn again. */
function useLatest(act: (voiceId: string) => void): (voiceId: string) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((voiceId) => latest.current(voiceId), [])
}
