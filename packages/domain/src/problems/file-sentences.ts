/** The English sentences about files that an author sends, by code and reason: course files, pictures, recordings. */
export const fileSentences = {
  COURSE_FILE_TOO_LARGE: {
    default: 'This course file is larger than Lectern can import (500 MB).',
    files: ({ most }: { most: number }) =>
      `This course file holds more than ${most.toLocaleString('en')} files, which is more than Lectern can import.`,
    pages: 'The pages of this course file are too large to import.',
    file: ({ file, megabytes }: { file: string; megabytes: number }) =>
      `“${file}” in this course file is larger unpacked than Lectern can import (${megabytes} MB).`,
  },
  PICTURE_TOO_LARGE: {
    default: 'This picture has more than 50 million pixels. Please make it smaller and try again.',
  },
  RECORDING_TOO_LONG: {
    default: 'A recording can be at most 5 minutes long. Record a shorter one, or split the script.',
  },
  STORAGE_QUOTA_EXCEEDED: {
    default: 'Your account has used all of its storage. Please ask the administrator of Lectern for more.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    default: 'Lectern accepts only JSON requests.',
    fileNeeded: ({ type }: { type: string }) => `Please send the file itself, as ${type}.`,
  },
  EMBED_FORMAT_NOT_SUPPORTED: { default: 'Lectern describes embeds only as JSON (format=json).' },
  RANGE_NOT_SATISFIABLE: {
    default: 'The file is shorter than the requested range.',
  },
  NOT_A_COURSE_FILE: {
    default:
      'This is not a course file. Please choose a Common Cartridge (.imscc) that your course system exported.',
    noPages: 'There is no page in this course file: it holds only links, files or quizzes.',
    noManifest:
      'This archive is not a course file: it has no imsmanifest.xml. Please choose the Common Cartridge (.imscc) itself.',
    badManifest: 'The table of contents of this course file (imsmanifest.xml) cannot be read.',
    badPage: ({ page }: { page: string }) => `The page “${page}” of this course file cannot be read.`,
    locked: 'This course file is locked with a password. Please export it without one.',
    outside: 'This course file names files outside of itself, so it was not imported.',
    damaged: 'This course file is incomplete or damaged. Please export or download it again.',
  },
  NOT_A_PICTURE: {
    default: 'Slides cannot show this file. Please choose a PNG, JPEG, WebP, GIF or SVG picture.',
  },
  ARTWORK_NOT_FIT: {
    default:
      'Artwork of a podcast is a square JPEG or PNG picture of 1400 to 3000 pixels a side. Please choose another picture.',
  },
  NOT_A_RECORDING: {
    default: 'Lectern cannot read this audio. Please send a WAV, MP3, FLAC or Ogg Opus file.',
  },
  RECORDING_SILENT: {
    default: 'This recording is silent. Check the microphone, then record it again.',
  },
} as const
