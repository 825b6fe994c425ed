/** Stripe's error object. */
export interface ErrorBody {
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'card_error'
  readonly message: string
  readonly code?: string
  readonly param?: string
  readonly decline_code?: string
}

/** Thrown where Stripe would refuse; answered as its error object. */
export class StripeFault extends Error {
  override readonly name = 'StripeFault'
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export function invalidRequest(message: string, about: { code?: string; param?: string } = {}): StripeFault {
  return new StripeFault(400, { type: 'invalid_request_error', message, ...about })
}

export function missing(what: string, id: string): StripeFault {
  const message = `No such ${what}: '${id}'`
  return new StripeFault(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'id', message })
}
