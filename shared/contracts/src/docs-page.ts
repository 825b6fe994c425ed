import type { JsonSchema, OpenApiDocument, OpenApiOperation, OpenApiResponse } from './openapi.ts'

/** An accessible page that lists every call. It contains no script; its style sheet is served at `styleAddress`. */
export function docsPage(document: OpenApiDocument, styleAddress: string): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const groups = document.tags.map(({ name }) => {
    const calls = operations.filter(({ operation }) => operation.tags.includes(name))
    const body = calls.map(({ path, method, operation }) => callSection(path, method, operation)).join('\n')
    return {
      name,
      count: calls.length,
      html: `<section aria-labelledby="${slug(name)}">\n<h2 id="${slug(name)}">${escaped(name)}</h2>\n${body}\n</section>`,
    }
  })
  const links = groups
    .map(({ name, count }) => `<li><a href="#${slug(name)}">${escaped(name)}</a> (${count})</li>`)
    .join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.info.title)} calls</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${escaped(styleAddress)}">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${escaped(document.info.title)} calls</h1>
<p>${escaped(document.info.description)} The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Groups of calls"><ul>
${links}
</ul></nav>
</header>
<main id="calls" tabindex="-1">
${groups.map(({ html }) => html).join('\n')}
</main>
</body>
</html>
`
}

function callSection(path: string, method: string, operation: OpenApiOperation): string {
  const parameters = (operation.parameters ?? []).map(
    (one) => `  ${one.name}${one.required ? '' : '?'}: ${shapeText(one.schema)}`,
  )
  const body = Object.entries(operation.requestBody?.content ?? {})[0]
  const input = body ? shapeText(body[1].schema) : parameters.length > 0 ? `{\n${parameters.join('\n')}\n}` : 'nothing'
  const form = body?.[0] === 'multipart/form-data' ? ' (multipart form)' : ''
  const refusals = refusalsOf(operation.responses['409'])
  return `<article aria-labelledby="${operation.operationId}">
<h3 id="${operation.operationId}">${escaped(operation.operationId)}</h3>
<p><code>${method} ${escaped(path)}</code></p>
<p>${escaped(operation.summary)}</p>
<dl>
<dt>Who</dt><dd>${escaped(operation.description)}</dd>
<dt>Input${form}</dt><dd><pre><code>${escaped(input)}</code></pre></dd>
<dt>Answer</dt><dd><pre><code>${escaped(answerText(operation.responses['200']))}</code></pre></dd>
${refusals}</dl>
</article>`
}

function answerText(response: OpenApiResponse | undefined): string {
  const schema = response?.content?.['application/json']?.schema
  if (!schema) return 'a file'
  const data = schema.properties?.responseData
  return data === undefined ? 'nothing' : shapeText(data)
}

function refusalsOf(response: OpenApiResponse | undefined): string {
  if (!response) return ''
  const items = response.description.split('\n').map((line) => `<li>${escaped(line)}</li>`)
  return `<dt>Refusals</dt><dd><ul>${items.join('')}</ul></dd>\n`
}

/** A JSON Schema in a compact, readable notation. */
function shapeText(schema: JsonSchema | boolean, indent = ''): string {
  if (typeof schema === 'boolean') return 'anything'
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return options.map((option) => shapeText(option, indent)).join(' | ')
  if (schema.type === 'array')
    return `list of ${schema.items && !Array.isArray(schema.items) ? shapeText(schema.items, indent) : 'anything'}`
  if (schema.type === 'object') return objectText(schema, indent)
  const bounds = [schema.minLength, schema.maxLength].some((bound) => bound !== undefined)
    ? ` (${schema.minLength ?? 0} to ${schema.maxLength ?? 'any number of'} characters)`
    : ''
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : schema.type
  return `${schema.format ?? type ?? 'anything'}${bounds}`
}

function objectText(schema: JsonSchema, indent: string): string {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0)
    return schema.additionalProperties ? `by name: ${shapeText(schema.additionalProperties, indent)}` : 'nothing'
  const deeper = `${indent}  `
  const required = new Set(schema.required ?? [])
  const lines = fields.map(
    ([name, field]) => `${deeper}${name}${required.has(name) ? '' : '?'}: ${shapeText(field, deeper)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

function slug(title: string): string {
  return `group-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** Style sheet of the page. */
export const docsStyle = `:root { color-scheme: light dark; font: 1.0625rem/1.6 'Atkinson Hyperlegible Next Variable', system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; color: light-dark(#211829, #f6f1f9); background: light-dark(#faf6ef, #17121d); }
a { color: light-dark(#43177b, #e4d4fe); }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
.skip { position: absolute; inset-block-start: -10rem; }
.skip:focus { inset-block-start: 0.5rem; }
h2 { margin-block-start: 3rem; }
article { border-block-start: 1px solid light-dark(#7f7487, #9287a0); padding-block: 1rem; }
h3 { margin: 0; overflow-wrap: anywhere; }
dt { font-weight: 700; }
dd { margin-inline-start: 0; margin-block-end: 0.75rem; }
pre, code { font-family: ui-monospace, monospace; font-size: 0.9375rem; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
nav ul { columns: 15rem; padding-inline-start: 1.25rem; }
nav li { min-block-size: 1.75rem; }
`
