/** What decides where a word of a line stands: the same for its field and for what lies under it. */
export const lineTextLook = 'border border-transparent px-2 py-0.5 text-lg leading-[1.55]'
