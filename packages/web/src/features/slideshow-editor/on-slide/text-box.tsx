import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { TextPlace } from '../../../slides/text/slide-editing.ts'
import { emphasizeByKey } from './emphasis.ts'
import type { CaretTarget, SlideTyping, TypedText } from './use-slide-typing.ts'
import { messages } from './messages.ts'

interface TextBoxProps {
  readonly place: TextPlace
  readonly typing: SlideTyping
  /** Closes the text. `before`: restores the text. */
  readonly onLeave: (how?: 'before') => void
  /** Opens the next or the previous text of the slide. Returns false if there is none. */
  readonly onStep: (step: 1 | -1) => boolean
}

/** The input of a text on the slide. It has the place, the font and the colour of the text, and shows its Markdown. */
export function TextBox({ place, typing, onLeave, onStep }: TextBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const written = typing.textOf(place)
  useCaret(box, typing.caret)
  if (!written) return null

  return (
    <span className="slide-typing" data-copy={written.text}>
      <textarea
        ref={box}
        rows={1}
        data-field={place.field}
        data-item={place.item}
        aria-label={messages.textOnSlide(written.name)}
        placeholder={written.name}
        value={written.text}
        onChange={({ target }) => typing.type(place, target.value, target.selectionStart)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          emphasizeByKey(event)
          if (!event.defaultPrevented && handleKey(event, written)) event.preventDefault()
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n')
          const pasted = written.pasted(text)
          if (pasted === text) return
          event.preventDefault()
          insert(event.currentTarget, pasted)
        }}
        onBlur={({ currentTarget }) => {
          // The window lost the focus, and the text keeps it.
          if (document.activeElement !== currentTarget) typing.stop()
        }}
      />
    </span>
  )

  function insert(
    { value, selectionStart: start, selectionEnd: end }: HTMLTextAreaElement,
    text: string,
  ): void {
    typing.type(place, value.slice(0, start) + text + value.slice(end), start + text.length)
  }

  /** True if the key was handled and does not type. */
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>, { enter, text }: TypedText): boolean {
    const { selectionStart, selectionEnd } = event.currentTarget
    const selected = selectionStart !== selectionEnd
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    switch (event.key) {
      case 'Escape':
        onLeave('before')
        return true
      case 'Enter':
        if (enter === 'leave') onLeave()
        else if (enter !== 'line break' && !event.shiftKey) insert(event.currentTarget, enter)
        else return false
        return true
      case 'Tab':
        return onStep(event.shiftKey ? -1 : 1)
      case 'Backspace':
        return place.item !== undefined && !selected && selectionStart === 0 && typing.join(place, place.item)
      case 'Delete':
        return (
          place.item !== undefined &&
          !selected &&
          selectionStart === text.length &&
          typing.join(place, place.item + 1)
        )
      default:
        return false
    }
  }
}

function useCaret(box: React.RefObject<HTMLTextAreaElement | null>, caret: CaretTarget | undefined): void {
  useLayoutEffect(() => {
    const { current } = box
    if (!current || !caret) return
    const at = Math.min(caret.at, current.value.length)
    current.focus()
    current.setSelectionRange(at, at)
  }, [box, caret])
}
