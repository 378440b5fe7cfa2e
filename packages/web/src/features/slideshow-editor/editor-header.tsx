import { changePresentation } from '@lectern/domain/slideshow/editing/edit-presentation.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { ArrowLeft, ChevronLeft, ChevronRight, Eye, PanelRight, Pencil } from 'lucide-react'
import { memo, type ReactNode, useContext } from 'react'
import { useNavigate } from 'react-router'
import { ActionButton } from '../../editing/commands/action-button.tsx'
import type { EditorAction } from '../../editing/commands/editor-action.ts'
import { CompleteButton, CompletionGap } from '../../editing/commands/complete-button.tsx'
import { CourseName } from '../../editing/panels/course-name.tsx'
import { useOpenDocument } from '../../editing/document/document-store.ts'
import type { EditingSession, SavingActions } from '../../editing/session/editing-session.ts'
import { figuresMode, figuresPath } from '../../editing/panels/figures-mode.tsx'
import { MetaLine } from '../../editing/panels/meta-line.tsx'
import type { OtherEditors } from '../../editing/presence/report-presence.ts'
import { OtherWindowNote, PresenceNote } from '../../editing/presence/presence-note.tsx'
import { SaveState, type SaveStateProps } from '../../editing/session/save-state.tsx'
import { PublishedLine } from '../../sharing/published/published-line.tsx'
import { ShareButton } from '../../sharing/share-button.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import {
  PageContext,
  usePresentation,
  useSelectedPlace,
  useSelectedSlidePart,
  useSlideshowStore,
} from './document/editor-context.ts'
import { messages } from './messages.ts'

const modes = () =>
  [
    {
      value: 'edit',
      label: messages.edit,
      icon: <Pencil aria-hidden className="size-4 max-[100rem]:hidden" />,
    },
    {
      value: 'preview',
      label: messages.preview,
      icon: <Eye aria-hidden className="size-4 max-[100rem]:hidden" />,
    },
    figuresMode(),
  ] as const

/** Narrow buttons, so that all of them fit a row of 320 px. */
const narrow = 'max-[24rem]:w-8!'

type HeaderAction = 'undo' | 'redo' | 'history' | 'palette' | 'fullscreen' | 'share' | 'complete'

interface EditorHeaderProps {
  actions: Readonly<Record<HeaderAction, EditorAction>>
  session: EditingSession<Slideshow>
  /** The other authors who have the slideshow open. */
  company: OtherEditors
  saving: SavingActions
  /** The languages of the slideshow. */
  languages: ReactNode
  /** Whether the panel for sharing is open. */
  shareOpen: boolean
  /** Opens the settings of the slide. Undefined if they are always visible. */
  onSettings: (() => void) | undefined
}

export function EditorHeader(props: EditorHeaderProps) {
  const { actions, session, company, saving, languages, shareOpen, onSettings } = props
  const { undo, redo, history, palette, fullscreen, share, complete } = actions
  const store = useSlideshowStore()
  const mode = useOpenDocument(store, (open) => open.mode)
  const navigate = useNavigate()
  const page = useContext(PageContext)
  return (
    <header className="order-1 flex min-w-0 flex-wrap items-center gap-x-2.5 max-[24rem]:gap-x-1 gap-y-1 border-b border-line bg-surface px-3 py-1.5 md:col-start-2 md:min-h-14 md:-col-end-1 md:ps-5 md:pe-4">
      <IconButton
        label={messages.back}
        className="-ms-1.5 max-[72rem]:order-1 md:hidden"
        onClick={() => inBackground(navigate('/courses'))}
      >
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
      <TitleField saving={saving} session={session} company={company} languages={languages} />
      <div className="flex items-center max-[72rem]:order-2 max-md:order-3">
        <ActionButton action={undo} className={narrow} />
        <ActionButton action={redo} className={narrow} />
        <ActionButton action={history} className={narrow} />
        <ActionButton action={palette} className="max-md:hidden" />
      </div>
      <Line />
      <SlideStepper />
      <Line />
      <SegmentedControl
        label={messages.mode}
        options={modes()}
        value={mode}
        onChange={(next) =>
          next === 'figures' ? inBackground(navigate(figuresPath('slideshow', page))) : store.setMode(next)
        }
        className="max-[72rem]:order-2 max-md:order-4 max-md:flex-1 max-[24rem]:*:px-1"
      />
      <Button
        look="quiet"
        size="small"
        className="max-[72rem]:order-2 max-md:order-3 max-sm:px-2 low:md:max-lg:px-2"
        icon={<fullscreen.icon aria-hidden className="size-4" />}
        aria-label={fullscreen.label}
        onClick={fullscreen.run}
      >
        <span className="max-[100rem]:hidden">{fullscreen.label}</span>
      </Button>
      {onSettings && (
        <IconButton
          label={messages.slideSettings}
          className={`max-[72rem]:order-1 max-md:order-3 ${narrow}`}
          onClick={onSettings}
        >
          <PanelRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      )}
      <ShareButton
        action={share}
        open={shareOpen}
        className="max-[72rem]:order-2 max-md:order-4 low:md:max-lg:order-1"
      />
      <CompleteButton action={complete} session={session} saving={saving} className="max-[72rem]:order-1" />
    </header>
  )
}

