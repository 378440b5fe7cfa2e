import type { Share } from '@lectern/domain/api/learners/shares.ts'
import { useId } from 'react'
import { dateOf } from '../../messages/moments.ts'
import { messages } from './messages.ts'
import { PanelSection } from './panel-section.tsx'

interface LinkChoiceProps {
  links: readonly Share[]
  chosen: Share
  onChoose: (shareId: string) => void
}

/** Chooses one of several links. The sections below are about that link. */
export function LinkChoice({ links, chosen, onChoose }: LinkChoiceProps) {
  const name = useId()
  return (
    <PanelSection title={messages.links(links.length)} aside={messages.chooseLink}>
      <ul className="grid grid-cols-1">
        {links.map((link) => (
          <li key={link.share_id}>
            <LinkRow
              name={name}
              words={sharedWords(link)}
              url={link.url}
              chosen={link.share_id === chosen.share_id}
              onChoose={() => onChoose(link.share_id)}
            />
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

interface LinkRowProps {
  name: string
  words: string
  url: string
  chosen: boolean
  onChoose: () => void
}

function LinkRow({ name, words, url, chosen, onChoose }: LinkRowProps) {
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-2 px-2 py-1 leading-snug hover:bg-hover">
      <input
        type="radio"
        name={name}
        checked={chosen}
        onChange={onChoose}
        className="row-span-2 size-4.5 accent-brand"
      />
      <span className="text-sm wrap-anywhere">{words}</span>
      <bdi dir="ltr" className="justify-self-start font-mono text-xs text-ink-2">
        {endOf(url)}
      </bdi>
    </label>
  )
}

/** A sentence about the author of a link and its day. */
export function sharedWords({ created_by: author, created_at: at }: Share): string {
  const day = dateOf(new Date(at))
  return author === null ? messages.sharedOn(day) : messages.sharedBy(author, day)
}

/** The part of an address that differs between links. */
const endOf = (url: string): string => `…${url.slice(-8)}`
