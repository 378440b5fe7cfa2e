import { Fetched } from './on-demand.ts'
import { type RichNode, readRichText } from './rich-text-nodes.ts'
import { formula } from './slide-code.ts'

/** Text of a slide in its Markdown subset. Only elements are made of it, never HTML. */
export function RichText({ text }: { readonly text: string }) {
  return <Nodes nodes={readRichText(text)} />
}

/** A text of several paragraphs, parted by empty lines. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph, index) => (
      // A text's paragraphs have no other identity than their place.
      <p key={index} data-text>
        <RichText text={paragraph.trim()} />
      </p>
    ))
}

function Nodes({ nodes }: { readonly nodes: readonly RichNode[] }) {
  return nodes.map((node, index) => <Node key={index} node={node} />)
}

function Node({ node }: { readonly node: RichNode }) {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'code':
      return <code dir="ltr">{node.text}</code>
    case 'bold':
      return (
        <strong>
          <Nodes nodes={node.children} />
        </strong>
      )
    case 'italic':
      return (
        <em>
          <Nodes nodes={node.children} />
        </em>
      )
    case 'link':
      return (
        <a href={node.href} target="_blank" rel="noopener noreferrer">
          <Nodes nodes={node.children} />
        </a>
      )
    case 'math':
      return (
        <Fetched
          code={formula}
          props={{ tex: node.tex, display: node.display }}
          fallback={<code dir="ltr">{node.tex}</code>}
        />
      )
  }
}
