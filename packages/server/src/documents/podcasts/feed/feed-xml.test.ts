import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { feedXml, podcastGuid, type FeedItem } from './feed-xml.ts'

const item = (number: number): FeedItem => ({
  title: `Rain & <snow> ${number}`,
  description: 'What rain is\nWhy it falls',
  guid: `urn:lectern:${number}`,
  publishedAt: new Date(Date.UTC(2026, 10, number, 8)),
  language: 'en-GB',
  audio: { url: `https://l.example/api/feeds/t/${number}/episode.mp3`, bytes: 12_345, durationMs: 61_600 },
  artworkUrl: `https://l.example/api/feeds/t/${number}/artwork.png`,
  transcriptUrl: `https://l.example/api/feeds/t/${number}/transcript.vtt`,
  subRipUrl: `https://l.example/api/feeds/t/${number}/transcript.srt`,
  chaptersUrl: `https://l.example/api/feeds/t/${number}/chapters.json`,
})
const channel = {
  title: 'Weather\u0000 "above" & below',
  author: 'Riverside College',
  description: '',
  language: 'en',
  url: 'https://l.example/api/feeds/t/feed.xml',
  link: 'https://l.example',
  artworkUrl: 'https://l.example/api/feeds/t/artwork.png',
  items: [item(1), item(2)],
}
const read = (text: string) =>
  new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false }).parse(text).rss

describe('a podcast feed', () => {
  test('is RSS 2.0 with the channel elements that RSS, iTunes and Podcasting 2.0 require', () => {
    const text = feedXml(channel)
    expect(XMLValidator.validate(text)).toBe(true)
    const rss = read(text)
    expect(rss).toMatchObject({
      '@version': '2.0',
      '@xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
      '@xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
      channel: {
        title: 'Weather  "above" & below',
        link: 'https://l.example',
        language: 'en',
        'atom:link': { '@href': channel.url, '@rel': 'self', '@type': 'application/rss+xml' },
        'itunes:image': { '@href': channel.artworkUrl },
        'itunes:category': { '@text': 'Education' },
        'itunes:explicit': 'false',
        'itunes:author': 'Riverside College',
        'itunes:block': 'Yes',
        'podcast:locked': 'yes',
        lastBuildDate: 'Mon, 02 Nov 2026 08:00:00 GMT',
      },
    })
    expect(rss.channel.description).not.toBe('')
  })

  test.each([
    ['en-GB', 'Podcasts about the pages of Regen.'],
    ['de', 'Podcasts zu den Seiten von „Regen“.'],
    ['nl', 'Podcasts about the pages of Regen.'],
  ])('in %s without a description of its author has one in that language', (language, description) => {
    const described = { ...channel, title: 'Regen', language }
    expect(read(feedXml(described)).channel.description).toBe(description)
    const own = read(feedXml({ ...described, description: 'Mine' })).channel.description
    expect(own).toBe('Mine')
  })

  test('contains what apps need to play, show and follow each episode', () => {
    const [first, second] = read(feedXml(channel)).channel.item
    expect(first).toMatchObject({
      title: 'Rain & <snow> 1',
      description: 'What rain is\nWhy it falls',
      guid: { '@isPermaLink': 'false', '#text': 'urn:lectern:1' },
      pubDate: 'Sun, 01 Nov 2026 08:00:00 GMT',
      enclosure: { '@url': item(1).audio.url, '@length': '12345', '@type': 'audio/mpeg' },
      'itunes:duration': '62',
      'itunes:episode': '1',
      'podcast:transcript': [
        { '@url': item(1).transcriptUrl, '@type': 'text/vtt', '@language': 'en-GB' },
        { '@url': item(1).subRipUrl, '@type': 'application/x-subrip', '@language': 'en-GB' },
      ],
      'podcast:chapters': { '@url': item(1).chaptersUrl, '@type': 'application/json+chapters' },
    })
    expect(second['itunes:episode']).toBe('2')
  })

  test('has the details of its author, and names the course if there are none', () => {
    const described = read(feedXml({ ...channel, author: '', description: 'Why it <rains>.' })).channel
    expect(described).toMatchObject({
      description: 'Why it <rains>.',
      'itunes:summary': 'Why it <rains>.',
      'itunes:author': 'Weather  "above" & below',
    })
  })

  test('derives its identity from its address, as Podcasting 2.0 defines', () => {
    // The example of podcastindex.org/namespace/1.0, tag `guid`.
    expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe(
      '917393e3-1b1e-5cef-ace4-edaa54e1f810',
    )
  })

  test('is a valid feed without episodes', () => {
    const text = feedXml({ ...channel, items: [] })
    expect(XMLValidator.validate(text)).toBe(true)
    expect(read(text).channel.item).toBeUndefined()
  })
})
