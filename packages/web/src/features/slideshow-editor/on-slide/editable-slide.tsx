import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import {
  type FieldName,
  isSamePlace,
  SlideEditingContext,
  type TextPlace,
} from '../../../slides/text/slide-editing.ts'
import { placeInSource, textBefore } from './caret-place.ts'
import './on-slide.css'
import { TextBox } from './text-box.tsx'
import { useSlideTyping } from './use-slide-typing.ts'
import { messages } from './messages.ts'

interface EditableSlideProps {
  readonly slide: Slide
  readonly type: SlideType
  /** The author starts to type. */
  readonly onStart: () => void
  /** The author wants to choose the picture of a field. */
  readonly onPicture: (field: FieldName) => void
  /** The stage that shows the slide. */
  readonly children: ReactNode
}

/** Makes the texts of a slide editable in place. A press, Enter or F2 opens the text. */
export function EditableSlide({ slide, type, onStart, onPicture, children }: EditableSlideProps) {
  const root = useRef<HTMLDivElement>(null)
  const typing = useSlideTyping(slide, type)
  const { typed } = typing

  const texts = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]

  function start(element: HTMLElement, at?: number): void {
    onStart()
    typing.start(placeOf(element), at)
  }

  function step(by: 1 | -1): boolean {
    const all = texts()
    const next = all[all.findIndex((element) => element instanceof HTMLTextAreaElement) + by]
    if (next) start(next)
    return next !== undefined
  }

  /** The edited text keeps the focus when it closes. */
  function leave(how?: 'before'): void {
    flushSync(() => (how === 'before' ? typing.cancel() : typing.stop()))
    const ofField = texts().filter(({ dataset }) => dataset['field'] === typed?.field)
    const same = ofField.find((element) => isSamePlace(placeOf(element), typed))
    ;(same ?? ofField.at(-1))?.focus()
  }

  function press(event: MouseEvent): void {
    const element = textAt(event.target)
    if (event.button !== 0 || !element || element instanceof HTMLTextAreaElement) return
    // The focus goes into the text, not to the pressed element.
    event.preventDefault()
    const shown = textBefore(element, event.clientX, event.clientY)
    const place = placeOf(element)
    const { from = 0 } = place
    const source = typing.textOf(place)?.text.slice(from) ?? ''
    start(element, shown === undefined ? undefined : from + placeInSource(source, shown))
  }

  function click(event: MouseEvent): void {
    const element = textAt(event.target)
    if (!element) return
    // A press on the text of an option does not choose the option.
    event.preventDefault()
    // Voice control and screen readers click without `mousedown`.
    if (!(element instanceof HTMLTextAreaElement)) start(element)
  }

  function pressKey(event: KeyboardEvent): void {
    const { target } = event
    if (!(target instanceof HTMLElement) || !target.matches('[role=button][data-field]')) return
    if (!['Enter', 'F2', ' '].includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    start(target)
  }

  function drawText(place: TextPlace, text: string, drawn: ReactNode): ReactNode {
    if (isSamePlace(place, typed))
      return <TextBox place={place} typing={typing} onLeave={leave} onStep={step} />
    const name = typing.textOf(place)?.name ?? place.field
    return <TextButton place={place} text={text} drawn={drawn} name={name} />
  }

  function drawPictureChoice(field: FieldName): ReactNode {
    return (
      <button
        type="button"
        className="slide-picture-button"
        aria-label={messages.choosePicture(type.fields[field]?.label ?? field)}
        title={messages.clickToChoose}
        onClick={() => onPicture(field)}
      />
    )
  }

  return (
    // The pressed elements are the texts inside, which are buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={root} onMouseDown={press} onClick={click} onKeyDown={pressKey}>
      <SlideEditingContext value={{ typed, drawText, drawPictureChoice }}>{children}</SlideEditingContext>
    </div>
  )
}

interface TextButtonProps {
  readonly place: TextPlace
  readonly text: string
  readonly drawn: ReactNode
  readonly name: string
}

/** A text that opens when it is pressed. An empty field shows its name. */
function TextButton({ place, text, drawn, name }: TextButtonProps) {
  const missing = !text.trim()
  const wanted = messages.addText(name)
  return (
    <span
      // A <button> has another layout than the text.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={0}
      className="slide-text-button"
      data-field={place.field}
      data-item={place.item}
      data-from={place.from}
      data-missing={missing || undefined}
      aria-label={missing ? wanted : messages.editText(name, text)}
      title={missing ? undefined : messages.clickToEdit}
    >
      {missing ? wanted : drawn}
    </span>
  )
}

/** The pressed text, or the only text of the pressed cell or card. */
function textAt(target: EventTarget): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  const around = target.closest('[data-field], [data-text], td, th, li')
  if (around instanceof HTMLElement && around.matches('[data-field]')) return around
  return around?.querySelector<HTMLElement>('[data-field]') ?? undefined
}

function placeOf({ dataset }: HTMLElement): TextPlace {
  const number = (given: string | undefined) => (given === undefined ? undefined : Number(given))
  // This component rendered the attribute from a field name.
  const field = dataset['field'] as FieldName
  return { field, item: number(dataset['item']), from: number(dataset['from']) }
}
