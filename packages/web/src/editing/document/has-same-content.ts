import type { EditableDocument } from './editable-document.ts'

/** True if two documents contain the same work of their authors. */
export function hasSameContent<Document>(
  kind: Pick<EditableDocument<Document>, 'describeFrame' | 'describeParts'>,
  one: Document,
  other: Document,
): boolean {
  const contents = (document: Document) =>
    [kind.describeFrame(document), ...kind.describeParts(document)].map(({ content }) => content)
  const [left, right] = [contents(one), contents(other)]
  return left.length === right.length && left.every((content, at) => content === right[at])
}
