interface Provider {
  readonly accountName: string
  readonly serviceAreaName: string
}

/** "Kōwhai Care, Newtown": the organisation, and its location where that has a name of its own. */
export function providerName({ accountName, serviceAreaName }: Provider): string {
  if (serviceAreaName === accountName) return accountName
  return serviceAreaName.startsWith(accountName) ? serviceAreaName : `${accountName}, ${serviceAreaName}`
}
