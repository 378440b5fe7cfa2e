/** How many kinds of each sort there are. Each new kind is counted here, and all tests compare with these numbers. */
export const specified = {
  slideTypes: 11,
  themes: 12,
  transitions: 22,
  elementAnimations: 27,
  backgrounds: 19,
  languages: 29,
} as const
