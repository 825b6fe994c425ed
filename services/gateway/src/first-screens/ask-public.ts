import { calls } from '@waymark/contracts/calls'
import { changesData } from '@waymark/contracts/changes-data'
import type { Call, CallGroup } from '@waymark/contracts/define-call'
import { type ServiceName, serviceNames } from '@waymark/contracts/service-names'
import type { AskService } from '../ask-service.ts'

/** Asks a call by its path as a stranger; undefined when it is not for everybody to read, or not answered. */
export type AskPublic = (path: string, input: unknown) => Promise<unknown>

interface PublicRead {
  readonly service: ServiceName
  readonly call: Call
}

/** Takes public reads alone: whatever asks, it learns what everybody may know. */
export function createAskPublic(ask: AskService): AskPublic {
  const known: ReadonlyMap<string, PublicRead> = new Map(serviceNames.flatMap((name) => publicReadsOf(name)))
  return async (path, input) => {
    const found = known.get(path)
    return found && ask(found.service, found.call, input)
  }
}

function publicReadsOf(service: ServiceName) {
  return Object.values<CallGroup>(calls[service])
    .flatMap((group) => Object.values(group))
    .filter(
      (call) =>
        call.access.kind === 'public' && !changesData(call) && call.answer !== 'file' && !call.path.includes('{'),
    )
    .map((call: Call) => [call.path, { service, call }] as const)
}
