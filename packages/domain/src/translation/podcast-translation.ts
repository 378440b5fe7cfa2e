import { spokenWords } from '../narration/marks/speech-marks.ts'
import type { TranslationOrigin } from '../documents/translation-origin.ts'
import { derived } from '../editing/derived.ts'
import type { DialogueLine, Podcast, PodcastInfo, Segment } from '../podcast/podcast.ts'
import { partBefore, type TranslationFormat } from './behind.ts'
import { frameId, originOf, type TranslatablePart, type TranslatedTexts } from './translatable.ts'

/** How podcasts are translated. */
export const podcastTranslation: TranslationFormat<Podcast> = {
  parts: (podcast) => [
    frameOf(podcast.podcast),
    ...podcast.segments.flatMap((segment) => [partOfSegment(segment), ...segment.dialogue.map(partOfLine)]),
  ],

  groups: ({ podcast, segments }) => [
    [frameOf(podcast)],
    ...segments.map((segment) => [partOfSegment(segment), ...segment.dialogue.map(partOfLine)]),
  ],
  isFrameGroup: true,

  titleOf: ({ podcast }) => podcast.title,

  origins: ({ podcast, segments }) =>
    new Map<string, TranslationOrigin>([
      ...(podcast.translated_from ? [[frameId, podcast.translated_from] as const] : []),
      ...segments.flatMap((segment) => [
        ...(segment.translated_from ? [[segmentId(segment), segment.translated_from] as const] : []),
        ...segment.dialogue.flatMap(({ key, translated_from: made }) => (made ? [[key, made] as const] : [])),
      ]),
    ]),

  taken: ({ podcast }) => podcast.translated_parts ?? [],

  languageOf: ({ podcast }) => podcast.language,

  translated(original, texts, { language, madeBy }) {
    const { prompt_version: _version, ...kept } = original.podcast
    const parts = podcastTranslation.parts(original).map(({ id }) => id)
    return {
      ...original,
      podcast: {
        ...frameWith(kept, texts.get(frameId) ?? new Map()),
        language,
        made_by: madeBy,
        translated_from: originOf(frameOf(original.podcast)),
        translated_parts: parts.filter((id) => id !== frameId),
      },
      segments: original.segments.map((segment) => ({
        ...translatedSegment(segment, texts.get(segmentId(segment)) ?? new Map()),
        dialogue: segment.dialogue.map((line) => translatedLine(line, texts.get(line.key) ?? new Map())),
      })),
      segment_audio: [],
    }
  },

  update(translation, original, id, texts) {
    const passages = original.passages
    if (id === frameId) {
      const podcast = {
        ...frameWith(translation.podcast, texts),
        translated_from: originOf(frameOf(original.podcast)),
      }
      return { ...translation, podcast, passages }
    }
    const source = find(original, id)
    if (!source) return translation
    const { line, segment } = source
    const segments = line
      ? withLine(translation, id, (own) => ({
          ...own,
          speaker: line.speaker,
          tone: line.tone,
          sources: line.sources,
          content: texts.get('content')?.[0] ?? own.content,
          translated_from: originOf(partOfLine(line)),
        }))
      : withSegment(translation, id, (own) => ({
          ...segmentWith(own, texts),
          translated_from: originOf(partOfSegment(segment)),
        }))
    return { ...translation, segments, passages }
  },

  add(translation, original, id, texts) {
    const source = find(original, id)
    const present = new Set(podcastTranslation.parts(translation).map((part) => part.id))
    if (!source || present.has(id)) return translation
    const added = withTaken(translation, id)
    const { line, segment } = source
    const passages = original.passages
    const before = partBefore(podcastTranslation, original, id, (one) => present.has(one))
    if (line) {
      const next = translatedLine(line, texts)
      const segments = added.segments.map((own) => {
        if (own.key !== segment.key) return own
        const at = own.dialogue.findIndex(({ key }) => key === before) + 1
        return { ...own, dialogue: own.dialogue.toSpliced(at, 0, next) }
      })
      return { ...added, segments, passages }
    }
    const next = { ...translatedSegment(segment, texts), dialogue: [] }
    const at = added.segments.findIndex(
      (own) => segmentId(own) === before || own.dialogue.some(({ key }) => key === before),
    )
    return { ...added, segments: numbered(added.segments.toSpliced(at + 1, 0, next)), passages }
  },

  remove(translation, id) {
    const at = translation.segments.findIndex((segment) => segmentId(segment) === id)
    if (at >= 0) return withoutSegment(translation, at)
    const segments = translation.segments.map((segment) =>
      segment.dialogue.some(({ key }) => key === id)
        ? { ...segment, dialogue: segment.dialogue.filter(({ key }) => key !== id) }
        : segment,
    )
    return { ...translation, segments }
  },

  settle(translation, id, part) {
    const made = part && originOf(part)
    if (id === frameId)
      return made
        ? { ...translation, podcast: { ...translation.podcast, translated_from: { ...made } } }
        : translation
    const settled = withTaken(translation, id)
    return {
      ...settled,
      segments: withSegment(
        { ...settled, segments: withLine(settled, id, (line) => withOrigin(line, made)) },
        id,
        (segment) => withOrigin(segment, made),
      ),
    }
  },
}

