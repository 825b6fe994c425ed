import type { BookingId, ConversationId } from '@waymark/domain/ids'
/** A conversation that the person has a part in. */
export interface OpenChat {
  readonly sid: string
  readonly conversationId: ConversationId
  readonly bookingId: BookingId
  readonly lastIndex: number
  /** -1: nothing read yet; null: not joined. */
  readonly lastReadIndex: number | null
}
