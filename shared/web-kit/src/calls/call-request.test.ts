import { signedIn } from '@waymark/contracts/access'
import { defineCall } from '@waymark/contracts/define-call'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { callRequest } from './call-request.ts'

const answer = { summary: '', reads: [], access: signedIn, output: () => z.object({}) } as const

describe('callRequest', () => {
  it('fills the path and puts the rest into the query, repeating lists', () => {
    const call = defineCall({
      ...answer,
      method: 'GET',
      path: '/api/Things/get-thing/{id}',
      input: () => z.strictObject({ id: z.number(), status: z.array(z.string()), search: z.optional(z.string()) }),
    })
    expect(callRequest(call, { id: 7, status: ['a b', 'c'] })).toEqual({
      method: 'GET',
      url: '/api/Things/get-thing/7?status=a+b&status=c',
    })
  })

  it('sends a JSON body for a POST, without undefined values', () => {
    const call = defineCall({
      ...answer,
      method: 'POST',
      path: '/api/Things/add',
      input: () => z.strictObject({ name: z.string(), note: z.optional(z.string()) }),
    })
    expect(callRequest(call, { name: 'Ramp', note: undefined })).toEqual({
      method: 'POST',
      url: '/api/Things/add',
      json: { name: 'Ramp' },
    })
  })

  it('sends a form with text fields before files', () => {
    const call = defineCall({
      ...answer,
      method: 'POST',
      form: 'multipart',
      path: '/api/Things/upload',
      input: () => z.strictObject({ alt: z.string(), optionIds: z.array(z.number()) }),
    })
    const banner = new File(['x'], 'banner.png')
    const { form } = callRequest(call, { alt: 'Door', optionIds: [1, 2] }, { banner, others: [banner, banner] })
    expect([...(form?.keys() ?? [])]).toEqual(['alt', 'optionIds', 'banner', 'others', 'others'])
    expect(form?.get('optionIds')).toBe('[1,2]')
  })

  it('refuses a path with a missing parameter', () => {
    const call = defineCall({
      ...answer,
      method: 'GET',
      path: '/api/Things/{id}',
      input: () => z.strictObject({ id: z.optional(z.number()) }),
    })
    expect(() => callRequest(call, {})).toThrow('/api/Things/{id} needs id.')
  })
})
