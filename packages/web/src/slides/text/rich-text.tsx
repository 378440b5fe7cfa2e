import { type ReactNode, use } from 'react'
import { formula } from './formula-code.ts'
import { Fetched } from '../runtime/on-demand.ts'
import { type RichNode, readRichText } from './rich-text-nodes.ts'
import { SlideEditingContext } from './slide-editing.ts'
import { joinUnits } from './join-units.ts'

/** Text of a slide in its Markdown subset. It becomes elements, never HTML. */
export function RichText({ text }: { readonly text: string }) {
  return <Nodes nodes={readRichText(text)} />
}

function Nodes({ nodes }: { readonly nodes: readonly RichNode[] }) {
  return nodes.map((node, index) => <Node key={index} node={node} />)
}

function Node({ node }: { readonly node: RichNode }) {
  switch (node.kind) {
    case 'text':
      return joinUnits(node.text)
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
        <Link href={node.href}>
          <Nodes nodes={node.children} />
        </Link>
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

/** On an edited slide, a press on a link does not open it. */
function Link({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (use(SlideEditingContext)) return <span className="slide-link">{children}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
