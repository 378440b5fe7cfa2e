import { audioStatus } from '@lectern/domain/narration/audio/audio-status.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { changeLine, splitLine } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import { placeOfLine } from '@lectern/domain/podcast/find-line.ts'
import { hosts } from '@lectern/domain/podcast/podcast.ts'
import { ArrowDown, ArrowUp, Ellipsis, FoldVertical, ListTree, Mic, Repeat, Scissors } from 'lucide-react'
import { useRef } from 'react'
import { applyMark, markActions, nameOfAction } from '../../../editing/panels/mark-buttons.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import {
  createSharedMenu,
  MenuItem,
  MenuLine,
  SharedMenu,
  SharedMenuTrigger,
} from '../../../ui/overlays/menu.tsx'
import { usePodcast, usePodcastEditor } from '../document/editor-context.ts'
import { HostAvatar } from '../hosts/host-avatar.tsx'
import { findLineField } from '../document/line-field.ts'
import { messages } from './messages.ts'

/** The payload is the key of a line. */
const menu = createSharedMenu<string>()

/** Opens the menu with further actions for a line. */
export function LineMenuButton({ line, place }: { line: string; place: number }) {
  return (
    <SharedMenuTrigger
      menu={menu}
      payload={line}
      trigger={
        <IconButton label={messages.moreForLine(place + 1)}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    />
  )
}

/** The menu that all lines share. If an action moved the focus to a line, the focus stays there. */
export function LineMenu() {
  const taken = useRef<HTMLElement>(null)
  return (
    <SharedMenu
      menu={menu}
      finalFocus={() => {
        const { current } = taken
        taken.current = null
        return current ?? true
      }}
    >
      {(line) => (
        <LineMenuItems
          line={line}
          onAct={() => {
            const { activeElement } = document
            taken.current = activeElement instanceof HTMLTextAreaElement ? activeElement : null
          }}
        />
      )}
    </SharedMenu>
  )
}

function LineMenuItems({ line, onAct }: { line: string; onAct: () => void }) {
  const { operations, record, sayAgain, store } = usePodcastEditor()
  const cast = usePodcast()
  const place = placeOfLine(cast, line)
  const segment = place && cast.segments[place.segment]
  if (!segment) return null
  const spoken = segment.dialogue[place.line]
  const hasTakes =
    spoken !== undefined &&
    audioStatus({ ...spoken, script: spoken.content }) === 'Available' &&
    !isOwnRecording(spoken.audio)
  const next = segment.dialogue[place.line + 1]?.key
  const first = place.segment === 0 && place.line === 0
  const last = place.segment === cast.segments.length - 1 && next === undefined
  const cursor = findLineField(line)?.selectionStart ?? 0
  const canSplit = splitLine(cast, line, cursor) !== cast
  const doing = (act: () => void) => () => {
    act()
    onAct()
  }
  return (
    <>
      <MenuItem icon={<Mic aria-hidden />} onSelect={() => record(line)}>
        {messages.record}
      </MenuItem>
      <MenuItem icon={<Repeat aria-hidden />} disabled={!hasTakes} onSelect={() => sayAgain(line)}>
        {messages.sayAgain}
      </MenuItem>
      <MenuLine />
      {markActions.map(({ name, icon, edit }) => (
        <MenuItem
          key={name}
          icon={icon}
          onSelect={() => {
            const field = findLineField(line)
            if (!field) return
            const setContent = (content: string) => store.edit((now) => changeLine(now, line, { content }))
            applyMark(field, edit, setContent)
            field.focus()
            onAct()
          }}
        >
          {nameOfAction(name)}
        </MenuItem>
      ))}
      <MenuLine />
      {hosts.map((host) => (
        <MenuItem
          key={host}
          icon={<HostAvatar host={host} size="small" />}
          onSelect={doing(() => operations.add({ segment: segment.key, before: next }, host))}
        >
          {messages.addHostBelow(host)}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem
        icon={<Scissors aria-hidden />}
        disabled={!canSplit}
        onSelect={doing(() => operations.split(line, cursor))}
      >
        {messages.splitAtCursor}
      </MenuItem>
      <MenuItem
        icon={<FoldVertical aria-hidden />}
        disabled={next === undefined}
        onSelect={doing(() => operations.join(line))}
      >
        {messages.joinWithNext}
      </MenuItem>
      <MenuLine />
      <MenuItem
        icon={<ArrowUp aria-hidden />}
        disabled={first}
        onSelect={doing(() => operations.moveBy(line, -1))}
      >
        {messages.moveUp}
      </MenuItem>
      <MenuItem
        icon={<ArrowDown aria-hidden />}
        disabled={last}
        onSelect={doing(() => operations.moveBy(line, 1))}
      >
        {messages.moveDown}
      </MenuItem>
      <MenuLine />
      <MenuItem
        icon={<ListTree aria-hidden />}
        disabled={place.line === 0}
        onSelect={doing(() => operations.splitSegment(line))}
      >
        {messages.splitSegment}
      </MenuItem>
    </>
  )
}
