import { useObjectUrl } from '@waymark/web-kit/use-object-url'
import type { AccessMapDraft, TypedMap } from './access-map.ts'

/** The pictures as they stand in the editor: chosen, saved, or none. */
export function usePictures(typed: TypedMap, map: AccessMapDraft) {
  const chosenLogo = useObjectUrl(typed.logo)
  const chosenImage = useObjectUrl(typed.locationImage)
  const savedLogo = typed.isLogoDeleted ? null : (map.logo?.url ?? null)
  const isDrawn = typed.locationImage === null && (map.isLocationImageDrawn || typed.isLocationImageDeleted)
  const savedImage = isDrawn === map.isLocationImageDrawn ? (map.locationImage?.url ?? null) : null
  return { logoUrl: chosenLogo ?? savedLogo, imageUrl: chosenImage ?? savedImage, isDrawn }
}
