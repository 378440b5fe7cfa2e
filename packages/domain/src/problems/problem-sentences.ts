import { plural } from '../messages/plural.ts'
import { languageName } from '../voices/languages.ts'
import type { ProblemCode } from './codes/problem-kinds.ts'
import { budgetSentences } from './budget-sentences.ts'
import { fileSentences } from './file-sentences.ts'
import { providerSentences } from './provider-sentences.ts'
import { requestSentences } from './request-sentences.ts'

const linesOf = (lines: number): string => plural(lines, { one: '# line', other: '# lines' })

/** A sentence, or a function from named values to a sentence. */
type Sentence = string | ((values: never) => string)

/** The sentences of a code: the one for the code alone, and those of its more exact reasons. */
interface Reasons {
  readonly default: string
  readonly [reason: string]: Sentence
}

/** A page or text of another language than the voice. Languages are tags. */
export type OtherLanguage = {
  readonly voice: string
  readonly voiceLanguage: string
  readonly content: 'page' | 'text'
  readonly language: string
}

/** The name of a voice engine, and the environment variables that an administrator checks. */
export type EngineSetting = {
  readonly engine: string
  readonly setting: string
}

/** The purpose of a model's unusable answer: a whole page, or a part that an author rewrites. */
export type Unusable = {
  readonly task: 'page' | 'part'
}

const otherLanguage = ({ voice, voiceLanguage, content, language }: OtherLanguage) =>
  `${voice} speaks ${languageName(voiceLanguage)}. This ${content} is in ${languageName(language)}.`

const advice = {
  page: 'Please try again, or choose another model.',
  part: 'Please try again, or say in other words what you want.',
}

/**
 * The English sentences of all problems, by code and reason. A value is a string or a number. If it is a term itself, such as
 * a language or a format, it is a code that each interface language names in its own words. Only text of the author, or
 * of another system, is in a sentence as it is.
 */
