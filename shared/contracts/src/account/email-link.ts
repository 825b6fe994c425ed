import * as z from 'zod/mini'

export const linkToken = () =>
  z.string().check(z.minLength(20, 'This link is not complete.'), z.maxLength(200, 'This link is not complete.'))

export const deadLink = { LinkNotValid: 'This link is no longer valid. Ask for a new one.' } as const
