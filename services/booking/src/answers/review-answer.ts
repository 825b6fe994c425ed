import { deletedPersonName } from '@waymark/domain/account/deleted-person'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { ReviewRow } from '../db/reviews.ts'

/** A review as everybody reads it. */
export function reviewAnswer(row: ReviewRow) {
  return {
    reviewId: row.id,
    stars: row.stars,
    comment: row.comment,
    wasAsAccessible: row.was_as_accessible,
    firstName: row.first_name ?? deletedPersonName,
    saidOn: instantToWall(row.time_zone, row.created_at.getTime()).slice(0, 10),
    answer: row.answer,
  }
}
