import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import { FullscreenPlayer } from '../../slides/player/fullscreen-player.tsx'
import { SlideStage } from '../../slides/stage.tsx'
import { type ContentName, contents, sampleSlides, sampleSlideshow } from './samples.ts'

/** For whoever works on slides: every type with every kind of content, in one theme or in all. Not in the product. */
export function GalleryScreen() {
  const [search, setSearch] = useSearchParams()
  const [played, setPlayed] = useState<Theme>()
  const theme = search.get('theme') ?? 'educational-blue'
  const content = search.get('content') ?? 'typical'
  const choose = (name: string, value: string) => setSearch({ theme, content, [name]: value })
  const shown = Object.values(themes).filter(({ id }) => theme === 'all' || id === theme)
  const name: ContentName = content in contents ? (content as ContentName) : 'typical'
  return (
    <main style={{ padding: 24, display: 'grid', gap: 20 }}>
      <h1>Slides</h1>
      <div style={{ display: 'flex', gap: 16 }}>
        <Choice
          label="Theme"
          value={theme}
          names={['all', ...Object.keys(themes)]}
          onChoose={(id) => choose('theme', id)}
        />
        <Choice
          label="Content"
          value={name}
          names={Object.keys(contents)}
          onChoose={(id) => choose('content', id)}
        />
        <Link to={`/gallery/motions?theme=${theme}&content=${name}`}>Every motion at any moment</Link>
      </div>
      {shown.map((preset) => (
        <section key={preset.id} aria-label={preset.name}>
          <h2>{preset.name}</h2>
          <button type="button" onClick={() => setPlayed(preset.theme)}>
            Play
          </button>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 }}>
            {sampleSlides(name).map((slide) => (
              <SlideStage
                key={slide.slide_id}
                slide={slide}
                theme={preset.theme}
                language={contents[name].language}
              />
            ))}
          </div>
        </section>
      ))}
      {played && (
        <FullscreenPlayer
          slideshow={sampleSlideshow(name, played)}
          auto
          autoplay
          onClose={() => setPlayed(undefined)}
        />
      )}
    </main>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly names: readonly string[]
  readonly onChoose: (name: string) => void
}

function Choice({ label, value, names, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  )
}
