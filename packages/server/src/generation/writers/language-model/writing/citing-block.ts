/** A slide or line that names one more source block. The same object if it names the block already. */
export function citingBlock<T extends { readonly sources: readonly string[] }>(part: T, block: string): T {
  return part.sources.includes(block) ? part : { ...part, sources: [...part.sources, block] }
}
