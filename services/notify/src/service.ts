import { textWebhookPath } from '@waymark/contracts/text-webhook'
import type { Kit } from '@waymark/service-kit/kit'
import { defineService } from '@waymark/service-kit/service'
import { readTwilioTexts } from '@waymark/service-kit/twilio-settings'
import { buildApp } from './app.ts'
import { readNotifyConfig } from './config.ts'
import type { Context } from './context.ts'
import { migrations } from './db/migrations/index.ts'
import type { NotifyDatabase } from './db/schema.ts'
import { openMailServer } from './emails/mail-server.ts'
import { notifyJobs, notifySchedules } from './jobs/index.ts'
import { openPushService } from './pushes/push-service.ts'
import { openTextService } from './texts/text-service.ts'

export const service = defineService({
  name: 'notify',
  migrations,
  createContext: (kit: Kit<NotifyDatabase>, env): Context => {
    const config = readNotifyConfig(env)
    const keys = readTwilioTexts(env)
    return {
      ...kit,
      config,
      mailServer: openMailServer(config, kit.publicUrl),
      pushService: config.pushKeys && openPushService({ ...config.pushKeys, publicUrl: kit.publicUrl }),
      textService: keys && openTextService(keys, new URL(textWebhookPath, kit.publicUrl)),
    }
  },
  buildApp,
  jobs: notifyJobs,
  schedules: notifySchedules,
  close: (context) => context.mailServer?.close(),
})
