import type { Kit } from '@waymark/service-kit/kit'
import type { ChatDatabase } from './db/schema.ts'
import type { SendLimit } from './transport/send-limit.ts'
import type { TwilioChat } from './twilio/twilio-chat.ts'

/** The dependencies of chat's calls, jobs and socket. */
export interface Context extends Kit<ChatDatabase> {
  readonly sendLimit: SendLimit
  /** Twilio Conversations, when its keys are set; our own transport otherwise. */
  readonly twilio: TwilioChat | undefined
}
