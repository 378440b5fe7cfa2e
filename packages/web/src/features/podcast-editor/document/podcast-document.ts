import { coursesApi } from '@lectern/domain/api/courses.ts'
import { podcastsApi } from '@lectern/domain/api/documents/podcasts.ts'
import { publicationState, withoutPublicationState } from '@lectern/domain/documents/publication.ts'
import { indexOfKey } from '@lectern/domain/editing/list-edits.ts'
import { neededAudioWords } from '@lectern/domain/narration/audio/needed-audio.ts'
import {
  countAudio,
  isSilent,
  leftOutOfFeedSentence,
  outdatedAudioSentence,
} from '@lectern/domain/podcast/audio-count.ts'
import { withSegments } from '@lectern/domain/podcast/editing/edit-segments.ts'
import { placeOfLine, segmentOf } from '@lectern/domain/podcast/find-line.ts'
import { allLines, withLineAudio } from '@lectern/domain/podcast/line-audio.ts'
import { withPodcastKeys } from '@lectern/domain/podcast/line-keys.ts'
import { podcastToSave } from '@lectern/domain/podcast/podcast-to-save.ts'
import { podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { readPodcast } from '@lectern/domain/podcast/read-podcast.ts'
import { call, callWithAnswer } from '../../../api/call.ts'
import { ownContent } from '../../../editing/document/document-part.ts'
import type { EditableDocument } from '../../../editing/document/editable-document.ts'
import { ifMatch } from '../../../editing/document/if-match.ts'
import { messages } from './messages.ts'

export const podcastDocument: EditableDocument<Podcast> = {
  format: 'podcast',
  async load(page, known) {
    const { data, etag } = await callWithAnswer(podcastsApi.get, { params: page })
    return {
      document: withPodcastKeys(withoutPublicationState(data), known),
      etag,
      publication: publicationState.safeParse(data).data,
    }
  },
  loadWritten: (page) => call(podcastsApi.written, { params: page }),
  async save(page, document, etag) {
    const { data, etag: saved } = await callWithAnswer(podcastsApi.save, {
      params: page,
      body: podcastToSave(document),
      headers: ifMatch(etag),
    })
    return {
      document: withPodcastKeys(withoutPublicationState(data), document),
      etag: saved,
      publication: publicationState.safeParse(data).data,
    }
  },
  async complete(page, etag) {
    await call(coursesApi.setStatus, {
      params: page,
      body: { podcast_status: 'Completed' },
      headers: ifMatch(etag),
    })
  },
  completionNote(document) {
    const count = countAudio(document)
    const brief = count.lines === 0 ? messages.nothingToHear : neededAudioWords(count, 'podcast')
    const sentence = leftOutOfFeedSentence(count) ?? outdatedAudioSentence(count)
    return brief !== undefined && sentence !== undefined ? { brief, sentence } : undefined
  },
  afterCompletion: ({ courseId }) => ({
    label: messages.podcastFeed,
    path: `/courses?feed=${encodeURIComponent(courseId)}`,
  }),
  read: readPodcast,
  isValid: (document) => podcast.safeParse(document).success,
  withKeys: withPodcastKeys,
  audioOf: (newer) => withLineAudio(allLines(newer)),
  keysOf: ({ segments }) => segments.map(({ key }) => key),
  describeEditing(document, key, colleague) {
    const place = placeOfLine(document, key)
    if (place) {
      const [line, segment] = [place.line + 1, place.segment + 1]
      return {
        sentence: messages.editsLine(colleague, line, segment),
        brief: messages.atLine(colleague, line, segment),
      }
    }
    const segment = indexOfKey(document.segments, key) + 1
    if (segment === 0) return undefined
    return {
      sentence: messages.editsSegment(colleague, segment),
      brief: messages.atSegment(colleague, segment),
    }
  },
  describeParts: ({ segments }) =>
    segments.map((segment) => ({
      key: segment.key,
      name: segment.segment_title,
      text: segment.dialogue.map(({ speaker, content }) => `${speaker}: ${content}`).join('\n\n'),
      content: ownContent(segment),
      sources: segment.dialogue.flatMap(({ sources = [] }) => sources),
    })),
  describeFrame: ({ podcast: about }) => ({
    key: '',
    name: messages.frame,
    text: [about.title, about.target_audience, ...about.learning_objectives].join('\n\n'),
    content: ownContent(about),
  }),
  assemble: (frame, parts) =>
    withSegments(
      frame,
      parts.flatMap(({ document, key }) => segmentOf(document, key) ?? []),
    ),
  passagesOf: ({ passages = [] }) => passages,
  withPassages: (document, passages) => ({ ...document, passages: [...passages] }),
  languageOf: (document) => document.podcast.language,
  loadVersions: (page) => call(podcastsApi.versions, { params: page }),
  async loadVersion(page, revision, known) {
    const params = { ...page, revision: String(revision) }
    return withPodcastKeys(await call(podcastsApi.version, { params }), known)
  },
  loadPublication: (page) => call({ ...podcastsApi.get, answer: publicationState }, { params: page }),
  async loadPublished(page, known) {
    return withPodcastKeys(await call(podcastsApi.published, { params: page }), known)
  },
  loadMissingMedia: (page) => call(podcastsApi.missingMedia, { params: page }),
  async unpublish(page) {
    await call(podcastsApi.unpublish, { params: page })
  },
  describePieces: ({ segments }) =>
    segments.flatMap(({ key, segment_title: title, dialogue }) => [
      // Learners see it as the title of a chapter.
      { key, name: title, text: title, content: ownContent(title) },
      ...dialogue.map((line) => {
        const text = `${line.speaker}: ${line.content}`
        return { key: line.key, name: text, text, content: ownContent(line) }
      }),
    ]),
  silentPieces: (document) =>
    allLines(document).flatMap((line, index) => (isSilent(line) ? [index + 1] : [])),
  foreignPictures: () => [],
  copyForeignPictures: async () => ({ place: (document) => document, problem: undefined }),
  texts: messages,
}
