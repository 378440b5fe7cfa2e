import { escapeMarkup } from '@lectern/domain/markup/escape.ts'

/** The size of an embedded player in pixels, if the page around it does not say otherwise. */
export const embedSize = { width: 960, height: 540 } as const

/** HTML of a frame that shows a share. It keeps its proportions in narrow columns. */
export function embedCode(
  url: string,
  title: string,
  { width, height }: { readonly width: number; readonly height: number } = embedSize,
): string {
  const attributes = [
    `src="${escapeMarkup(url)}"`,
    `title="${escapeMarkup(title)}"`,
    `width="${width}" height="${height}"`,
    `style="width:100%;max-width:${width}px;height:auto;aspect-ratio:${width}/${height};border:0"`,
    'allow="autoplay; fullscreen; picture-in-picture"',
    'allowfullscreen loading="lazy"',
  ]
  return `<iframe ${attributes.join(' ')}></iframe>`
}
