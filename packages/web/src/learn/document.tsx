import { createHash } from 'node:crypto'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LearnPage } from '@lectern/domain/learn/learn-pages.ts'
import type { LearnerDocument } from '@lectern/domain/learn/learner-document.ts'
import { withoutMarks } from '@lectern/domain/narration/captions/without-marks.ts'
import type { PageFiles } from './page-files.ts'
import type { PageLanguage } from './page-language.ts'

/** The data for previews of links. */
export interface Preview {
  readonly title: string
  readonly description: string
  /** Absolute addresses of the page, its picture and its oEmbed description. */
  readonly url: string
  readonly image?: string | undefined
  readonly oEmbed?: string | undefined
  /** Absolute address of an MP3. */
  readonly audio?: string | undefined
  readonly type: 'website' | 'video.other' | 'music.song'
}

export interface LearnDocument {
  readonly language: PageLanguage
  /** The title of the document. */
  readonly title: string
  readonly preview?: Preview | undefined
  readonly files: PageFiles
  /** Only the player, for frames. */
  readonly embedded?: boolean | undefined
  /** Path of the data that the script fetches. */
  readonly data?: string | undefined
  /** See `version` of a learner's piece. */
  readonly version?: string | undefined
  readonly body: ReactNode
}

/** The attribute of links that are not loaded (HTML, section 4.2.4), which the types of React do not have. */
const notLoaded = { disabled: true }

/** A whole page for learners. It has no inline script, because its policy forbids them. */
export function renderDocument({
  language,
  title,
  preview,
  files,
  embedded,
  data,
  version,
  body,
}: LearnDocument): LearnPage {
  const styles = files.styles.map(({ text }) => text).join('\n')
  const page = (
    <html
      lang={language.lang}
      dir={language.dir}
      data-words={language.words}
      data-embedded={embedded ? '' : undefined}
      data-version={version}
      data-scripts={files.scripts.join(' ') || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        {preview && <PreviewTags {...preview} locale={language.lang} />}
        {/* A file would be requested only after the page: on a slow connection, the first slide would be visible a round trip later.
            The rules are those of the build, and contain nothing of an author. */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {/* The loader of the scripts looks for these links. It loads no style sheet that has one. */}
        {files.styles.map(({ file }) => (
          <link key={file} rel="stylesheet" href={file} {...notLoaded} />
        ))}
        <link rel="icon" href="/logo.svg" type="image/svg+xml" />
        {data && <link rel="preload" as="fetch" href={data} crossOrigin="anonymous" fetchPriority="low" />}
        {files.start && <script type="module" src={files.start} fetchPriority="low" />}
      </head>
      <body>{body}</body>
    </html>
  )
  return {
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
    styleHash: `sha256-${createHash('sha256').update(styles).digest('base64')}`,
  }
}

function PreviewTags(props: Preview & { locale: string }) {
  const { title, description, url, image, audio, oEmbed, type, locale } = props
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={locale.replaceAll('-', '_')} />
      <meta property="og:site_name" content="Lectern" />
      {image && <meta property="og:image" content={image} />}
      {audio && <meta property="og:audio" content={audio} />}
      {audio && <meta property="og:audio:type" content="audio/mpeg" />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {oEmbed && <link rel="alternate" type="application/json+oembed" href={oEmbed} title={title} />}
    </>
  )
}

/** The Open Graph type of a piece. */
const openGraphTypes: Readonly<Record<Format, Preview['type']>> = {
  slideshow: 'video.other',
  podcast: 'music.song',
}

/** The longest description of a preview, in characters. */
const longestDescription = 200

/** The beginning of a text, in whole words. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longestDescription) return line
  const cut = Array.from(line).slice(0, longestDescription).join('')
  return `${cut.replace(/\s\S*$/, '')}…`
}

/** The preview of a piece. */
export function previewOf(piece: LearnerDocument, publicUrl: string, description: string): Preview {
  const url = `${publicUrl}${piece.address}`
  return {
    title: piece.title,
    description: shortened(withoutMarks(description)),
    url,
    image: `${url}/artwork.png`,
    oEmbed: `${publicUrl}/api/oembed?url=${encodeURIComponent(url)}`,
    audio: 'plan' in piece.content && piece.content.plan ? `${url}/episode.mp3` : undefined,
    type: openGraphTypes[piece.content.format],
  }
}
