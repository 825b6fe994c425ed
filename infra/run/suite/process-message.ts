/** What a process of ours tells the one that started it. */
export type ProcessMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly line: string }
  | { readonly kind: 'cannotStart'; readonly sentence: string }

/** Tells the process that started this one; nothing happens when nobody did. */
export function tell(message: ProcessMessage): void {
  if (process.connected) process.send?.(message)
}
