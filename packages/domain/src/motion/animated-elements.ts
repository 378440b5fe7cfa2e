/** The elements of a slide that can be animated. A separate file, so that the player does not load the schema. */
export const animatedElements = ['title', 'subtitle', 'content', 'bullets', 'image', 'quote'] as const
