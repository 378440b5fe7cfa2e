/** The parameter in the address of an editor that shows a running generation. */
export const watchParam = 'watch'
