import { createHash } from 'node:crypto'
import { exportWords } from '@lectern/domain/podcast/transcripts/export-words.ts'
import { XMLBuilder } from 'fast-xml-parser'

/** A course as a podcast. */
export interface FeedChannel {
  readonly title: string
  /** Empty if unknown: then the name of the course is used. */
  readonly author: string
  /** Empty if there is none. */
  readonly description: string
  /** BCP 47 tag. */
  readonly language: string
  /** Address of the feed. */
  readonly url: string
  /** Address of the website of the channel. */
  readonly link: string
  readonly artworkUrl: string
  readonly items: readonly FeedItem[]
}

export interface FeedItem {
  readonly title: string
  readonly description: string
  /** Permanent identity of the episode. */
  readonly guid: string
  readonly publishedAt: Date
  readonly language: string
  readonly audio: { readonly url: string; readonly bytes: number; readonly durationMs: number }
  readonly artworkUrl: string
  readonly transcriptUrl: string
  readonly subRipUrl: string
  readonly chaptersUrl: string
}

/**
 * RSS 2.0 (rssboard.org/rss-specification) with the tags of Apple Podcasts (`itunes:`) and of Podcasting 2.0
 * (podcastindex.org/namespace/1.0). `itunes:block` and `podcast:locked` keep the private feed out of directories.
 * Episodes are numbered in the order of the course.
 */
export function feedXml(channel: FeedChannel): string {
  const { title, author, description, language, url, link, artworkUrl, items } = channel
  const about = description || exportWords(language).feedDescription(title)
  const latest = items.map(({ publishedAt }) => publishedAt.getTime()).reduce((a, b) => Math.max(a, b), 0)
  return xml.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
      '@xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
      channel: {
        title: clean(title),
        link,
        description: clean(about),
        language,
        ...(latest > 0 && { lastBuildDate: new Date(latest).toUTCString() }),
        generator: 'Lectern',
        'atom:link': { '@href': url, '@rel': 'self', '@type': 'application/rss+xml' },
        'itunes:author': clean(author || title),
        'itunes:summary': clean(about),
        'itunes:type': 'serial',
        'itunes:explicit': 'false',
        'itunes:block': 'Yes',
        'itunes:category': { '@text': 'Education', 'itunes:category': { '@text': 'Courses' } },
        'itunes:image': { '@href': artworkUrl },
        image: { url: artworkUrl, title: clean(title), link },
        'podcast:guid': podcastGuid(url),
        'podcast:locked': 'yes',
        'podcast:medium': 'course',
        item: items.map(itemOf),
      },
    },
  })
}

function itemOf(item: FeedItem, index: number) {
  return {
    title: clean(item.title),
    description: clean(item.description),
    guid: { '@isPermaLink': 'false', '#text': item.guid },
    pubDate: item.publishedAt.toUTCString(),
    enclosure: { '@url': item.audio.url, '@length': item.audio.bytes, '@type': 'audio/mpeg' },
    'itunes:title': clean(item.title),
    'itunes:duration': Math.round(item.audio.durationMs / 1000),
    'itunes:episode': index + 1,
    'itunes:episodeType': 'full',
    'itunes:explicit': 'false',
    'itunes:image': { '@href': item.artworkUrl },
    'podcast:transcript': [
      { '@url': item.transcriptUrl, '@type': 'text/vtt', '@language': item.language },
      { '@url': item.subRipUrl, '@type': 'application/x-subrip', '@language': item.language },
    ],
    'podcast:chapters': { '@url': item.chaptersUrl, '@type': 'application/json+chapters' },
    'podcast:person': ['ALEX', 'JAMIE'].map((name) => ({ '@role': 'host', '#text': name })),
  }
}

const xml = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
})

/** Removes characters that XML 1.0 does not allow. */
function clean(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the expression searches for them
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' ')
}

/** UUID version 5 (RFC 9562) of the feed's address without its scheme, in the namespace of Podcasting 2.0. */
export function podcastGuid(url: string): string {
  const name = url.replace(/^https?:\/\//, '').replace(/\/+$/, '')
  const bytes = createHash('sha1').update(namespace).update(name, 'utf8').digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const namespace = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex')
