import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import {
  type InterfaceLanguageCode,
  interfaceLanguages,
} from '@lectern/domain/interface-languages/interface-languages.ts'
import './base.css'
import './player-entry.css'
import { createSpeech, languageOfControls } from './messages/player-language.ts'
import type { SlidePlayerProps } from './slides/player/slide-player-props.ts'
import { SlidePlayer } from './slides/player/slide-player.tsx'
import { useFullscreen } from './slides/player/use-fullscreen.ts'
import { fetchCodeOf } from './slides/stage/slide-code.ts'
import { inBackground } from './ui/in-background.ts'

/**
 * The slideshow to play and the settings of its player. The caller has parsed `slideshow` with the domain's schema,
 * because the player does not contain the schema. Its media are absolute addresses, or paths of the API on the page's
 * own server.
 */
export type MountedPlayerOptions = Omit<SlidePlayerProps, 'fullscreen' | 'onFullscreen' | 'page'>

const speak = createSpeech(async (language) => {
  const { fetchPlayerTranslation } = await import('./messages/languages/player-translation.ts')
  return fetchPlayerTranslation(language)
})

/**
 * Plays a slideshow in an element of any page: no login, no router, no forms. It fills the element. The page must also load
 * `player.css`, which styles the whole page: put the player into a frame inside other content. The element may contain the
 * first slide (`renderFirstSlide`), which stays until the player can show it. The controls are in the language of the
 * slideshow if Lectern has it, else in one that the browser prefers. All players of a page have the language of the first.
 * @public
 */
export function mountPlayer(host: HTMLElement, options: MountedPlayerOptions): { unmount: () => void } {
  const first = options.slideshow.slides[options.start ?? 0]
  const { language } = options.slideshow.presentation
  const speech = speak(languageOfControls(language, host.closest<HTMLElement>('[lang]')?.lang))
  const root = createRoot(host)
  const isPrerendered = host.hasChildNodes()
  let mounted = true
  // This request does not wait for rendering.
  const loaded = first ? fetchCodeOf(first) : Promise.resolve()
  const show = async () => {
    const spoken = await speech.language
    if (isPrerendered) await loaded
    if (!mounted) return
    host.replaceChildren()
    root.render(<PlayerAlone {...options} language={spoken} />)
  }
  inBackground(loaded)
  if (!isPrerendered) root.render(<div className="player-alone" aria-busy="true" />)
  inBackground(show())
  return {
    unmount() {
      if (mounted) speech.end()
      mounted = false
      root.unmount()
    },
  }
}

interface PlayerAloneProps extends MountedPlayerOptions {
  /** The language of the controls. The slide has its own. */
  readonly language: InterfaceLanguageCode
}

function PlayerAlone({ language, ...options }: PlayerAloneProps) {
  const { locale, direction } = interfaceLanguages[language]
  const whole = useRef<HTMLDivElement>(null)
  const [fullscreen, toggleFullscreen] = useFullscreen(whole)
  return (
    <div ref={whole} className="player-alone" lang={locale} dir={direction}>
      <SlidePlayer {...options} fullscreen={fullscreen} onFullscreen={toggleFullscreen} />
    </div>
  )
}
