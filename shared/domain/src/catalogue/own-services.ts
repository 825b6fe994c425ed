import { idFrom, type ServiceId } from '../ids.ts'
import { type CatalogueService, findService, searchServices, services } from './services.ts'

/**
 * The id of an own service ends with the id of the catalogue's service that it stands beside: 7016 stands beside 16.
 * So whoever has the number knows its family and its sizes; its name is in rows alone.
 */
export const ownServiceIdStep = 1000

/** Bounds of the name of an own service, in characters. */
export const ownServiceNameLength = [3, 60] as const
/** The most own services of one organisation. */
export const maxOwnServices = 100

/** Whether a service is one that an organisation has of its own, beside the catalogue. */
export function isOwnService(id: number): boolean {
  return id > ownServiceIdStep
}

/** The id of the catalogue's service that an own service stands beside; a service of the catalogue's own id. */
export function catalogueIdOf(id: number): ServiceId {
  return idFrom(id % ownServiceIdStep)
}

/** What a service has of the catalogue whatever its name is: its own entry, or the one that it stands beside. */
export type ServiceKind = Pick<CatalogueService, 'family' | 'sizeOptions'>

/** Family and sizes of a service of the catalogue, or of an own one; null for none of either. */
export function serviceKind(id: number): ServiceKind | null {
  return findService(catalogueIdOf(id))
}

/** The name of the service in a row: its own, or the catalogue's. Empty for one that has left the catalogue. */
export function serviceName(id: number, ownName: string | null): string {
  return ownName ?? findService(id)?.name ?? ''
}

/** A size of a service, or null. */
export function findSizeOption(serviceId: number, sizeOptionId: number) {
  return serviceKind(serviceId)?.sizeOptions.find(({ id }) => id === sizeOptionId) ?? null
}

/** The name of a size; empty for one that has left the catalogue. */
export function sizeOptionName(serviceId: number, sizeOptionId: number): string {
  return findSizeOption(serviceId, sizeOptionId)?.name ?? ''
}

/** A name as names are compared: letters and digits without accents and capitals. Two services of one key are the same to a reader. */
export function serviceNameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}

/** The service of the catalogue that has this name, or null: it is chosen from the list instead of made again. */
export function catalogueNamesake(name: string): CatalogueService | null {
  const key = serviceNameKey(name)
  return services.find((service) => serviceNameKey(service.name) === key) ?? null
}

/** Whether an own service is found by these words: in its name, its family or what people call the service beside it. */
export function ownServiceMatches(text: string, service: { readonly id: number; readonly name: string }): boolean {
  const words = serviceNameKey(text).split(' ').filter(Boolean)
  const own = serviceNameKey(service.name)
  return (
    words.every((word) => own.includes(word)) || searchServices(text).some(({ id }) => id === catalogueIdOf(service.id))
  )
}

/** The name of a service or an activity within a sentence: "Book morning care". What people have written themselves stays as they wrote it. */
export function nameInSentence(name: string): string {
  return services.some((service) => service.name === name) ? name.toLowerCase() : name
}
