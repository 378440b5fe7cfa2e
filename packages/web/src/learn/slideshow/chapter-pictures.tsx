import { createRoot } from 'react-dom/client'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { fetchCodeOf } from '../../slides/stage/slide-code.ts'
import { SlideStage } from '../../slides/stage/stage.tsx'
import { inBackground } from '../../ui/in-background.ts'

/** Draws each slide above its heading in the strip of chapters, when it is near the visible part. Phones show no pictures. */
export function drawChapterPictures({ slides, presentation }: Slideshow): void {
  const draw = async (link: HTMLElement) => {
    const slide = slides[Number(link.dataset['slide'])]
    if (!slide) return
    await fetchCodeOf(slide)
    const picture = Object.assign(document.createElement('div'), { className: 'learn-picture', inert: true })
    picture.setAttribute('aria-hidden', 'true')
    link.prepend(picture)
    createRoot(picture).render(
      <SlideStage slide={slide} theme={presentation.css_theme} language={presentation.language} still />,
    )
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        inBackground(draw(target))
      }
    },
    { root: document.querySelector('#chapters ol'), rootMargin: '200px' },
  )
  if (!matchMedia('(width >= 1024px)').matches) return
  for (const link of document.querySelectorAll('#chapters a')) observer.observe(link)
}