export const problemSentences = {
  ...requestSentences,
  ...fileSentences,
  PAGE_TOO_SHORT: {
    default: 'This page has too little text to teach from. Add a few paragraphs and try again.',
  },
  PAGE_TOO_LONG: {
    default: 'The page is too long for this model. Choose a model with a larger context, or split the page.',
  },
  PAGE_NOT_READABLE: {
    default: 'Lectern cannot read this page.',
    locked: 'This page is locked.',
    /** `explanation` is the course system's own. */
    lockedBecause: ({ explanation }: { explanation: string }) => explanation,
    otherEditor: 'This page was made with an editor that Lectern cannot read.',
  },
  WRITER_REFUSED: {
    default: 'The language model declined to write this. Change the page or choose another model.',
    contentRules: providerSentences.model.contentRules,
    /** `words` are the model's own. */
    declined: ({ words }: { words: string }) =>
      `The language model declined to write this. It says: “${words}”`,
    noContent: ({ words }: { words: string }) =>
      `The language model did not write the requested content. It says: “${words}”`,
  },
  PICTURE_REFUSED: {
    default: 'The picture model declined to make this picture. Please change the description.',
    contentRules: providerSentences.pictureModel.contentRules,
    /** `words` are the model's own. */
    declined: ({ words }: { words: string }) =>
      `The picture model declined to make this picture. It says: “${words}”`,
  },
  VOICE_CANNOT_SPEAK: {
    default: 'This voice cannot speak this text. Please choose a voice for its language.',
    otherScript: ({ language }: { language: string }) =>
      `This voice speaks ${languageName(language)} and cannot read the script of this text. Please choose a voice of its language.`,
    noVoice: (values: OtherLanguage) =>
      `${otherLanguage(values)} This Lectern has no voice that speaks ${languageName(values.language)}.`,
    readsEveryLanguage: (values: OtherLanguage & { better: string }) =>
      `${otherLanguage(values)} Choose a voice that reads every language, such as ${values.better}.`,
    speaksLanguage: (values: OtherLanguage & { better: string }) => {
      const name = languageName(values.language)
      return `${otherLanguage(values)} Choose ${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name} voice, such as ${values.better}.`
    },
  },
  KEY_REJECTED: {
    default: 'Your course system no longer accepts this API key. Update it in your account settings.',
    /** For a key that was just entered, so that it need not have worked before. */
    notAccepted: 'Your course system does not accept this API key. Please check the key.',
  },
  TOO_MANY_ATTEMPTS: {
    default: 'Too many attempts. Please wait a little and try again.',
    imports: 'Other course files of yours are still being imported. Please wait for them.',
  },
  ...budgetSentences,
  CANCELLED: {
    default: 'This was cancelled.',
    uploadInterrupted: 'The upload was interrupted. Please try again.',
  },
  AUDIO_MISSING: {
    default: 'Some lines of this podcast have no audio yet. Generate audio first.',
    noLines: 'This podcast has no lines yet that need audio.',
    lines: ({ lines, missing }: { lines: number; missing: number }) =>
      plural(missing, {
        one: `# of ${linesOf(lines)} has no audio yet. Generate audio first.`,
        other: `# of ${linesOf(lines)} have no audio yet. Generate audio first.`,
      }),
  },
  RECORDING_INCOMPLETE: {
    default: 'A part of this recording is missing. Please send it again.',
  },
  RECORDING_KEPT: {
    default: 'This is your own recording. Confirm that it should be replaced, then generate audio.',
  },
  EDITED_MEANWHILE: {
    default:
      'This page was edited while Lectern was generating it. Your edits were kept. Generate it again to replace them.',
    page: 'The page was edited again since you read its changes. Please read them again.',
  },
  NOTHING_TO_RETRY: {
    default: 'There is nothing to retry: nothing has failed.',
  },
  BUSY: {
    default: 'Lectern is very busy. Please try again in a moment.',
  },
  INTERNAL: {
    default: 'Something went wrong on our side. Please try again.',
    interrupted: 'Lectern was restarted several times while making this page. Try again.',
  },
  COURSE_SYSTEM_FAILED: {
    default: 'Your course system sent a response that Lectern cannot use.',
  },
  NOT_A_COURSE_SYSTEM: {
    default: 'There is no course system at this address. Please check the Base URL.',
    moodleAddress: ({ address }: { address: string }) =>
      `Moodle says its address is ${address}. Use that as Base URL.`,
    redirects: ({ address }: { address: string }) =>
      `This address redirects to ${address}. Please use that as Base URL.`,
    privateNetwork:
      'This address is inside a private network, where Lectern does not look for course systems.',
  },
  COURSE_SYSTEM_FORBIDS: {
    default: 'Your course system does not allow this API key to do that.',
    moodleFiles:
      'This API key may not read files from your Moodle. Please ask its administrator to allow "Can download files" for the key\'s service.',
    /** `functions` are names of Moodle's functions, separated by commas. */
    moodleFunctions: ({ functions }: { functions: string }) =>
      `Your Moodle does not offer everything that Lectern needs. Please ask its administrator to add to the service of your API key: ${functions}.`,
    moodleWebServices:
      'Web services are off on your Moodle. Please ask its administrator to turn on web services and the REST protocol.',
  },
  COURSE_SYSTEM_UNAVAILABLE: {
    default: 'Your course system does not answer at the moment. Please try again in a few minutes.',
  },
  COURSE_SYSTEM_IN_MAINTENANCE: {
    default: 'Your course system is in maintenance mode. Please try again after the maintenance.',
    moodle: 'Moodle is in maintenance mode. Please try again when the maintenance is over.',
  },
  PUBLISHING_NOT_POSSIBLE: {
    default:
      'Lectern cannot create pages in this course. Please share the link, or add the embed code to a page yourself.',
    moodle:
      'Moodle does not let other programs create pages. Please share the link, or add the embed code to a page in Moodle yourself.',
    importedCourse:
      'This course was imported from a file, so Lectern cannot create pages in it. Please share the link, or add the embed code to a page yourself.',
  },
  TRANSLATION_NOT_POSSIBLE: {
    default:
      'Translating needs a language model, and this Lectern has none. Please ask its administrator to set one up.',
    sameLanguage: ({ language }: { language: string }) => `This is in ${languageName(language)} already.`,
    exists: ({ language }: { language: string }) =>
      `There is already a translation into ${languageName(language)}. Please open it, or delete it first.`,
    ofTranslation: 'This is a translation itself. Please generate or translate its original.',
  },
  PAGE_NOT_ACCEPTED: {
    default: 'Your course system did not accept the page. Please try again, or use the embed code instead.',
    title: 'Your course system did not accept the title of the page. Please change it and publish again.',
    content: 'The page is too long for your course system. Please use the link or the embed code instead.',
    frontPage:
      'This page is the front page of the course, which cannot be hidden or deleted. Please choose another front page in your course system first.',
  },
  NOT_COMPLETE_YET: { default: 'Not complete yet. Please mark it as complete, then publish it.' },
  PAGE_CHANGED_IN_COURSE: {
    default:
      'Another author changed this page in your course system. Please choose what to do with the changes.',
    foreign:
      'This page no longer has the content of Lectern, so Lectern does not change it. To create another page, remove this one from the list first.',
    removal:
      'Another author changed this page in your course system, so it was not removed. Please remove it in your course system.',
    publishing: 'This page is being published at the moment. Please wait, or cancel that first.',
    removing: 'This page is being removed at the moment.',
  },
  WRITER_FAILED: {
    default: 'The language model did not return a usable text. Please try again.',
    ...providerSentences.model.refusals,
    ...providerSentences.model.failures,
    empty: ({ task }: Unusable) => `The language model gave no answer that Lectern can read. ${advice[task]}`,
    noJson: ({ task }: Unusable) => `The language model did not write the requested content. ${advice[task]}`,
    unreadable: ({ task }: Unusable) =>
      `The language model wrote an answer that Lectern cannot read, twice in a row. ${advice[task]}`,
    cutOff: ({ task }: Unusable) =>
      `The language model stopped in the middle of its answer, twice in a row. ${advice[task]}`,
    tooLarge: ({ task }: Unusable) =>
      `The language model did not end its answer, so Lectern stopped it. ${advice[task]}`,
    againstRules: ({ task }: Unusable) =>
      `The language model did not keep to the required form, twice in a row. ${advice[task]}`,
    language: ({ task }: Unusable) =>
      `The language model wrote in a different language than requested. ${advice[task]}`,
    notStorable: 'Lectern cannot store what was written for this page. Please try again.',
    outlineCannotTranslate: ({ own, asked }: { own: string; asked: string }) =>
      `The outline writer writes in the language of the page, which is ${languageName(own)}. To have it written in ${languageName(asked)}, choose a language model.`,
  },
  WRITER_UNAVAILABLE: {
    default: 'The language model does not answer at the moment. Please try again in a few minutes.',
    ...providerSentences.model.outages,
  },
  PICTURE_FAILED: {
    default: 'The picture model did not send a picture that Lectern can use. Please try again.',
    ...providerSentences.pictureModel.failures,
  },
  PICTURE_MODEL_UNAVAILABLE: {
    default: 'The picture model does not answer at the moment. Please try again in a few minutes.',
    ...providerSentences.pictureModel.outages,
  },
  SPEECH_FAILED: {
    default: 'The voice engine did not produce any audio. Please try again.',
    ...providerSentences.engine.failures,
    unsupportedFormat:
      'The speech server sent audio in a format Lectern does not support (WAV, MP3, Opus and FLAC work).',
    engineSetting: ({ engine, setting }: EngineSetting) =>
      `${engine} does not understand what Lectern asks it. The administrator of this Lectern should check ${setting}.`,
  },
  SPEECH_UNUSABLE: {
    default: 'The voice engine sent audio that cannot be used. Please try again.',
    tooMuch: 'The speech server sent far more audio than this text can have. Please try again.',
    clipped: 'The voice engine sent distorted audio. Please try again, or choose another voice.',
    silent: 'The voice made no sound for this text. Please try again, or choose another voice.',
    partial: 'The voice said only a part of this text. Please try again, or choose another voice.',
    noAudio: 'The speech server sent no audio. Please try again.',
    cutOff: 'The speech server sent only a part of the audio. Please try again.',
    message:
      'The speech server sent a message instead of audio. If this lasts, the administrator of this Lectern should check LECTERN_SPEECH_MODEL_URL.',
  },
  SPEECH_REFUSED: {
    default:
      'The voice engine does not accept the key of this Lectern. Its administrator should check LECTERN_SPEECH_MODEL_KEY.',
    ...providerSentences.engine.refusals,
    engineKey: ({ engine, setting }: EngineSetting) =>
      `${engine} does not accept the key of this Lectern. Its administrator should check ${setting}.`,
    engineSetting: ({ engine, setting }: EngineSetting) =>
      `The key of this Lectern may not use this voice of ${engine}. The administrator of this Lectern should allow this at the provider, or check ${setting}.`,
  },
  SPEECH_UNAVAILABLE: {
    default: 'The voice engine does not answer at the moment. Please try again in a few minutes.',
    ...providerSentences.engine.outages,
  },
  DATABASE_UNAVAILABLE: {
    default: 'Lectern cannot reach its database right now. Please try again in a moment.',
  },
  STORAGE_FULL: {
    default: 'Lectern has run out of disk space. Please tell its administrator.',
  },
  STORAGE_READ_ONLY: {
    default: 'Lectern cannot write to its disk. Please tell its administrator.',
  },
  SHUTTING_DOWN: {
    default: 'Lectern is restarting. Please try again in a moment.',
  },
} as const satisfies Readonly<Record<ProblemCode, Reasons>>