type TitleFieldProps = Pick<EditorHeaderProps, 'saving' | 'session' | 'company' | 'languages'>

function TitleField({ saving, session, company, languages }: TitleFieldProps) {
  const store = useSlideshowStore()
  const title = usePresentation((presentation) => presentation.title)
  const language = usePresentation((presentation) => presentation.language)
  return (
    <div className="min-w-0 flex-1 basis-30 text-left rtl:text-right max-md:contents max-[72rem]:order-1 max-[72rem]:basis-[calc(100%-12rem)] low:md:max-lg:basis-[calc(100%-16rem)]">
      <ScreenTitle of={[title, messages.slideshow]} />
      <h1 className="sr-only" lang={language}>
        {title}
      </h1>
      {/* The field has several lines only so that the whole title is visible. A title has no line breaks. */}
      <textarea
        aria-label={messages.presentationTitle}
        rows={1}
        lang={language}
        dir="auto"
        value={title}
        title={title}
        onChange={({ target }) =>
          store.edit(
            (show) => changePresentation(show, { title: target.value.replace(/\s*\n\s*/g, ' ') }),
            'presentation title',
          )
        }
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
        }}
        className="-ms-1.5 block field-sizing-content min-h-7 max-h-[calc(3lh+4px)] w-full [text-align:inherit] max-md:order-1 max-md:w-0 max-md:flex-1 focus:max-h-[6lh] resize-none rounded-row border border-transparent bg-transparent px-1.5 text-lg leading-tight font-strong hover:border-line-strong focus:border-focus"
      />
      <TitleFacts
        sending={saving.sending}
        unsaved={saving.unsaved}
        waiting={saving.waiting}
        stopped={saving.stopped}
        session={session}
        company={company}
        languages={languages}
      />
    </div>
  )
}

/** Does not render again while the author types the title. */
const TitleFacts = memo(function TitleFacts({
  session,
  company,
  languages,
  ...state
}: SaveStateProps & Pick<EditorHeaderProps, 'session' | 'company' | 'languages'>) {
  const { courseId } = useContext(PageContext)
  const type = useSelectedSlidePart(({ slide_type }) => slide_type) ?? ''
  return (
    <div className="max-md:order-2 max-md:basis-full">
      <MetaLine>
        <CourseName courseId={courseId} />
        <span>{isSlideType(type) ? slideTypes[type].label : type}</span>
        <SaveState {...state} />
        <CompletionGap session={session} />
        <PublishedLine session={session} />
        <PresenceNote session={session} company={company} />
        {languages}
        <OtherWindowNote company={company} />
      </MetaLine>
    </div>
  )
})

function SlideStepper() {
  const store = useSlideshowStore()
  const place = useSelectedPlace()
  const length = useOpenDocument(store, ({ history }) => history.present.slides.length)
  return (
    <div className="flex items-center max-[72rem]:order-2 max-md:order-3">
      <IconButton
        className={narrow}
        label={messages.previousSlide}
        disabled={place === 0}
        onClick={() => store.selectBeside(-1)}
      >
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
      <span dir="ltr" className="min-w-13 text-center text-sm whitespace-nowrap text-ink-2 tabular-nums">
        {messages.slideOfSlides(place + 1, length)}
      </span>
      <IconButton
        className={narrow}
        label={messages.nextSlide}
        disabled={place === length - 1}
        onClick={() => store.selectBeside(1)}
      >
        <ChevronRight aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  )
}

function Line() {
  return <span aria-hidden className="h-6 w-px bg-line max-[72rem]:hidden" />
}
