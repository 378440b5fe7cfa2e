interface ScreenTitleProps {
  /** The most specific part first: the page, then the screen. Empty parts are left out. */
  of: readonly string[]
}

/** The title of the document while a screen is shown: 'Tides · Slideshow · Lectern'. One per screen. */
export function ScreenTitle({ of }: ScreenTitleProps) {
  return <title>{[...of.map((part) => part.trim()).filter(Boolean), 'Lectern'].join(' · ')}</title>
}
