import { describeDrawing } from '@lectern/domain/drawings/describe-drawing.ts'
import { derived } from '@lectern/domain/editing/derived.ts'
import { changeContent } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import { readContent } from '@lectern/domain/slides/read-content.ts'
import { type Field, isFieldShown, type SlideType } from '@lectern/domain/slides/slide-type.ts'
import { isSlideType, type SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { putPicture } from '@lectern/domain/slideshow/editing/put-picture.ts'
import type { Picture } from '@lectern/domain/slideshow/editing/put-picture.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { directionOf } from '@lectern/domain/voices/languages.ts'
import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { RowsField } from '../../../editing/panels/rows-field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import {
  usePresentation,
  useSelectedKey,
  useSelectedSlidePart,
  useSelectedSlideParts,
  useSlideshowStore,
} from '../document/editor-context.ts'
import { ImageField } from './image-field.tsx'
import type { PicturePlace } from '../document/picture-uploads.ts'
import { emphasizeByKey } from '../on-slide/emphasis.ts'
import { ChoicesField } from './choices-field.tsx'
import { messages } from './messages.ts'

/**
 * The content of the selected slide, with one field for each field of its type. A keystroke renders only its own field.
 */
export const ContentFields = memo(function ContentFields() {
  const slide = useSelectedKey()
  const id = useSelectedSlidePart(({ slide_type }) => slide_type) ?? ''
  const shown = useSelectedSlideParts(shownFields) ?? []
  if (!isSlideType(id)) return <p className="text-sm text-ink-2">{messages.unknownType(id)}</p>
  return shown.map((name) => (
    <div key={name} data-content-field={name} className="grid">
      <FieldOf slide={slide} type={id} name={name} shown={shown} />
    </div>
  ))
})

interface FieldOfProps {
  /** Key of the slide. */
  slide: string
  type: SlideTypeId
  name: string
  /** The names of all shown fields. */
  shown: readonly string[]
}

const FieldOf = memo(function FieldOf({ slide: key, type: id, name, shown }: FieldOfProps) {
  const store = useSlideshowStore()
  const language = usePresentation((presentation) => presentation.language)
  const value = useSelectedSlideParts((slide) => contentOf(slide)[name] ?? '') ?? ''
  const type: SlideType = slideTypes[id]
  // A drawing is described by its data, so it lacks no description.
  const describes = useSelectedSlidePart((slide) =>
    slide.drawing ? undefined : pictureDescribedIn(type, name, contentOf(slide)),
  )
  const computed = useSelectedSlidePart((slide) =>
    slide.drawing && describesPicture(type, name) ? describeDrawing(slide.drawing, language) : undefined,
  )
  const field = type.fields[name]
  if (!field) return null
  return (
    <ContentField
      field={field}
      language={language}
      describes={describes}
      computed={computed}
      choices={choicesOf(field, shown)}
      value={value}
      onChange={(next, row) =>
        store.edit((show) => changeContent(show, key, name, next), `${key}.${name}.${row ?? ''}`)
      }
      onRowsChange={(rows) => store.edit((show) => changeContent(show, key, name, rows))}
      place={{ slide: key, field: name }}
      onPicture={(picture) => store.edit((show) => putPicture(show, key, name, picture))}
    />
  )
})

type Content = Readonly<Record<string, string | readonly string[]>>

/** The content of a slide, parsed with its type. All fields share the result. */
const contentOf = derived(({ slide_type: id, content }: Slide): Content => {
  const type: SlideType | undefined = isSlideType(id) ? slideTypes[id] : undefined
  return type ? readContent(type, content) : {}
})

/** The names of the shown fields. */
function shownFields(slide: Slide): readonly string[] {
  const type: SlideType | undefined = isSlideType(slide.slide_type) ? slideTypes[slide.slide_type] : undefined
  const content = contentOf(slide)
  return Object.entries(type?.fields ?? {}).flatMap(([name, field]) =>
    // A drawing is shown instead of the picture.
    isFieldShown(field, content) && !(slide.drawing && field.kind === 'image') ? [name] : [],
  )
}

