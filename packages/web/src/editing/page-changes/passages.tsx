import type { Format } from '@lectern/domain/courses/formats.ts'
import { changesUnder, type PassageChange } from '@lectern/domain/sources/page-changes.ts'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { inBackground } from '../../ui/in-background.ts'
import { compareWords } from '../history/compare-parts.ts'
import { Words } from '../history/part-changes.tsx'
import type { BasedPart } from './changing-parts.ts'
import { messages } from './messages.ts'
import type { PageChanges } from './page-changes.ts'

interface PassagesProps<Document> {
  changes: PageChanges<Document>
  found: readonly PassageChange[]
  parts: readonly BasedPart[]
  format: Format
  language: string | undefined
  /** Shows a part in the editor. */
  onShow: (key: string) => void
}

const looks = {
  changed: 'bg-progress-soft text-ink',
  added: 'bg-done-soft text-done-text',
  removed: 'bg-danger-soft text-danger-text',
} as const

const kindOf = ({ before, after }: PassageChange): keyof typeof looks =>
  before ? (after ? 'changed' : 'removed') : 'added'

const idOf = ({ before, after }: PassageChange): string => (before ?? after)?.id ?? ''

/** The changed passages word by word, each with the parts that are based on it. */
export function Passages<Document>({ found, ...props }: PassagesProps<Document>) {
  return (
    <section aria-label={messages.passages} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-sm font-strong">{messages.passages}</h3>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {found.map((change) => (
          <li key={idOf(change)} className="rounded-2 border border-line px-3.5 py-2.5">
            <Passage change={change} {...props} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type PassageProps<Document> = Omit<PassagesProps<Document>, 'found'> & { change: PassageChange }

function Passage<Document>({ change, ...props }: PassageProps<Document>) {
  const { before, after } = change
  const { language } = props
  const kind = kindOf(change)
  const words = useMemo(
    () => compareWords(before?.text ?? '', after?.text ?? '', language),
    [before, after, language],
  )
  return (
    <>
      <p className="flex items-center gap-2 text-xs text-ink-2">
        <span className={classes('rounded-full px-2 py-0.5 font-medium', looks[kind])}>{messages[kind]}</span>
        <bdi className="min-w-0 truncate">{(after ?? before)?.path.at(-1)}</bdi>
      </p>
      <p
        dir="auto"
        lang={language}
        className="my-1.5 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap"
      >
        <Words changes={words} />
      </p>
      {kind === 'added' ? (
        <NewPassage change={change} {...props} />
      ) : (
        <BasedParts change={change} {...props} />
      )}
    </>
  )
}

function NewPassage<Document>({ change, changes, format }: PassageProps<Document>) {
  const busy = useStore(changes, ({ writing }) => writing !== undefined)
  const proposed = useStore(changes, ({ proposals }) => proposals.some(({ id }) => id === idOf(change)))
  return (
    <p className="flex flex-wrap items-center gap-2.5 text-sm text-ink-2">
      {messages.noPart}
      {!proposed && (
        <Button
          look="soft"
          size="small"
          unavailable={busy}
          onClick={() => inBackground(changes.proposeNew(change, messages.newPart[format]))}
        >
          {messages.propose[format]}
        </Button>
      )}
    </p>
  )
}

function BasedParts<Document>({ change, changes, parts, onShow }: PassageProps<Document>) {
  const unproposed = useStore(changes, (state) => state.unproposed)
  const busy = useStore(changes, ({ writing }) => writing !== undefined)
  const resting = parts.filter(({ sources }) => changesUnder([change], sources).length > 0)
  if (resting.length === 0) return <p className="text-sm text-ink-2">{messages.noPart}</p>
  return (
    <ul className="flex flex-wrap items-center gap-x-1 gap-y-1">
      {resting.map(({ key, name }) => (
        <li key={key}>
          {unproposed.has(key) ? (
            <span className="flex flex-wrap items-center gap-1 px-2 text-sm text-ink-2">
              {messages.noProposal(name)}
              <Button
                look="soft"
                size="small"
                unavailable={busy}
                onClick={() => {
                  if (!busy) changes.keep(key)
                }}
              >
                {messages.keep}
              </Button>
            </span>
          ) : (
            <Button look="quiet" size="small" onClick={() => onShow(key)}>
              {name}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
