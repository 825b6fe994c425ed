import type { QueryClient, QueryKey } from '@tanstack/react-query'

interface Drawn {
  /** By the server's clock; epoch ms. */
  readonly askedAtMs: number
  readonly answers: readonly (readonly [QueryKey, unknown])[]
}

/**
 * The page begins with what its document was drawn from, and asks for it again when that is no longer fresh; at once where
 * somebody is signed in, who may read more than the stranger for whom it was drawn.
 */
export function takeAnswers(root: HTMLElement, queryClient: QueryClient, isSignedIn: boolean): void {
  const text = root.querySelector('script[data-answers]')?.textContent
  if (!text) return
  const { askedAtMs, answers }: Drawn = JSON.parse(text)
  // A clock that is behind would keep them for fresh until it has caught up.
  const updatedAt = isSignedIn ? 0 : Math.min(askedAtMs, Date.now())
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt })
}
