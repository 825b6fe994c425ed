import { useVisitor } from '@waymark/web-kit/who'

/** Where this person edits access maps: all of them, or those of their organisation. */
export function useMapPaths() {
  const isGlobalAdmin = useVisitor()?.isGlobalAdmin === true
  return { isGlobalAdmin, base: isGlobalAdmin ? '/global-admin/access-maps' : '/business/access-maps' }
}
