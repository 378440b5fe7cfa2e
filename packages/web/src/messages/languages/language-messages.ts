import type { ProblemMessages } from '@lectern/domain/problems/problem-messages.ts'
import type { DomainLoginMessages, DomainMessages } from '@lectern/domain/messages/domain-messages.ts'
import type { messages as api } from '../../api/messages.ts'
import type { messages as app } from '../../app/messages.ts'
import type { messages as appScreenError } from '../../app/screen-error-messages.ts'
import type { messages as courseSystems } from '../../course-systems/messages.ts'
import type { messages as languageChoice } from '../language-choice-messages.ts'
import type { messages as account } from '../../features/account/messages.ts'
import type { passwordMessages as password } from '../../features/account/forms/password-messages.ts'
import type { registrationMessages as registration } from '../../features/account/forms/registration-messages.ts'
import type { messages as ui } from '../../ui/messages.ts'
import type { messages as accountSettings } from '../../features/account/settings/messages.ts'
import type { messages as coursesFeed } from '../../features/courses/feed/messages.ts'
import type { messages as coursesImport } from '../../features/courses/import/messages.ts'
import type { messages as coursesJobs } from '../../features/courses/jobs/messages.ts'
import type { messages as courses } from '../../features/courses/messages.ts'
import type { messages as coursesPages } from '../../features/courses/pages/messages.ts'
import type { messages as coursesStatus } from '../../features/courses/status/messages.ts'
import type { messages as coursesTopBar } from '../../features/courses/top-bar/messages.ts'
import type { messages as generate } from '../../features/generate/messages.ts'
import type { messages as insights } from '../../features/insights/messages.ts'
import type { messages as models } from '../../features/models/messages.ts'
import type { messages as guide } from '../../features/guide/messages.ts'
import type { messages as guideTour } from '../../features/guide/tour/messages.ts'
import type { messages as editingAsking } from '../../editing/asking/messages.ts'
import type { messages as editingAskingPanel } from '../../editing/asking/asking-panel-messages.ts'
import type { messages as editingCommands } from '../../editing/commands/messages.ts'
import type { messages as editingLeaveGuard } from '../../editing/drafts/leave-guard-messages.ts'
import type { messages as editingDocument } from '../../editing/document/messages.ts'
import type { messages as editingHistoryPanel } from '../../editing/history/history-panel-messages.ts'
import type { messages as editingHistory } from '../../editing/history/messages.ts'
import type { messages as editingJobs } from '../../editing/jobs/messages.ts'
import type { messages as editingMerge } from '../../editing/merge/messages.ts'
import type { messages as editingOpenBoth } from '../../editing/merge/both-versions-messages.ts'
import type { messages as editingPageChanges } from '../../editing/page-changes/messages.ts'
import type { messages as editingPanels } from '../../editing/panels/messages.ts'
import type { messages as editingPresence } from '../../editing/presence/messages.ts'
import type { messages as editingRewriting } from '../../editing/rewriting/messages.ts'
import type { messages as editingSpokenTakes } from '../../editing/spoken-takes/messages.ts'
import type { messages as editingTranslation } from '../../editing/translation/messages.ts'
import type { messages as publishing } from '../../publishing/messages.ts'
import type { messages as publishingDialog } from '../../publishing/state/messages.ts'
import type { messages as sharing } from '../../sharing/messages.ts'
import type { messages as sharingPanel } from '../../sharing/panel/messages.ts'
import type { messages as sharingPublished } from '../../sharing/published/messages.ts'
import type { messages as sharingPublishedPanel } from '../../sharing/published/panel-messages.ts'
import type { messages as podcastEditorDialogue } from '../../features/podcast-editor/dialogue/messages.ts'
import type { messages as podcastEditorDocument } from '../../features/podcast-editor/document/messages.ts'
import type { messages as podcastEditorHosts } from '../../features/podcast-editor/hosts/messages.ts'
import type { messages as podcastEditorInformation } from '../../features/podcast-editor/information/messages.ts'
import type { messages as podcastEditor } from '../../features/podcast-editor/messages.ts'
import type { messages as podcastEditorNowPlaying } from '../../features/podcast-editor/now-playing/messages.ts'
import type { messages as podcastEditorNowPlayingWaveform } from '../../features/podcast-editor/now-playing/waveform/messages.ts'
import type { messages as podcastEditorPlayback } from '../../features/podcast-editor/playback/messages.ts'
import type { messages as podcastEditorSegments } from '../../features/podcast-editor/segments/messages.ts'
import type { messages as slideshowEditorCanvas } from '../../features/slideshow-editor/canvas/messages.ts'
import type { messages as slideshowEditorDocument } from '../../features/slideshow-editor/document/messages.ts'
import type { messages as slideshowEditorDrawing } from '../../features/slideshow-editor/drawing/messages.ts'
import type { messages as slideshowEditorInspector } from '../../features/slideshow-editor/inspector/messages.ts'
import type { messages as slideshowEditor } from '../../features/slideshow-editor/messages.ts'
import type { messages as slideshowEditorOnSlide } from '../../features/slideshow-editor/on-slide/messages.ts'
import type { messages as slideshowEditorRail } from '../../features/slideshow-editor/rail/messages.ts'
import type { messages as slideshowEditorTheme } from '../../features/slideshow-editor/theme/messages.ts'
import type { messages as slideshowEditorVoicing } from '../../features/slideshow-editor/voicing/messages.ts'
import type { messages as slidesPlayerTranscript } from '../../slides/player/captions/transcript-messages.ts'
import type { messages as slidesPlayerKeys } from '../../slides/player/controls/keys-messages.ts'
import type { messages as slidesPlayerControls } from '../../slides/player/controls/messages.ts'
import type { messages as slidesPlayer } from '../../slides/player/messages.ts'
import type { messages as slidesStage } from '../../slides/stage/messages.ts'
import type { messages as slidesViews } from '../../slides/views/messages.ts'
import type { messages as audio } from '../../audio/messages.ts'
import type { messages as recordingCapture } from '../../recording/capture/messages.ts'
import type { messages as recording } from '../../recording/messages.ts'
import type { messages as recordingTakeOutbox } from '../../recording/outbox/take-outbox-messages.ts'
import type { messages as glossary } from '../../voices/glossary/messages.ts'
import type { messages as learn } from '../../learn/messages.ts'
import type { messages as learnFeed } from '../../learn/feed-messages.ts'
import type { messages as learnCourse } from '../../learn/course/messages.ts'
import type { messages as learnNotFound } from '../../learn/not-found/messages.ts'
import type { messages as learnPodcast } from '../../learn/podcast/messages.ts'
import type { messages as learnSlideshow } from '../../learn/slideshow/messages.ts'
import type { messages as spending } from '../../spending/messages.ts'
import type { messages as voices } from '../../voices/messages.ts'

