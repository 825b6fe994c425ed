import { calls } from '@waymark/contracts/calls'
import { changesData } from '@waymark/contracts/changes-data'
import { chatWebhookPath } from '@waymark/contracts/chat-webhook'
import type { CallGroup } from '@waymark/contracts/define-call'
import { liveChannelPath } from '@waymark/contracts/notification'
import { paymentWebhookPath } from '@waymark/contracts/payment-webhook'
import { type ServiceName, serviceNames } from '@waymark/contracts/service-names'
import { textWebhookPath } from '@waymark/contracts/text-webhook'

/** Addresses outside the contracts that belong to one service, because browsers or vendors require them. */
const fixedOwners: readonly (readonly [prefix: string, owner: ServiceName])[] = [
  ['/.well-known/jwks.json', 'identity'],
  ['/dev/mail', 'notify'],
  ['/dev/mail.json', 'notify'],
  ['/ws/chat', 'chat'],
  [liveChannelPath, 'notify'],
  [paymentWebhookPath, 'booking'],
  [chatWebhookPath, 'chat'],
  [textWebhookPath, 'notify'],
]

/** The service that owns an address; undefined for pages, files and unknown addresses. */
export type OwnerOf = (path: string) => ServiceName | undefined

/** Whether an address only reads, so that nobody waits long for it: a person can simply ask again. */
export function createIsRead(): (path: string) => boolean {
  const groups = serviceNames.flatMap((name) => Object.values<CallGroup>(calls[name]))
  const reads = groups
    .flatMap((group) => Object.values(group))
    .filter((call) => !changesData(call) && call.answer !== 'file' && Object.keys(call.files).length === 0)
  const paths = new Set<string>(reads.map(({ path }) => path))
  return (path) => paths.has(path)
}

/** Indexes the owners from the contracts once, so that a request costs one lookup. */
export function createOwnerOf(): OwnerOf {
  const exact = new Map<string, ServiceName>()
  const beforeParameter = new Map<string, ServiceName>()
  for (const name of serviceNames) {
    const groups: readonly CallGroup[] = Object.values(calls[name])
    for (const { path } of groups.flatMap((group) => Object.values(group))) {
      const parameterAt = path.indexOf('{')
      if (parameterAt === -1) exact.set(path, name)
      else beforeParameter.set(path.slice(0, parameterAt), name)
    }
  }
  return (path) =>
    exact.get(path) ??
    beforeParameter.get(path.slice(0, path.lastIndexOf('/') + 1)) ??
    fixedOwners.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1]
}
