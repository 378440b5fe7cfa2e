import { createHash } from 'node:crypto'
import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import { escapeMarkup } from '@lectern/domain/markup/escape.ts'
import { z } from 'zod'

const needs: Readonly<Record<Endpoint['access'], string>> = {
  public: 'Needs no login.',
  user: 'Needs the bearer token.',
  media: 'Needs the bearer token, or the cookie that fetches media.',
}

const style = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border-top:1px solid #8884;padding:.6rem 0}summary{cursor:pointer}summary span{margin-inline-start:.5rem}
pre{overflow:auto;padding:.8rem;background:#8882;border-radius:8px;font-size:.85rem}h3{font-size:1rem;margin:.6rem 0 .2rem}
`

/** The page loads nothing, and has only these styles. */
export const apiDocsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** A readable page of all calls, for developers of clients. It needs no script. */
export function apiDocs(endpoints: readonly Endpoint[], version: string): string {
  const sections = endpoints.map((endpoint) => {
    const { method, path, summary, access, query, body, answer, file, stream, progress } = endpoint
    return `<details><summary><code><b>${method}</b> ${escapeMarkup(path)}</code> <span>${escapeMarkup(summary)}</span></summary>
<p>${needs[access]}${endpoint.async ? ' Understands <code>Prefer: respond-async</code>.' : ''}${progress ? ' Streams its progress with <code>Accept: text/event-stream</code>.' : ''}</p>
${body ? `<h3>Request</h3><pre>${shape(body, 'input')}</pre>` : ''}
${query ? `<h3>Query</h3><pre>${shape(query, 'input')}</pre>` : ''}
<h3>Answer</h3>${stream ? `<p>A stream: <code>${escapeMarkup(stream)}</code>, of messages of this form.</p>` : ''}${file ? `<p>A file: <code>${file}</code>.</p>` : `<pre>${shape(answer, 'output')}</pre>`}</details>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lectern API</title>
<style>${style}</style>
<h1>Lectern API <small>${escapeMarkup(version)}</small></h1>
<p>Every error is <code>{ "error": "a sentence", "code": "MACHINE_READABLE" }</code>. For machines:
<a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
</html>`
}

function shape(schema: Endpoint['answer'], io: 'input' | 'output'): string {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return escapeMarkup(JSON.stringify(described, null, 2))
}
