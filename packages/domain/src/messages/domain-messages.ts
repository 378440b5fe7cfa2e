import type { fieldMessages } from '../accounts/field-messages.ts'
import type { sampleMessages } from '../api/voices.ts'
import type { writingOptionMessages } from '../api/writing-options.ts'
import type { formatMessages } from '../courses/formats.ts'
import type { moduleMessages } from '../courses/modules.ts'
import type { statusWords } from '../courses/status-words.ts'
import type { drawingFaultMessages } from '../drawings/drawing-faults.ts'
import type { drawingKinds } from '../drawings/drawing-kinds.ts'
import type { silentPartsMessages } from '../jobs/silent-parts.ts'
import type { makerMessages } from '../documents/maker-names.ts'
import type { idMessages } from '../courses/id-messages.ts'
import type { refusalMessages } from '../documents/refusal-messages.ts'
import type { backgrounds } from '../motion/backgrounds.ts'
import type { elementAnimations } from '../motion/element-animations.ts'
import type { animationDurations } from '../motion/timing.ts'
import type { transitions } from '../motion/transitions.ts'
import type { glossaryTermMessages } from '../narration/glossary/glossary.ts'
import type { neededAudioMessages } from '../narration/audio/needed-audio.ts'
import type { podcastAudioMessages } from '../podcast/audio-count.ts'
import type { episodeSounds } from '../podcast/episode/episode-sounds.ts'
import type { musicBeds } from '../podcast/music/music-beds.ts'
import type { toneNames } from '../podcast/podcast.ts'
import type { contentFaultMessages } from '../slides/content-faults.ts'
import type { OfferedInstruction } from '../slides/rewriting-labels.ts'
import type { SlideTypeMessages } from '../slides/slide-types.ts'
import type { tableMessages } from '../slides/table-messages.ts'
import type { silentSlidesMessages } from '../slideshow/silent-slides.ts'
import type { gradients } from '../theme/gradients.ts'
import type { shadows } from '../theme/shadows.ts'
import type { ThemeMessages } from '../theme/themes.ts'
import type { languageMessages } from '../voices/languages.ts'
import type { LabelsOf } from './with-labels.ts'

/**
 * The messages of domain that each language has, by the feature that `translated` names. A label or sentence that a
 * language lacks does not compile.
 */
export interface DomainMessages {
  'animation durations': LabelsOf<typeof animationDurations>
  backgrounds: LabelsOf<typeof backgrounds>
  'content faults': typeof contentFaultMessages
  'content status': typeof statusWords
  'drawing faults': typeof drawingFaultMessages
  'drawing kinds': LabelsOf<typeof drawingKinds>
  'element animations': LabelsOf<typeof elementAnimations>
  'episode sounds': LabelsOf<typeof episodeSounds>
  formats: typeof formatMessages
  'glossary terms': typeof glossaryTermMessages
  gradients: LabelsOf<typeof gradients>
  languages: typeof languageMessages
  makers: typeof makerMessages
  modules: typeof moduleMessages
  'music beds': LabelsOf<typeof musicBeds>
  'needed audio': typeof neededAudioMessages
  'podcast audio': typeof podcastAudioMessages
  ids: typeof idMessages
  refusals: typeof refusalMessages
  'rewriting instructions': Readonly<Record<OfferedInstruction, string>>
  shadows: LabelsOf<typeof shadows>
  'silent parts': typeof silentPartsMessages
  'silent slides': typeof silentSlidesMessages
  'slide types': SlideTypeMessages
  table: typeof tableMessages
  themes: ThemeMessages
  tones: typeof toneNames
  transitions: LabelsOf<typeof transitions>
  'voice sample': typeof sampleMessages
  'writing options': typeof writingOptionMessages
}

/** The messages of screens before the login. */
export interface DomainLoginMessages {
  'account fields': typeof fieldMessages
}