export type { DifferenceCount } from '../../editing/history/history-panel-messages.ts'

/**
 * The messages that each language has, by the feature that `translated` names. The English ones stand with their features,
 * and define the form of the others. A message that a language lacks does not compile.
 */

/** Screens before the login, and what all screens share. */
export interface LoginMessages extends DomainLoginMessages {
  problems: ProblemMessages
  api: typeof api
  app: typeof app
  'course systems': typeof courseSystems
  'language choice': typeof languageChoice
  account: typeof account
  password: typeof password
  registration: typeof registration
  ui: typeof ui
}

/** The course list, generating, the guide, the settings of the account, and a screen that cannot be loaded. */
export interface CoursesMessages {
  'app/screen error': typeof appScreenError
  'account settings': typeof accountSettings
  'courses/feed': typeof coursesFeed
  'courses/import': typeof coursesImport
  'courses/jobs': typeof coursesJobs
  courses: typeof courses
  'courses/pages': typeof coursesPages
  'courses/status': typeof coursesStatus
  'courses/top bar': typeof coursesTopBar
  generate: typeof generate
  guide: typeof guide
  'guide/tour': typeof guideTour
}

/** Messages about the cost of work and the rest of budgets. */
export interface SpendingMessages {
  spending: typeof spending
}

/** The page of the owners. */
export interface ModelsMessages {
  models: typeof models
}

