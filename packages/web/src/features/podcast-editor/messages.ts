import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the podcast editor. */
export const messages = translated('podcast-editor', {
  podcast: 'Podcast',
  loading: 'Loading podcast...',
  loadErrorTitle: 'Error Loading Podcast',
  loadError: 'Failed to load podcast. The podcast might not exist or there was an error fetching it.',
  backToCourses: 'Back to Courses',
  back: 'Back',
  saving: 'Saving...',
  writing: 'Generating podcast...',
  segment: 'Segment',
  segmentSettings: 'Segment settings',

  // The parts of the editor, of which a phone shows one at a time.
  partsOfEditor: 'Parts of the editor',
  partOfEditor: 'Part of the editor',
  tabs: { dialogue: 'Dialogue', segments: 'Segments', voices: 'Voices', info: 'Info' },

  // Files.
  download: 'Download',
  episodeFile: 'Episode (MP3)',
  transcriptFile: 'Transcript (WebVTT)',
  subtitlesFile: 'Subtitles (SRT)',
  textFile: 'Text',
  partialEpisodeFile: 'Episode without those lines (MP3)',
  asSaved: 'As it is saved.',
  asSavedWithoutEdits: 'The saved version, without your unsaved edits.',
  outdatedLines: (lines: number) =>
    plural(lines, {
      one: 'One line sounds as before the last edit: generate audio to change that.',
      other: '# lines sound as before the last edit: generate audio to change that.',
    }),
  preparing: 'Preparing... Stop',
  stopPreparing: 'Stop preparing the download',
  downloadFailed: 'Failed to download this. Please try again.',
})
