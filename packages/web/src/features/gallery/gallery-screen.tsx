import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { ThemePreset } from '@lectern/domain/theme/theme.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import { FullscreenPlayer } from '../../slides/player/fullscreen-player.tsx'
import { SlideStage } from '../../slides/stage/stage.tsx'
import { RenderNearViewport } from '../../ui/viewport/render-near-viewport.tsx'
import { type ContentName, contents, sampleSlides, sampleSlideshow } from './samples.ts'

const names = {
  type: Object.keys(slideTypes),
  theme: Object.keys(themes),
  content: Object.keys(contents) as ContentName[],
}
const everything = 'all'
const columns = 4

/**
 * For developers of slides, at `/gallery?type=…&theme=…&content=…`: every type in every theme with every kind of content.
 * It is not in the product.
 */
export function GalleryScreen() {
  const [search, setSearch] = useSearchParams({
    type: everything,
    theme: 'educational-blue',
    content: 'typical',
  })
  const [playing, setPlaying] = useState(false)
  const chosen = {
    type: search.get('type') ?? everything,
    theme: search.get('theme') ?? everything,
    content: search.get('content') ?? everything,
  }
  const rows = piecesOf(pictureSlides(chosen), columns)
  const [first] = rows.flat()
  return (
    <main style={{ padding: 24, display: 'grid', gap: 20 }}>
      <h1>Slides</h1>
      <div style={{ display: 'flex', gap: 16 }}>
        {(['type', 'theme', 'content'] as const).map((filter) => (
          <label key={filter}>
            {filter}{' '}
            <select
              value={chosen[filter]}
              onChange={({ target }) => setSearch({ ...chosen, [filter]: target.value })}
            >
              {[everything, ...names[filter]].map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        ))}
        <button type="button" onClick={() => setPlaying(true)}>
          Play
        </button>
        <Link to="/gallery/motions">Every motion at any moment</Link>
      </div>
      {rows.map((row) => {
        const id = row.map(idOf).join(' ')
        return (
          <RenderNearViewport key={id} id={id} estimate="16rem" ahead={600}>
            <div
              style={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: 16 }}
            >
              {row.map((shown) => (
                <Picture key={idOf(shown)} {...shown} />
              ))}
            </div>
          </RenderNearViewport>
        )
      })}
      {playing && first && (
        <FullscreenPlayer
          slideshow={sampleSlideshow(first.content, first.preset.theme)}
          auto
          autoplay
          onClose={() => setPlaying(false)}
        />
      )}
    </main>
  )
}

interface ShownSlide {
  readonly slide: Slide
  readonly preset: ThemePreset
  readonly content: ContentName
}

function Picture({ slide, preset: { theme, id }, content }: ShownSlide) {
  return (
    <figure>
      <SlideStage slide={slide} theme={theme} language={contents[content].language} />
      <figcaption>{`${slide.slide_type}, ${slide.layout ?? 'chosen'}, ${id}, ${content}`}</figcaption>
    </figure>
  )
}

/** Returns the slides that match the filters. Slides of one theme and content are neighbours. */
function pictureSlides(chosen: { type: string; theme: string; content: string }): ShownSlide[] {
  const passes = (filter: string, name: string) => filter === everything || filter === name
  return names.content
    .filter((content) => passes(chosen.content, content))
    .flatMap((content) =>
      Object.values<ThemePreset>(themes)
        .filter(({ id }) => passes(chosen.theme, id))
        .flatMap((preset) =>
          sampleSlides(content)
            .filter(({ slide_type }) => passes(chosen.type, slide_type))
            .map((slide) => ({ slide, preset, content })),
        ),
    )
}

function idOf({ slide, preset, content }: ShownSlide): string {
  return `${content}-${preset.id}-${slide.slide_id}`
}

function piecesOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  )
}
