import { hosts } from '@lectern/domain/podcast/podcast.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/button.tsx'
import { DialogueList } from '../dialogue/dialogue-list.tsx'
import { FindBar } from '../dialogue/find-bar.tsx'
import { LineMenu } from '../dialogue/line-menu.tsx'
import { usePodcastEditor, useSelectedSegmentPart } from '../document/editor-context.ts'
import { HostAvatar } from '../hosts/host-avatar.tsx'
import { messages } from './messages.ts'
import { SegmentHead } from './segment-head.tsx'

interface SegmentEditorProps {
  /** Opens the settings of the segment. Undefined if they are always shown. */
  onSettings: (() => void) | undefined
}

/** The selected segment with its title, its lines, and buttons that add lines. */
export function SegmentEditor({ onSettings }: SegmentEditorProps) {
  const { operations, search } = usePodcastEditor()
  const segment = useSelectedSegmentPart(({ key }) => key)
  const empty = useSelectedSegmentPart(({ dialogue }) => dialogue.length === 0)
  const searching = useStore(search, ({ open }) => open)
  usePasteOutsideOfText((text) => segment !== undefined && operations.pasteAtEnd(segment, text))
  const { ground, followFocus } = useFocusAfterDeletion(segment)
  if (segment === undefined) return null
  return (
    <div ref={ground} className="mx-auto max-w-195">
      {searching && <FindBar />}
      <SegmentHead key={`head ${segment}`} segment={segment} onSettings={onSettings} onDelete={followFocus} />
      <DialogueList key={`lines ${segment}`} segment={segment} />
      {empty && (
        <p className="rounded-3 border border-dashed border-line-strong px-5 py-8 text-center text-ink-2">
          {messages.emptySegment}
        </p>
      )}
      <div className="sticky bottom-0 mt-1 flex flex-wrap gap-2.5 bg-linear-to-b from-transparent to-ground to-26% pt-3.5 pb-4.5 max-md:static">
        {hosts.map((host) => (
          <Button
            key={host}
            data-add-line
            className="max-md:flex-1"
            icon={<HostAvatar host={host} size="small" />}
            onClick={() => operations.addAtEnd(host)}
          >
            {messages.addHost(host)}
          </Button>
        ))}
      </div>
      <LineMenu />
      <Announcement />
    </div>
  )
}

/** Moves the focus to the title of the next segment if the selected one was deleted, and its focused button with it. */
function useFocusAfterDeletion(segment: string | undefined) {
  const ground = useRef<HTMLDivElement>(null)
  const follows = useRef(false)
  useEffect(() => {
    if (follows.current) ground.current?.querySelector('input')?.focus()
    follows.current = false
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when another segment is selected
  }, [segment])
  const followFocus = () => {
    follows.current = true
  }
  return { ground, followFocus }
}

/** Announces the last action to screen readers. */
function Announcement() {
  const { text, count } = useStore(usePodcastEditor().operations, ({ announcement }) => announcement)
  return (
    <output className="sr-only">
      <span key={count}>{text}</span>
    </output>
  )
}

/** Calls `take` with text that is pasted while no field has the focus. `take` returns whether it used the text. */
function usePasteOutsideOfText(take: (text: string) => boolean): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event
    const elsewhere =
      target instanceof Element &&
      target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]') !== null
    if (!elsewhere && clipboardData && take(clipboardData.getData('text/plain'))) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
