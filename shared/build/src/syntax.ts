import type { AnyNode } from 'acorn'

/** Other text for a part of a source. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The names that code says, other than those of the fields of an object. */
export function namesIn(node: AnyNode): Set<string> {
  if (node.type === 'Identifier') return new Set([node.name])
  const isPlain = 'computed' in node && !node.computed
  const names = childrenOf(node).filter(
    (child) =>
      !(isPlain && node.type === 'MemberExpression' && child === node.property) &&
      !(isPlain && node.type === 'Property' && child === node.key && !node.shorthand),
  )
  return new Set(names.flatMap((child) => [...namesIn(child)]))
}

/** Whether a node is code that runs when somebody calls it. */
export function isFunction({ type }: AnyNode): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'
}

/** Whether a node is there, at or below `node`, without looking into those that `isClosed`. */
export function find(node: AnyNode, isFound: (node: AnyNode) => boolean, isClosed = (_: AnyNode) => false): boolean {
  if (isClosed(node)) return false
  return isFound(node) || childrenOf(node).some((child) => find(child, isFound, isClosed))
}

function childrenOf(node: AnyNode): readonly AnyNode[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The text of a node. */
export function textOf({ start, end }: { readonly start: number; readonly end: number }, source: string): string {
  return source.slice(start, end)
}

/** The source with all of the edits, which do not overlap. */
export function edit(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), source)
}
