/** The parts of a slide that can be animated. Apart from the schema, so that players need not carry it along. */
export const animatedElements = ['title', 'subtitle', 'content', 'bullets', 'image', 'quote'] as const
