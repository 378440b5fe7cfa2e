import { memo, type RefObject, use, useEffect, useMemo, useRef } from 'react'
import { layoutsToTry } from '@lectern/domain/slides/layouts-to-try.ts'
import { readContent } from '@lectern/domain/slides/read-content.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { isSlideType, type SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { categoryOf } from '@lectern/domain/theme/theme-category.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { directionOf } from '@lectern/domain/voices/languages.ts'
import type { Clock } from '../runtime/clock.ts'
import { RefitContext } from '../text/refit.ts'
import { SlideDirectionContext } from '../text/slide-text.tsx'
import { useFit } from './use-fit.ts'
import { SlideBackground } from './slide-background.tsx'
import { useHasView } from './slide-code.ts'
import { pictureOf, usePictureRatio } from '../views/picture-ratios.ts'
import { sentenceSplitter, useSentences } from '../text/sentences.ts'
import { SlideEditingContext } from '../text/slide-editing.ts'
import type { StageProps } from '../views/slide-view.ts'
import { slideViews } from '../views/slide-views.ts'
import './slides.css'
import './frames.css'
import './motifs.css'
import './families.css'
import { themeStyle } from './theme-style.ts'
import { useElementMotion } from './use-element-motion.ts'
import { messages } from './messages.ts'

interface SlideStageProps {
  readonly slide: Slide
  readonly theme: Theme
  /** Language tag of the content, which decides its direction. */
  readonly language?: string | undefined
  /** A picture of the slide for thumbnails: nothing in it can be focused or pressed. */
  readonly still?: boolean
  /** Moves the elements of the slide. At 0 the slide has entered. Without it, they are at rest. */
  readonly clock?: Clock | undefined
  /** Animates the background. Without it, the clock of the page does. */
  readonly backdrop?: Clock | undefined
  /** Selects the sentence for a slide type that this version does not know. */
  readonly unknownIn?: 'player' | 'editor'
  /** Called after every change with whether the text fits, at most shrunk. If it does not fit, the slide scrolls. */
  readonly onFit?: (fits: boolean) => void
}

/** A slide, as wide as its container, 16 to 9. Canvas, thumbnail, player and export use it. */
export const SlideStage = memo(function SlideStage(props: SlideStageProps) {
  const { slide, theme, language, still = false, clock, backdrop, unknownIn = 'player', onFit } = props
  const direction = directionOf(language)
  const canvas = useRef<HTMLDivElement>(null)
  const family = categoryOf(theme)
  const style = useMemo(() => themeStyle(theme), [theme])
  useScaleWhereCssCannot(canvas)
  const editing = use(SlideEditingContext)
  const { field = '', item = '' } = editing?.typed ?? {}
  const drawnAs = editing ? `edited ${field} ${item}` : 'shown'
  const sentences = sentenceSplitter.loaded() ? '' : 'roughly'
  // A view whose code is loaded later is measured and animated again.
  const hasView = useHasView(slide.slide_type)
  const look = `${slide.slide_type} ${hasView} ${family} ${language} ${drawnAs} ${sentences} ${Boolean(slide.drawing)}`
  const layouts = useLayouts(slide, language)
  const [layout, refit] = useFit(canvas, slide, { layouts, look, onFit })
  useElementMotion(canvas, slide, hasView ? clock : undefined)
  return (
    <div
      className="slide-stage"
      style={style}
      data-family={family}
      data-type={slide.slide_type}
      data-layout={layout || undefined}
      dir={direction}
      lang={language}
    >
      <SlideBackground slide={slide} theme={theme} still={still} clock={backdrop} />
      <div ref={canvas} className="slide-canvas" inert={still}>
        <SlideDirectionContext value={direction}>
          <RefitContext value={refit}>
            {isSlideType(slide.slide_type) ? (
              <KnownSlide
                key={slide.slide_id}
                type={slide.slide_type}
                content={slide.content}
                family={family}
                language={language}
                layout={layout}
                picture={slide.picture ?? undefined}
                drawing={slide.drawing ?? undefined}
                generated={slide.generated_picture ?? undefined}
              />
            ) : (
              <UnknownSlide type={slide.slide_type} seenIn={unknownIn} />
            )}
          </RefitContext>
        </SlideDirectionContext>
      </div>
    </div>
  )
})

/** Ids of the layouts to try for a slide, in order. They change when the shape of its picture is known. */
function useLayouts({ slide_type, content, layout }: Slide, language?: string): readonly string[] {
  const type: SlideType | undefined = isSlideType(slide_type) ? slideTypes[slide_type] : undefined
  const read = useMemo(() => type && readContent(type, content), [type, content])
  const pictureRatio = usePictureRatio(type && read && pictureOf(type, read))
  const sentencesOf = useSentences(language)
  return useMemo(
    () => (type && read ? layoutsToTry(type, read, layout, { sentencesOf, pictureRatio }) : []),
    [type, read, layout, sentencesOf, pictureRatio],
  )
}

interface KnownSlideProps<Id extends SlideTypeId> extends Omit<StageProps<Id>, 'content'> {
  readonly type: Id
  readonly content: Slide['content']
}

function KnownSlide<Id extends SlideTypeId>({ type, content, ...look }: KnownSlideProps<Id>) {
  const { Stage } = slideViews[type]
  const slideType: SlideType = slideTypes[type]
  // The content is parsed with the fields of the same type whose view renders it.
  const read = readContent(slideType, content) as StageProps<Id>['content']
  return <Stage content={read} {...look} />
}

function UnknownSlide({ type, seenIn }: { readonly type: string; readonly seenIn: 'player' | 'editor' }) {
  return (
    <div className="slide-page slide-unknown" data-page>
      {seenIn === 'editor' ? (
        <p data-text>{messages.unknownTypeInEditor(type)}</p>
      ) : (
        <>
          <h2 data-text>{messages.unknownType}</h2>
          <p data-text>{messages.notSupported(type)}</p>
        </>
      )}
    </div>
  )
}

/** slides.css computes the scale by dividing lengths. Other browsers get the scale from here. */
function useScaleWhereCssCannot(canvas: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stage = canvas.current?.parentElement
    if (!stage || CSS.supports('transform', 'scale(calc(100cqw / 1280px))')) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      stage.style.setProperty('--slide-scale', String(Math.min(width / 1280, height / 720)))
    })
    observer.observe(stage)
    return () => observer.disconnect()
  }, [canvas])
}
