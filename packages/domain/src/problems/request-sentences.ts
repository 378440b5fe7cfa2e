import { fieldMessages, fieldName } from '../accounts/field-messages.ts'
import { type Format, formats } from '../courses/formats.ts'

type Field = { readonly field: string | undefined }

/** A path such as `slides.0.key` is no word of a sentence. It is in the values and in `details`. */
const check = (field: string | undefined) => `Please check ${fieldName(field) ?? 'this request'}`

const incomplete = 'Something in this request is missing or has the wrong format.'

/** The English sentences about requests, accounts and access, by code and reason. */
export const requestSentences = {
  INVALID_REQUEST: {
    default: incomplete,
    notJson: 'The body of this request is not valid JSON.',
    malformedAddress: 'This address is not well formed.',
    notAnEtag: 'If-Match must be an ETag of this document.',
    /** A field of the request, by its path. Undefined for the request as a whole. */
    field: ({ field }: Field) =>
      fieldName(field) ? `${check(field)}: it is missing or not in the right form.` : incomplete,
    unstorable: ({ field }: Field) => `${check(field)}: it contains a character that Lectern cannot store.`,
    tooDeep: ({ field }: Field) => `${check(field)}: it is nested too deeply.`,
    /** The sentence of a schema. Its field is in `details`. */
    schema: ({ sentence }: { sentence: string }) => sentence,
    notAnEmail: fieldMessages.faults.notAnEmail,
    keyOfThatAddressNeeded: fieldMessages.faults.keyOfThatAddressNeeded,
    notABaseUrl: fieldMessages.faults.notABaseUrl,
  },
  UNKNOWN_VOICE: {
    default: 'This voice is not available. Please choose another one.',
  },
  WRONG_PASSWORD: {
    default: 'This is not your current password.',
  },
  RESET_LINK_SPENT: {
    default: 'This link has expired or was already used. Please request a new one.',
  },
  EMPTY_SCRIPT: {
    default: 'Audio script is empty. Please add text to generate audio.',
  },
  NOT_LOGGED_IN: {
    default: 'Please log in to continue.',
  },
  WRONG_CREDENTIALS: {
    default: 'Invalid email or password',
  },
  DEMO_ACCOUNT: {
    default: 'All visitors share the demo account, so this cannot be changed. Register for your own account.',
  },
  OWNERS_ONLY: {
    default: 'Only the owners of this Lectern can see this. Its administrator names them in LECTERN_OWNERS.',
  },
  NO_COURSES_TO_EDIT: {
    default:
      'Your account can read courses on your course system but edit none. Ask for the teacher role in a course, then press Retry; or import a course file.',
    moodle:
      'Your Moodle account can read courses here but edit none. Ask for the teacher role in a course, then press Retry; or import a course file.',
  },
  NOT_FOUND: {
    default: 'This does not exist, or you have no access to it.',
    notBuilt: 'The web application is not built. Please run npm run build.',
    takeOfAnother: 'Only the person who recorded a take can delete it.',
    slideHasNoAudio: 'No audio available for this slide',
    pageNotInCourse: 'This page is no longer in the course.',
    pictureNotFetched:
      'The other site does not send this picture to Lectern. Download it in your browser, and upload it to the slide.',
  },
  NO_SUCH_CALL: {
    default: 'This API call does not exist.',
  },
  METHOD_NOT_ALLOWED: {
    default: 'This address does not support this method.',
  },
  ALREADY_REGISTERED: {
    default: 'Email or API key already exists',
  },
  STALE_VERSION: {
    default: 'Someone saved this after you opened it.',
    savedBy: ({ name }: { name: string }) => `${name} saved this after you opened it.`,
    savedByYou: 'In another window, you saved this after you opened it.',
  },
  TOO_LARGE: {
    default: 'This is larger than Lectern accepts.',
    document: ({ format }: { format: Format }) =>
      `This ${format} is too large to be saved (more than 2 MB). Remove some ${formats[format].removable} or shorten them.`,
  },
} as const
