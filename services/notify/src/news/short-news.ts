import type { UserProfileId } from '@waymark/domain/ids'

/** What an email says in its subject, for one person, and the page that says the rest after signing in. */
export interface ShortNews {
  readonly userProfileId: UserProfileId
  readonly onceKey: string
  readonly words: string
  readonly path: string
}
