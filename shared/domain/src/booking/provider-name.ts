interface Provider {
  readonly accountName: string
  readonly serviceAreaName: string
}

/** "Kōwhai Care, Newtown": the organisation, and its location when that has a different name. */
export function providerName({ accountName, serviceAreaName }: Provider): string {
  if (serviceAreaName === accountName) return accountName
  return serviceAreaName.startsWith(accountName) ? serviceAreaName : `${accountName}, ${serviceAreaName}`
}
