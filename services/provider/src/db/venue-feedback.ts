import type { ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

const maxShown = 30

/** What waits for an answer: as the index `venue_feedback_to_answer`. */
const toAnswer = sql<boolean>`(settled_at is null and says <> 'right')`

/** How many visitors of a location of the outer query wait for an answer. */
export const visitorsToAnswerSql = sql<number>`(select count(*)::int from venue_feedback
  where service_area_id = a.id and ${toAnswer})`

/** Visitors' feedback on a venue: what waits for an answer first, then the newest. */
export async function listFeedback(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId) {
  return db
    .selectFrom('venue_feedback')
    .select(['id', 'accessibility_option_id', 'says', 'comment', 'created_at', 'answer', 'settled_at'])
    .where('service_area_id', '=', serviceAreaId)
    .orderBy(toAnswer, 'desc')
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute()
}

/** Saves a visitor's feedback; a second comment on the same fact replaces the first. */
export async function keepFeedback(
  db: Kysely<ProviderDatabase>,
  feedback: {
    readonly service_area_id: ServiceAreaId
    readonly user_profile_id: UserProfileId
    readonly accessibility_option_id: number | null
    readonly says: 'right' | 'wrong' | 'missing'
    readonly comment: string
    readonly created_at: Date
  },
): Promise<void> {
  const { says, comment, created_at } = feedback
  await db
    .insertInto('venue_feedback')
    .values(feedback)
    .onConflict((conflict) =>
      conflict
        .columns(['service_area_id', 'user_profile_id', 'accessibility_option_id'])
        .where('accessibility_option_id', 'is not', null)
        .doUpdateSet({ says, comment, created_at, answer: null, settled_at: null }),
    )
    .execute()
}

/** The words of a visitor that have just been answered, whose they were, and of which location. */
export interface SettledFeedback {
  readonly userProfileId: UserProfileId
  readonly areaName: string
  readonly accessibilityOptionId: number | null
  readonly says: string
  readonly comment: string
}

/** Saves the answer to a visitor's words, once. */
export async function settleFeedback(
  trx: Transaction<ProviderDatabase>,
  settled: {
    readonly serviceAreaId: ServiceAreaId
    readonly feedbackId: number
    readonly answer: string
    readonly at: Date
  },
): Promise<SettledFeedback | 'notFound' | 'AlreadyAnswered'> {
  const found = await trx
    .selectFrom('venue_feedback as f')
    .innerJoin('service_area as a', 'a.id', 'f.service_area_id')
    .select(['f.user_profile_id', 'f.settled_at', 'f.accessibility_option_id', 'f.says', 'f.comment', 'a.name'])
    .where('f.id', '=', settled.feedbackId)
    .where('f.service_area_id', '=', settled.serviceAreaId)
    .forUpdate('f')
    .executeTakeFirst()
  if (!found) return 'notFound'
  if (found.settled_at !== null) return 'AlreadyAnswered'
  await trx
    .updateTable('venue_feedback')
    .set({ answer: settled.answer, settled_at: settled.at })
    .where('id', '=', settled.feedbackId)
    .execute()
  return {
    userProfileId: found.user_profile_id,
    areaName: found.name,
    accessibilityOptionId: found.accessibility_option_id,
    says: found.says,
    comment: found.comment,
  }
}

/** Clears what a person wrote about venues. A comment without a fact would be empty, so its row is deleted. */
export async function forgetFeedback(db: Kysely<ProviderDatabase>, userProfileId: UserProfileId): Promise<void> {
  await db
    .deleteFrom('venue_feedback')
    .where('user_profile_id', '=', userProfileId)
    .where('accessibility_option_id', 'is', null)
    .execute()
  await db.updateTable('venue_feedback').set({ comment: '' }).where('user_profile_id', '=', userProfileId).execute()
}
