import { VenueArt } from '@waymark/ui/venue-art'
import type { BookableActivity } from './activity-words.ts'

/** The banner of an activity, or a drawing where it has none. */
export function ActivityPicture({ banner }: Pick<BookableActivity, 'banner'>) {
  return banner ? <img src={banner.url} alt={banner.alt} loading="lazy" /> : <VenueArt of="theatre" />
}
