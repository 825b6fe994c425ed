import type { common } from '@waymark/contracts/common'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

export const getClientSettings: Handler<Context, typeof common.getClientSettings> = (_input, { context }) => {
  const { config, publicUrl } = context
  return {
    shareDomain: config.shareDomain ?? publicUrl.origin,
    intercomWorkspaceId: config.intercomWorkspaceId ?? null,
    mapboxKey: config.mapboxToken ?? null,
    mapPmtilesUrl: config.mapPmtilesUrl ?? null,
    mapStyleUrl: config.mapStyleUrl ?? null,
    stripePublishableKey: config.stripePublishableKey ?? null,
    chatTransport: config.isChatByTwilio ? 'twilio' : 'own',
    isMailboxPageOpen: config.smtpUrl === undefined && config.hasMailboxPage,
  }
}