/** Ids of segments differ from those of lines, because both have keys. */
const segmentId = ({ key }: Pick<Segment, 'key'>) => `segment:${key}`

function frameOf({ title, target_audience, learning_objectives }: PodcastInfo): TranslatablePart {
  const fields = [
    { name: 'title', texts: [title], use: 'title of the podcast', isSpoken: false },
    { name: 'target_audience', texts: [target_audience], use: 'audience of the podcast', isSpoken: false },
    { name: 'learning_objectives', texts: learning_objectives, use: 'learning objective', isSpoken: false },
  ]
  return { id: frameId, fields, structure: null }
}

function frameWith(info: PodcastInfo, texts: TranslatedTexts): PodcastInfo {
  return {
    ...info,
    title: texts.get('title')?.[0] ?? info.title,
    target_audience: texts.get('target_audience')?.[0] ?? info.target_audience,
    learning_objectives: [...(texts.get('learning_objectives') ?? info.learning_objectives)],
  }
}

const partOfSegment = derived((segment: Segment): TranslatablePart => {
  const fields = [
    { name: 'segment_title', texts: [segment.segment_title], use: 'title of a segment', isSpoken: false },
    { name: 'key_points', texts: segment.key_points, use: 'key point of a segment', isSpoken: false },
  ]
  return { id: segmentId(segment), fields, structure: null }
})

function segmentWith(segment: Segment, texts: TranslatedTexts): Segment {
  return {
    ...segment,
    segment_title: texts.get('segment_title')?.[0] ?? segment.segment_title,
    key_points: [...(texts.get('key_points') ?? segment.key_points)],
  }
}

const translatedSegment = (source: Segment, texts: TranslatedTexts): Segment => ({
  ...segmentWith(source, texts),
  translated_from: originOf(partOfSegment(source)),
})

const partOfLine = derived(({ key, content, speaker, tone }: DialogueLine): TranslatablePart => {
  const field = {
    name: 'content',
    texts: [spokenWords(content)],
    use: `spoken by the host ${speaker}`,
    isSpoken: true,
  }
  return { id: key, fields: [field], structure: [speaker, tone] }
})

/** A line of the original with these words. It has no audio yet. */
function translatedLine(source: DialogueLine, texts: TranslatedTexts): DialogueLine {
  const { audio_path: _path, audio: _audio, ...line } = source
  return {
    ...line,
    content: texts.get('content')?.[0] ?? source.content,
    translated_from: originOf(partOfLine(source)),
  }
}

function find({ segments }: Podcast, id: string) {
  for (const segment of segments) {
    if (segmentId(segment) === id) return { segment, line: undefined }
    const line = segment.dialogue.find(({ key }) => key === id)
    if (line) return { segment, line }
  }
  return undefined
}

function withLine(
  { segments }: Podcast,
  id: string,
  change: (line: DialogueLine) => DialogueLine,
): Segment[] {
  return segments.map((segment) =>
    segment.dialogue.some(({ key }) => key === id)
      ? { ...segment, dialogue: segment.dialogue.map((line) => (line.key === id ? change(line) : line)) }
      : segment,
  )
}

const withSegment = ({ segments }: Podcast, id: string, change: (segment: Segment) => Segment): Segment[] =>
  segments.map((segment) => (segmentId(segment) === id ? change(segment) : segment))

/** Lines that the original still has, or that are the author's own, go to the segment before or after. */
function withoutSegment(translation: Podcast, at: number): Podcast {
  const { segments } = translation
  const lines = segments[at]?.dialogue ?? []
  const rest = segments.toSpliced(at, 1)
  const neighbour = rest[Math.max(0, at - 1)]
  if (!neighbour) return translation
  const dialogue = at > 0 ? [...neighbour.dialogue, ...lines] : [...lines, ...neighbour.dialogue]
  const kept = rest.map((segment) => (segment === neighbour ? { ...neighbour, dialogue } : segment))
  return { ...translation, segments: numbered(kept) }
}

function withOrigin<Part extends DialogueLine | Segment>(
  part: Part,
  made: TranslationOrigin | undefined,
): Part {
  return { ...part, translated_from: made && { ...made } }
}

function withTaken(translation: Podcast, id: string): Podcast {
  const taken = translation.podcast.translated_parts ?? []
  if (taken.includes(id)) return translation
  return { ...translation, podcast: { ...translation.podcast, translated_parts: [...taken, id] } }
}

const numbered = (segments: readonly Segment[]): Segment[] =>
  segments.map((segment, at) => ({ ...segment, segment_id: at + 1 }))
