/** The contents of the tag of an episode. */
export interface EpisodeTags {
  readonly title: string
  readonly artist: string
  readonly album: string
  /** ISO 639-2, three letters; `und` if unknown. */
  readonly language: string
  readonly year: number
  readonly chapters: readonly { readonly title: string; readonly startMs: number; readonly endMs: number }[]
  /** The length of the artwork, a PNG. */
  readonly artworkBytes: number
}

/**
 * An ID3 tag of version 2.3, which every player reads (id3.org, "ID3v2.3.0", and "ID3v2 Chapter Frame Addendum 1.0").
 * Texts are UTF-16. The artwork is last in the tag. These are the bytes before it, so that the artwork stays in its own
 * file.
 */
export function id3TagBeforeArtwork(tags: EpisodeTags): Uint8Array {
  const chapters = tags.chapters.slice(0, maxChapters)
  const frames = [
    textFrame('TIT2', tags.title),
    textFrame('TPE1', tags.artist),
    textFrame('TALB', tags.album),
    textFrame('TLAN', tags.language),
    textFrame('TYER', String(tags.year).padStart(4, '0')),
    textFrame('TCON', 'Podcast'),
    ...(chapters.length > 0 ? [tableOfContents(chapters.length), ...chapters.map(chapterFrame)] : []),
    pictureFrameBeforeArtwork(tags.artworkBytes),
  ]
  const size = frames.reduce((sum, { length }) => sum + length, tags.artworkBytes)
  return Buffer.concat([Buffer.from('ID3\u0003\u0000\u0000', 'latin1'), sevenBitSize(size), ...frames])
}

/** The table of contents counts chapters in one byte. */
const maxChapters = 255

/** A frame. `following` is the number of bytes of its content that follow these. */
function frame(id: string, content: Uint8Array, following = 0): Buffer {
  const head = Buffer.alloc(10)
  head.write(id, 'latin1')
  head.writeUInt32BE(content.length + following, 4)
  return Buffer.concat([head, content])
}

function textFrame(id: string, text: string): Buffer {
  return frame(id, Buffer.concat([Buffer.from([utf16]), Buffer.from(`\ufeff${text}`, 'utf16le')]))
}

const utf16 = 1

function chapterId(index: number): Buffer {
  return Buffer.from(`chapter${index + 1}\u0000`, 'latin1')
}

function tableOfContents(count: number): Buffer {
  const topLevelAndOrdered = 3
  const ids = Array.from({ length: count }, (_, index) => chapterId(index))
  const head = Buffer.concat([Buffer.from('toc\u0000', 'latin1'), Buffer.from([topLevelAndOrdered, count])])
  return frame('CTOC', Buffer.concat([head, ...ids]))
}

function chapterFrame({ title, startMs, endMs }: EpisodeTags['chapters'][number], index: number): Buffer {
  const times = Buffer.alloc(16, 0xff)
  times.writeUInt32BE(Math.round(startMs), 0)
  times.writeUInt32BE(Math.round(endMs), 4)
  // The byte offsets stay 0xffffffff, which means that players use the times.
  return frame('CHAP', Buffer.concat([chapterId(index), times, textFrame('TIT2', title)]))
}

function pictureFrameBeforeArtwork(artworkBytes: number): Buffer {
  const frontCover = 3
  const head = Buffer.concat([Buffer.from('\u0000image/png\u0000', 'latin1'), Buffer.from([frontCover, 0])])
  return frame('APIC', head, artworkBytes)
}

/** The size of a tag has seven bits per byte, so that it never looks like an MP3 sync word. */
function sevenBitSize(size: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f))
}
