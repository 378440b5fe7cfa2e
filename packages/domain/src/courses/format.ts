/** What a page can be turned into. */
export const formats = {
  slideshow: { label: 'Slideshow', plural: 'Slideshows', part: 'Slides' },
  podcast: { label: 'Podcast', plural: 'Podcasts', part: 'Segments' },
} as const

export type Format = keyof typeof formats

export const formatNames = ['slideshow', 'podcast'] as const satisfies readonly Format[]
