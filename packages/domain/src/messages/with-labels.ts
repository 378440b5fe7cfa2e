import { translated } from './translated.ts'

interface Labelled {
  /** Name of the message. */
  readonly id: string
  /** The English label. */
  readonly label: string
}

/**
 * A list of kinds with their labels as messages: `label` is in the language of the interface. Read it in functions, not in
 * constants of a module.
 */
export function withLabels<const Kind extends Labelled>(
  feature: string,
  kinds: readonly Kind[],
): readonly (Omit<Kind, 'label'> & { readonly label: string })[] {
  const labels = translated(feature, Object.fromEntries(kinds.map(({ id, label }) => [id, label])))
  return kinds.map((kind) => ({
    ...kind,
    get label() {
      return labels[kind.id] ?? kind.label
    },
  }))
}

/** The messages of such a list. */
export type LabelsOf<Kinds extends readonly { readonly id: string }[]> = Readonly<
  Record<Kinds[number]['id'], string>
>