/** The input of a field, if it is shown. */
export function findContentField(name: string | undefined): HTMLElement | null {
  return document.querySelector(`[data-content-field="${name}"] input`)
}

interface ContentFieldProps {
  field: Field
  /** Language of the content. */
  language: string | undefined
  /** Address of the picture that this field describes. Undefined if it describes none. */
  describes: string | undefined
  /** The text that is used while the field is empty. Undefined if there is none. */
  computed: string | undefined
  value: string | readonly string[]
  /** The choices of the field. Empty for other fields. */
  choices: readonly Choice[]
  /** The author typed, in a row of a list or in the whole field. */
  onChange: (value: string | readonly string[], row?: number) => void
  /** Rows were added, removed or moved. */
  onRowsChange: (rows: readonly string[]) => void
  /** The slide and the field of its picture. */
  place: PicturePlace
  /** The author chose a picture. */
  onPicture: (picture: Picture) => void
}

function ContentField(props: ContentFieldProps) {
  const { field, language, describes, computed, choices, value, onChange, onRowsChange, onPicture, place } =
    props
  if (field.kind === 'choices') {
    return (
      <ChoicesField
        label={field.label}
        choices={choices}
        chosen={typeof value === 'string' ? [] : value}
        onChange={onRowsChange}
      />
    )
  }
  if (typeof value !== 'string') {
    return (
      <RowsField
        label={field.label}
        texts={field.item === 'bullet' ? messages.bulletRows : messages.itemRows}
        rows={value}
        markdown
        language={language}
        onKeyDown={emphasizeByKey}
        onChange={(rows, row) => (row === undefined ? onRowsChange(rows) : onChange(rows, row))}
      />
    )
  }
  if (field.kind === 'choice') {
    return (
      <Select
        label={field.label}
        size="small"
        options={choices}
        value={value}
        onChange={(next) => onChange(next)}
      />
    )
  }
  const common = {
    label: field.label,
    size: 'small',
    placeholder: computed || field.about,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  } as const
  const written = { lang: language, dir: directionOf(language), onKeyDown: emphasizeByKey }
  if (field.kind === 'text') return <TextArea {...common} {...written} rows={2} />
  if (field.kind === 'image')
    return (
      <ImageField {...common} placeholder={messages.pictureAddress} place={place} onPicture={onPicture} />
    )
  const undescribed = describes && !value.trim()
  return (
    // The field has several lines only so that the whole text is visible. The text has no line breaks.
    <TextArea
      {...common}
      {...written}
      rows={1}
      hint={undescribed ? <DescriptionMissing /> : undefined}
      onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
        emphasizeByKey(event)
      }}
    />
  )
}

interface Choice {
  readonly value: string
  readonly label: string
}

/** The letters of options are offered only while those options are shown. */
function choicesOf({ choices = [], choiceLabels }: Field, shown: readonly string[]): readonly Choice[] {
  const ofOptions = shown.includes('option_a') && choices.includes('A')
  return choices
    .filter((value) => !ofOptions || shown.includes(`option_${value.toLowerCase()}`))
    .map((value) => ({ value, label: choiceLabels?.[value] ?? value }))
}

/** The address of the picture that this field describes. Undefined if there is none. */
function pictureDescribedIn(
  type: SlideType,
  name: string,
  content: Readonly<Record<string, unknown>>,
): string | undefined {
  const picture = Object.entries(type.fields).find(([, { describedIn }]) => describedIn === name)
  const address = picture && content[picture[0]]
  return typeof address === 'string' && address.trim() ? address : undefined
}

/** True if the field describes a picture of the type. */
function describesPicture({ fields }: SlideType, name: string): boolean {
  return Object.values(fields).some(({ describedIn }) => describedIn === name)
}

function DescriptionMissing() {
  return (
    <span className="flex items-start gap-1.5 font-medium text-progress-text">
      <TriangleAlert aria-hidden className="mt-px size-4 shrink-0" />
      {messages.describePicture}
    </span>
  )
}
