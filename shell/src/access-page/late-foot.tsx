import { isFramed } from '@waymark/web-kit/framed'
import { type ComponentType, lazy, Suspense } from 'react'

const MapFoot = lazy<ComponentType>(() =>
  import('./map-foot.tsx').then(
    (loaded) => ({ default: loaded.MapFoot }),
    // The list is worth more than its foot.
    () => ({ default: () => null }),
  ),
)

/** The foot of a map in another site's page, once there is time for it. */
export function LateFoot() {
  if (!isFramed()) return null
  return (
    <Suspense fallback={null}>
      <MapFoot />
    </Suspense>
  )
}
