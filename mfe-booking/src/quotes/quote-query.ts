/** The size for which the page is asked to open its form; null without one. */
export interface AskedSize {
  readonly serviceAreaServiceId: number
  readonly sizeOptionId: number
}

export function readAskedSize(query: URLSearchParams): AskedSize | null {
  const serviceAreaServiceId = Number(query.get('ask'))
  const sizeOptionId = Number(query.get('size'))
  const areIds = [serviceAreaServiceId, sizeOptionId].every((id) => Number.isSafeInteger(id) && id > 0)
  return areIds ? { serviceAreaServiceId, sizeOptionId } : null
}

/** The page of quotes, with its form for a size open. */
export function quotesHref(asked?: AskedSize): string {
  return asked ? `/booking/quotes?ask=${asked.serviceAreaServiceId}&size=${asked.sizeOptionId}` : '/booking/quotes'
}

/** One page of the quotes. */
export function quotesPageHref(page: number): string {
  return page === 1 ? '/booking/quotes' : `/booking/quotes?page=${page}`
}

export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
