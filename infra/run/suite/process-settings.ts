import { readGatewayConfig } from '@waymark/gateway-service/config'
import { readIdentityConfig } from '@waymark/identity-service/config'
import { readNotifyConfig } from '@waymark/notify-service/config'
import { readProcessConfig } from '@waymark/service-kit/process-config'
import { root } from '../tools/repository.ts'

/** Placeholders for settings that are generated or read later. */
const later = { DATABASE_URL: 'postgresql://localhost/waymark', WAYMARK_SECRET: 'made at the first start of a folder' }

/** Refuses, before anything is built or started, settings that the processes would refuse at startup. */
export function requireReadableSettings(env: NodeJS.ProcessEnv): void {
  readProcessConfig({ ...env, ...later, ...(env.WAYMARK_SECRET && { WAYMARK_SECRET: env.WAYMARK_SECRET }) })
  readGatewayConfig(env, root)
  readIdentityConfig(env)
  readNotifyConfig(env)
}
