import { catalogueNamesake, serviceNameKey } from '@waymark/domain/catalogue/own-services'
import type { ServiceId } from '@waymark/domain/ids'

interface NamedService {
  readonly id: ServiceId
  readonly name: string
  readonly name_key: string
}

/** Why an own service cannot have this name, with what has it already; null when it can. */
export function nameRefusal(
  name: string,
  others: readonly NamedService[],
): { readonly word: 'NameInCatalogue' | 'NameTaken'; readonly name: string } | null {
  const namesake = catalogueNamesake(name)
  if (namesake) return { word: 'NameInCatalogue', name: namesake.name }
  const key = serviceNameKey(name)
  const taken = others.find((other) => other.name_key === key)
  return taken ? { word: 'NameTaken', name: taken.name } : null
}
