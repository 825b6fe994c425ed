/** Messages from our processes to their parent. */
export type ProcessMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly line: string }
  | { readonly kind: 'cannotStart'; readonly sentence: string }

/** Sends a message to the parent process; a no-op without one. */
export function tell(message: ProcessMessage): void {
  if (process.connected) process.send?.(message)
}
