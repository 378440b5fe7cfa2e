import type { Format } from '@lectern/domain/courses/formats.ts'
import { type ReactNode, useId } from 'react'
import { classes } from '../../ui/classes.ts'
import type { DocumentPart } from '../document/document-part.ts'
import { compareWords, type WordChange } from '../history/compare-parts.ts'
import { changeOf } from './change-words.ts'
import type { MergeRow, Side } from './compare-versions.ts'
import { messages, type SideMessages } from './both-versions-messages.ts'

const bothSides = ['mine', 'theirs'] as const

interface PartChoiceProps {
  row: MergeRow
  format: Format
  sides: SideMessages
  language: string | undefined
  chosen: Side
  onChoose: (side: Side) => void
}

/** A part that differs between the versions, with a choice of one. */
export function PartChoice({ row, format, sides, language, chosen, onChoose }: PartChoiceProps) {
  const { mine, theirs } = row
  const words = mine && theirs ? compareWords(mine.text, theirs.text, language) : undefined
  const shared = { words, format, sides, language }
  return (
    <Choice
      name={(mine ?? theirs)?.name ?? ''}
      note={changeOf(row, sides)}
      sides={sides}
      chosen={chosen}
      onChoose={onChoose}
      mine={<PartText part={mine} side="mine" {...shared} />}
      theirs={<PartText part={theirs} side="theirs" {...shared} />}
    />
  )
}

interface OrderChoiceProps {
  format: Format
  sides: SideMessages
  chosen: Side
  onChoose: (side: Side) => void
}

/** The choice of an order, if the common parts are ordered differently. */
export function OrderChoice({ format, sides, chosen, onChoose }: OrderChoiceProps) {
  return (
    <Choice
      name={messages.order}
      note=""
      sides={sides}
      chosen={chosen}
      onChoose={onChoose}
      mine={<p className="text-sm text-ink-2">{sides.mine.order[format]}</p>}
      theirs={<p className="text-sm text-ink-2">{sides.theirs.order[format]}</p>}
    />
  )
}

interface ChoiceProps {
  name: string
  note: string
  sides: SideMessages
  chosen: Side
  onChoose: (side: Side) => void
  mine: ReactNode
  theirs: ReactNode
}

/** Two alternatives side by side. A click anywhere on one, or the arrow keys, choose it. */
function Choice({ name, note, sides, chosen, onChoose, ...contents }: ChoiceProps) {
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex w-full flex-wrap items-baseline gap-x-2.5 px-1">
        <span dir="auto" className="min-w-0 font-strong wrap-anywhere">
          {name}
        </span>
        {note && <span className="text-xs text-ink-2">{note}</span>}
      </legend>
      <div className="grid gap-2 md:grid-cols-2">
        {bothSides.map((side) => (
          <label
            key={side}
            className={classes(
              'block min-w-0 cursor-pointer rounded-3 p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              chosen === side ? 'bg-brand-soft ring-2 ring-brand' : 'ring ring-line hover:bg-hover',
            )}
          >
            <span className="mb-1.5 flex items-center gap-2 text-sm font-strong">
              <input
                type="radio"
                name={group}
                checked={chosen === side}
                onChange={() => onChoose(side)}
                className="size-4 accent-brand"
              />
              {sides[side].label}
            </span>
            {contents[side]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface PartTextProps {
  part: DocumentPart | undefined
  /** Changes from mine to theirs. Undefined if only one has the part. */
  words: readonly WordChange[] | undefined
  side: Side
  format: Format
  sides: SideMessages
  language: string | undefined
}

/** The text of a part in one version, with the words marked that only this version has. */
function PartText({ part, words, side, format, sides, language }: PartTextProps) {
  if (!part) return <p className="text-sm text-ink-2">{messages.without[format]}</p>
  if (words?.every(({ kind }) => kind === 'same')) {
    return <p className="text-sm text-ink-2">{sides[side].sameWords}</p>
  }
  const own = side === 'mine' ? 'removed' : 'added'
  return (
    <p
      dir="auto"
      lang={language}
      className="max-h-60 overflow-y-auto text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap"
    >
      {words?.some(({ kind }) => kind === 'same')
        ? words
            .filter(({ kind }) => kind === 'same' || kind === own)
            .map((run, index) =>
              run.kind === 'same' ? (
                run.words
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- runs of words have no identity except their position
                <mark key={index} className="rounded-1 bg-brand-soft-2 text-brand-text">
                  {run.words}
                </mark>
              ),
            )
        : part.text}
    </p>
  )
}
