import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages about the podcast feed of a course. */
export const messages = translated('courses/feed', {
  podcastFeed: 'Podcast feed',
  feedOf: (course: string) => `Podcast feed of ${course}`,
  about:
    'Listen in any podcast app: the feed holds every podcast of this course that is marked complete and has all of its audio. It is in no directory. Anyone with the address can listen, without logging in.',
  loading: 'Loading the feed...',
  notLoaded: 'Failed to load the podcast feed. Please try again.',
  create: 'Create feed',
  notCreated: 'Failed to create the podcast feed. Please try again.',

  address: 'Address of the feed',
  copy: 'Copy',
  copied: 'Address copied.',
  notCopied: 'The address could not be copied. Please select it and copy it yourself.',
  revokeAddress: 'Revoke address',
  revoke: 'Revoke',
  whatRevokingDoes:
    'Podcast apps will no longer find a feed at this address. You can create a feed with another address at any time.',
  notRevoked: 'Failed to revoke the address. Please try again.',

  noEpisodes: 'No podcast of this course is marked complete yet.',
  inFeed: 'In the feed',
  leftOut: 'Left out',
  episodesNotLoaded: 'Failed to load the episodes. Please try again.',

  author: 'Author',
  authorHint: 'Without one, podcast apps show your organization.',
  description: 'Description',
  descriptionHint: 'Without one, podcast apps show the name of the course.',
  save: 'Save',
  saved: 'Saved.',
  notSaved: 'This could not be saved. Please try again.',

  artwork: {
    heading: 'Artwork',
    drawn: 'The artwork that Lectern draws',
    own: 'Your artwork',
    aboutDrawn:
      'Lectern draws the artwork. You can upload a picture of at least 1400 × 1400 pixels; its middle square is used.',
    aboutOwn: 'Podcast apps show your picture for the feed and for each episode, the next time they look.',
    file: 'Artwork file',
    upload: 'Upload a picture',
    replace: 'Replace',
    remove: 'Remove',
    uploading: 'Uploading...',
    progress: 'Uploading the artwork',
    saved: 'Saved.',
    savedCropped: 'Saved. The middle of the picture is shown, since artwork is square.',
    notSaved: 'The artwork could not be saved. Please try again.',
    removed: 'Removed.',
    notRemoved: 'The artwork could not be removed. Please try again.',
  },

  // A picture that cannot be artwork.
  unreadablePicture: 'This is no picture that can be read. Please choose a JPEG or PNG file.',
  smallPicture: (width: number, height: number, least: number) =>
    `This picture has ${width} by ${height} pixels. Podcast apps ask for at least ${least} on each side. Please choose a larger one.`,
})
