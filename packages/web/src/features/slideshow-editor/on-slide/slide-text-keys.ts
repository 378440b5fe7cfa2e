/** The keys of texts on the slide, for the list of shortcuts. */
export const slideTextKeys = [
  { label: 'Edit a text of the slide', keys: 'Enter F2' },
  { label: 'Go to its next or previous text', keys: 'Tab Shift+Tab' },
  { label: 'Leave a text as it was before', keys: 'Esc' },
  { label: 'Bold', keys: 'Mod+B' },
  { label: 'Italic', keys: 'Mod+I' },
] as const