/** The figures of a slideshow or podcast. */
export interface InsightsMessages {
  insights: typeof insights
}

/** Messages shared by both editors. */
export interface EditingMessages {
  'editing/asking': typeof editingAsking
  'editing/asking-panel': typeof editingAskingPanel
  'editing/commands': typeof editingCommands
  'editing/leave-guard': typeof editingLeaveGuard
  'editing/document': typeof editingDocument
  'editing/history-panel': typeof editingHistoryPanel
  'editing/history': typeof editingHistory
  'editing/jobs': typeof editingJobs
  'editing/merge': typeof editingMerge
  'editing/both-versions': typeof editingOpenBoth
  'editing/page-changes': typeof editingPageChanges
  'editing/panels': typeof editingPanels
  'editing/presence': typeof editingPresence
  'editing/rewriting': typeof editingRewriting
  'editing/spoken-takes': typeof editingSpokenTakes
  'editing/translation': typeof editingTranslation
}

/** Publishing in the course system, in both editors and the course list. */
export interface PublishingMessages {
  publishing: typeof publishing
  'publishing/dialog': typeof publishingDialog
}

/** Sharing with learners, in both editors and the course list. */
export interface SharingMessages {
  sharing: typeof sharing
  'sharing/panel': typeof sharingPanel
  'sharing/published': typeof sharingPublished
  'sharing/published panel': typeof sharingPublishedPanel
}

export interface PodcastEditorMessages {
  'podcast-editor/dialogue': typeof podcastEditorDialogue
  'podcast-editor/document': typeof podcastEditorDocument
  'podcast-editor/hosts': typeof podcastEditorHosts
  'podcast-editor/information': typeof podcastEditorInformation
  'podcast-editor': typeof podcastEditor
  'podcast-editor/now-playing': typeof podcastEditorNowPlaying
  'podcast-editor/now-playing/waveform': typeof podcastEditorNowPlayingWaveform
  'podcast-editor/playback': typeof podcastEditorPlayback
  'podcast-editor/segments': typeof podcastEditorSegments
}

export interface SlideshowEditorMessages {
  'slideshow-editor/canvas': typeof slideshowEditorCanvas
  'slideshow-editor/document': typeof slideshowEditorDocument
  'slideshow-editor/drawing': typeof slideshowEditorDrawing
  'slideshow-editor/inspector': typeof slideshowEditorInspector
  'slideshow-editor': typeof slideshowEditor
  'slideshow-editor/on-slide': typeof slideshowEditorOnSlide
  'slideshow-editor/rail': typeof slideshowEditorRail
  'slideshow-editor/theme': typeof slideshowEditorTheme
  'slideshow-editor/voicing': typeof slideshowEditorVoicing
}

/** The player of slideshows. */
export interface PlayerMessages {
  'slides/player/transcript': typeof slidesPlayerTranscript
  'slides/player/keys': typeof slidesPlayerKeys
  'slides/player/controls': typeof slidesPlayerControls
  'slides/player': typeof slidesPlayer
  'slides/stage': typeof slidesStage
  'slides/views': typeof slidesViews
}

/** Voices, the glossary, recordings and audio files. */
export interface SoundMessages {
  audio: typeof audio
  'recording/capture': typeof recordingCapture
  recording: typeof recording
  'recording/take-outbox': typeof recordingTakeOutbox
  glossary: typeof glossary
  voices: typeof voices
}

/** The pages for learners. */
export interface LearnMessages {
  learn: typeof learn
  'learn/course': typeof learnCourse
  'learn/feed': typeof learnFeed
  'learn/not-found': typeof learnNotFound
  'learn/podcast': typeof learnPodcast
  'learn/slideshow': typeof learnSlideshow
}

/** All messages of the app in a language but those of the screens before the login. */
export interface FurtherMessages
  extends
    CoursesMessages,
    DomainMessages,
    EditingMessages,
    SharingMessages,
    PublishingMessages,
    InsightsMessages,
    ModelsMessages,
    PodcastEditorMessages,
    SlideshowEditorMessages,
    PlayerMessages,
    SoundMessages,
    SpendingMessages {}
