import { readContent } from '@lectern/domain/slides/read-content.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { changeContent, slideOf } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { useState } from 'react'
import type { FieldName, TextPlace } from '../../../slides/text/slide-editing.ts'
import { useSlideshowStore } from '../document/editor-context.ts'
import { type FieldRows, fieldRows, type FieldValue } from './field-rows.ts'
import { joinRows, retypeRow, type RowCaret } from './rows.ts'

/** The position for the caret, at most the end of the text. A new object moves the caret there again. */
export interface CaretTarget {
  readonly at: number
}

interface OpenText {
  readonly place: TextPlace
  readonly caret: CaretTarget
  /** The value of the field when the author started to type. */
  readonly before: FieldValue
}

/** A text of a field, in Markdown, and how typing changes it. */
export interface TypedText extends FieldRows {
  readonly text: string
  readonly name: string
}

export type SlideTyping = ReturnType<typeof useSlideTyping>

/** Editing of the texts of the selected slide in place. Each keystroke is an edit of the document. */
export function useSlideTyping(slide: Slide, type: SlideType) {
  const store = useSlideshowStore()
  const { key } = slide
  const [open, setOpen] = useState<OpenText>()

  /**
   * The current value, which may be newer than the rendered one. An empty field stays empty, even if its type has a
   * default.
   */
  function valueOf(field: FieldName): FieldValue {
    const { content } = slideOf(store.getState().history.present, key) ?? slide
    const value = content[field]
    const read = readContent(type, content)[field] ?? ''
    return typeof value === 'string' && typeof read === 'string' ? value : read
  }

  const rowsOf = ({ field, item }: TextPlace) => {
    const known = type.fields[field]
    return known && fieldRows(known, item !== undefined)
  }

  function textOf(place: TextPlace): TypedText | undefined {
    const kind = rowsOf(place)
    const row = place.item ?? 0
    return kind && { ...kind, text: kind.read(valueOf(place.field))[row] ?? '', name: kind.label(row) }
  }

  function write(field: FieldName, value: FieldValue, gesture?: string): void {
    store.edit((show) => changeContent(show, key, field, value), gesture)
  }

  /** Moves the caret to another row, or to another place of the same row. */
  function moveCaret({ field, item }: TextPlace, { row, caret }: RowCaret): void {
    setOpen(
      (was) =>
        was && { ...was, place: { field, item: item === undefined ? undefined : row }, caret: { at: caret } },
    )
  }

  /** Removes the row if the author left it empty, and returns it. */
  function dropEmptyRow(): TextPlace | undefined {
    const kind = open && rowsOf(open.place)
    if (!kind || open.place.item === undefined) return undefined
    const { field, item } = open.place
    const rows = kind.read(valueOf(field))
    if (rows.length < 2 || rows[item]?.trim() !== '') return undefined
    write(field, kind.write(rows.toSpliced(item, 1)))
    return open.place
  }

  return {
    /** The edited text. After an undo its row may not exist, and then it is the last row. */
    typed: open && {
      ...open.place,
      item: open.place.item && Math.min(open.place.item, lastRowOf(open.place)),
    },
    caret: open?.caret,
    textOf,

    start(place: TextPlace, at = Infinity): void {
      const gone = dropEmptyRow()
      const isBelow = gone?.field === place.field && (place.item ?? 0) > (gone.item ?? 0)
      setOpen({
        place: isBelow ? { ...place, item: (place.item ?? 0) - 1 } : place,
        caret: { at },
        before: valueOf(place.field),
      })
    },

    type(place: TextPlace, typed: string, caret: number): void {
      const kind = rowsOf(place)
      if (!kind) return
      const rows = kind.read(valueOf(place.field))
      const row = place.item ?? 0
      const next = retypeRow({ rows, row, caret }, typed, kind.split)
      const sameRows = next.rows.length === Math.max(rows.length, row + 1)
      write(
        place.field,
        kind.write(next.rows),
        sameRows ? `${key}.${place.field}.${place.item ?? ''}` : undefined,
      )
      if (next.row !== row || next.rows[row] !== typed) moveCaret(place, next)
    },

    /** Joins a row with the previous one. Returns false if there is none. */
    join(place: TextPlace, row: number): boolean {
      const kind = rowsOf(place)
      const joined = kind && joinRows(kind.read(valueOf(place.field)), row)
      if (!joined) return false
      write(place.field, kind.write(joined.rows))
      moveCaret(place, joined)
      return true
    },

    stop(): void {
      dropEmptyRow()
      setOpen(undefined)
    },

    /** Closes the text and restores the value of the field. */
    cancel(): void {
      if (open && !isSameValue(valueOf(open.place.field), open.before)) write(open.place.field, open.before)
      setOpen(undefined)
    },
  }

  function lastRowOf(place: TextPlace): number {
    return Math.max(0, (rowsOf(place)?.read(valueOf(place.field)).length ?? 1) - 1)
  }
}

function isSameValue(one: FieldValue, other: FieldValue): boolean {
  return [one].flat().join('\n') === [other].flat().join('\n')
}
