import type { AccountId, ServiceAreaId } from '@waymark/domain/ids'
import type { Bus } from './bus.ts'

/** A location, and the organisation whose people work there. */
export interface AreaOfTeam {
  readonly accountId: AccountId
  readonly serviceAreaId: ServiceAreaId
}

/** The topic of an organisation's locations; its messages carry the id of one. */
export const teamTopic = (accountId: AccountId) => `team:${accountId}`

/** Tells the open pages of a location's team that something they do together has changed. */
export function tellTeam(bus: Pick<Bus, 'publish'>, { accountId, serviceAreaId }: AreaOfTeam): Promise<void> {
  return bus.publish(teamTopic(accountId), serviceAreaId)
}
