import { splitLine } from '@lectern/domain/podcast/edit-dialogue.ts'
import type { LinePlace } from '@lectern/domain/podcast/play-order.ts'
import { hosts } from '@lectern/domain/podcast/podcast.ts'
import { ArrowDown, ArrowUp, Ellipsis, FoldVertical, ListTree, Scissors } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { createSharedMenu, MenuItem, MenuLine, SharedMenu, SharedMenuTrigger } from '../../../ui/menu.tsx'
import { usePodcast, usePodcastEditor } from '../editor-context.ts'
import { HostAvatar } from '../host-avatar.tsx'
import { findLineField } from './line-field.ts'

const menu = createSharedMenu<LinePlace>()

/** Opens what else can be done with a line. */
export function LineMenuButton({ place }: { place: LinePlace }) {
  return (
    <SharedMenuTrigger
      menu={menu}
      payload={place}
      trigger={
        <IconButton label={`More for line ${place.line + 1}`}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    />
  )
}

/** The one menu of all lines. Where an act has taken the focus to a line, it stays there. */
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
      {(place) => (
        <LineMenuItems
          place={place}
          onAct={() => {
            const { activeElement } = document
            taken.current = activeElement instanceof HTMLTextAreaElement ? activeElement : null
          }}
        />
      )}
    </SharedMenu>
  )
}

function LineMenuItems({ place, onAct }: { place: LinePlace; onAct: () => void }) {
  const { acts } = usePodcastEditor()
  const cast = usePodcast()
  const { segment, line } = place
  const last = (cast.segments[segment]?.dialogue.length ?? 0) - 1
  const cursor = findLineField(place)?.selectionStart ?? 0
  const canSplit = splitLine(cast, segment, line, cursor) !== cast
  const doing = (act: () => void) => () => {
    act()
    onAct()
  }
  return (
    <>
      {hosts.map((host) => (
        <MenuItem
          key={host}
          icon={<HostAvatar host={host} size="small" />}
          onSelect={doing(() => acts.add({ segment, line: line + 1 }, host))}
        >
          Add {host} below
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem
        icon={<Scissors aria-hidden />}
        disabled={!canSplit}
        onSelect={doing(() => acts.split(place, cursor))}
      >
        Split at cursor
      </MenuItem>
      <MenuItem
        icon={<FoldVertical aria-hidden />}
        disabled={line >= last}
        onSelect={doing(() => acts.join(place))}
      >
        Join with next
      </MenuItem>
      <MenuLine />
      <MenuItem
        icon={<ArrowUp aria-hidden />}
        disabled={segment === 0 && line === 0}
        onSelect={doing(() => acts.moveBy(place, -1))}
      >
        Move up
      </MenuItem>
      <MenuItem
        icon={<ArrowDown aria-hidden />}
        disabled={segment === cast.segments.length - 1 && line >= last}
        onSelect={doing(() => acts.moveBy(place, 1))}
      >
        Move down
      </MenuItem>
      <MenuLine />
      <MenuItem
        icon={<ListTree aria-hidden />}
        disabled={line === 0}
        onSelect={doing(() => acts.splitSegment(place))}
      >
        Split segment here
      </MenuItem>
    </>
  )
}
