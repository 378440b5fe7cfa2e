import { translatedPage } from '@lectern/domain/documents/translated-page.ts'
import { languageName } from '@lectern/domain/voices/languages.ts'
import type { ReactNode } from 'react'
import { FormatIcon } from '../../formats/format-icon.tsx'
import { formatViews } from '../../formats/format-views.ts'
import { rowOf } from '../../messages/lists.ts'
import { dayOf } from '../../messages/moments.ts'
import { classes } from '../../ui/classes.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { type CompletePiece, type OfferedPiece, pageOf, pieceKey } from '../state/pieces.ts'
import { messages } from '../state/messages.ts'

interface PieceListProps {
  pieces: readonly OfferedPiece[]
  /** The keys of the chosen pieces. */
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
  /** Shown below the list. */
  children: ReactNode
}

/** The pieces that can be published. One that is not complete says so. */
export function PieceList({ pieces, keys, onChange, children }: PieceListProps) {
  const complete = pieces.filter((piece) => piece.complete).map(pieceKey)
  const chosen = complete.filter((key) => keys.has(key))
  return (
    <section className="grid grid-cols-1 gap-2.5">
      <h3 className="flex items-center justify-between gap-3 font-strong">
        {messages.pieces}
        <span className="text-sm font-normal text-ink-2 tabular-nums">{messages.chosen(chosen.length)}</span>
      </h3>
      {complete.length === 0 && <p className="text-sm text-ink-2">{messages.noneComplete}</p>}
      {pieces.length > 0 && (
        <div className="overflow-hidden rounded-3 border border-line">
          {pieces.length > 2 && (
            <Row className="bg-sunken">
              <Checkbox
                label={messages.all}
                checked={chosen.length > 0 && chosen.length === complete.length}
                mixed={chosen.length > 0 && chosen.length < complete.length}
                disabled={complete.length === 0}
                onChange={(all) => onChange(new Set(all ? complete : []))}
              />
              <span className="text-sm font-medium">{messages.all}</span>
            </Row>
          )}
          <ul className="md:max-h-[min(22rem,45dvh)] md:overflow-y-auto">
            {pieces.map((piece) => (
              <li key={pieceKey(piece)} className="border-line not-first:border-t">
                <PieceRow
                  piece={piece}
                  chosen={keys.has(pieceKey(piece))}
                  onChange={(isChosen) => onChange(withKey(keys, pieceKey(piece), isChosen))}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </section>
  )
}

function withKey(keys: ReadonlySet<string>, key: string, isChosen: boolean): ReadonlySet<string> {
  const others = [...keys].filter((one) => one !== key)
  return new Set(isChosen ? [...others, key] : others)
}

function Row({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the Checkbox inside is the control
    <label
      className={classes(
        'flex min-h-11 cursor-pointer items-center gap-x-3 gap-y-1 px-3.5 py-2 hover:bg-hover max-sm:flex-wrap',
        className,
      )}
    >
      {children}
    </label>
  )
}

interface PieceRowProps {
  piece: OfferedPiece
  chosen: boolean
  onChange: (chosen: boolean) => void
}

function PieceRow({ piece, chosen, onChange }: PieceRowProps) {
  const { complete, format, title } = piece
  const isTranslation = complete !== undefined && complete.translation_of !== null
  return (
    <Row className={complete ? '' : 'cursor-not-allowed text-ink-3'}>
      <Checkbox
        label={messages.choose[format](title)}
        checked={chosen && complete !== undefined}
        disabled={!complete}
        onChange={onChange}
      />
      <FormatIcon format={format} />
      <span className="min-w-0 flex-1 max-sm:basis-[calc(100%-6rem)]">
        <span className="block leading-snug wrap-anywhere">
          {isTranslation ? (
            <bdi lang={complete.language ?? undefined}>{complete.title}</bdi>
          ) : (
            <bdi>{title}</bdi>
          )}
        </span>
        <span className="block text-sm text-ink-2 tabular-nums">
          {complete ? sizeOf(complete) : messages.notComplete}
        </span>
      </span>
      <span className="flex flex-wrap gap-1 max-sm:ms-[3.875rem] empty:hidden sm:max-w-[55%] sm:justify-end">
        <PieceChips piece={piece} />
      </span>
    </Row>
  )
}

/** '5 slides', and for a translation 'German · 5 slides'. */
function sizeOf({ page_id, translation_of, format, parts, duration_ms }: CompletePiece): string {
  const size = messages.size[format](parts)
  const minutes = Math.round(duration_ms / 60_000)
  const length =
    formatViews[format].showsDuration && minutes > 0 ? messages.sizeWithMinutes(size, minutes) : size
  const language = translation_of === null ? undefined : translatedPage(page_id)?.language
  return language ? rowOf([languageName(language), length]) : length
}

function PieceChips({ piece }: { piece: OfferedPiece }) {
  const { complete, format } = piece
  const page = pageOf(piece)
  const silent = complete?.silent_parts ?? 0
  return (
    <>
      {page && !page.conflict && <Chip>{messages.updatesPage(dayOf(new Date(page.updated_at)))}</Chip>}
      {page?.conflict && <Chip look="bg-progress-soft text-progress-text">{messages.edited}</Chip>}
      {page?.share_id === null && <Chip>{messages.linkEnded}</Chip>}
      {page?.shows_old_address && (
        <Chip look="bg-progress-soft text-progress-text">{messages.oldAddress}</Chip>
      )}
      {silent > 0 && (
        <Chip look="bg-progress-soft text-progress-text">{messages.silent[format](silent)}</Chip>
      )}
    </>
  )
}

function Chip({ look = 'bg-sunken text-ink-2', children }: { look?: string; children: ReactNode }) {
  return (
    <span className={classes('rounded-full px-2.5 py-1 text-xs leading-tight font-medium', look)}>
      {children}
    </span>
  )
}
