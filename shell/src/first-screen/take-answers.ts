import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The page begins with what its document was drawn from, and asks again at once: the document may be a moment old. */
export function takeAnswers(root: HTMLElement, queryClient: QueryClient): void {
  const text = root.querySelector('script[data-answers]')?.textContent
  if (!text) return
  const answers: readonly (readonly [QueryKey, unknown])[] = JSON.parse(text)
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt: 0 })
}
