import type { Kit } from '@waymark/service-kit/kit'
import { defineService } from '@waymark/service-kit/service'
import { readTwilioChat } from '@waymark/service-kit/twilio-settings'
import { buildApp } from './app.ts'
import type { Context } from './context.ts'
import { migrations } from './db/migrations/index.ts'
import type { ChatDatabase } from './db/schema.ts'
import { chatJobs } from './jobs/index.ts'
import { createSendLimit } from './transport/send-limit.ts'
import { openTwilioChat } from './twilio/twilio-chat.ts'

export const service = defineService({
  name: 'chat',
  migrations,
  createContext: (kit: Kit<ChatDatabase>, env): Context => {
    const keys = readTwilioChat(env)
    return { ...kit, sendLimit: createSendLimit(kit.limits), twilio: keys && openTwilioChat(keys) }
  },
  buildApp,
  jobs: chatJobs,
})
