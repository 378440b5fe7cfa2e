/** Classes that position the text of a line. The field and the layers below it use the same ones. */
export const lineTextLook = 'border border-transparent px-2 py-0.5 text-lg leading-[1.55]'
