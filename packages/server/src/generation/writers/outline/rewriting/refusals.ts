/** The sentences for instructions that were understood but have no content on the page. */
export const refusals = {
  shorter: 'This cannot be said any shorter in the words of the page.',
  longer: 'The page says no more about this.',
  other: 'The page has no other sentences about this.',
  example: 'The page gives no further example of this.',
  nowhere: 'The page says nothing about this, so there is nothing to rewrite it from.',
  type: (label: string) => `The page has no content here for a slide of the type “${label}”.`,
} as const
