import { describe, expect, it } from 'vitest'
import { CallError } from './call-error.ts'
import { readAnswer } from './read-answer.ts'

function errorOf(status: number, text: string): CallError {
  try {
    readAnswer({ status, text })
  } catch (error) {
    if (error instanceof CallError) return error
  }
  throw new Error('No CallError was thrown.')
}

describe('readAnswer', () => {
  it('returns the data of an envelope', () => {
    expect(readAnswer({ status: 200, text: '{"responseData":{"id":1},"error":null}' })).toEqual({ id: 1 })
    expect(readAnswer({ status: 200, text: '{"responseData":null,"error":null}' })).toBeNull()
  })

  it('throws the named refusal with its sentence, fields and request id', () => {
    const text = JSON.stringify({
      responseData: null,
      error: { name: 'TooClose', message: 'Too late.', fields: { date: 'Past.' }, requestId: 'r1' },
      httpStatusCode: 409,
      treatErrorAsInform: true,
    })
    expect(errorOf(409, text)).toMatchObject({
      name: 'TooClose',
      message: 'Too late.',
      status: 409,
      fields: { date: 'Past.' },
      requestId: 'r1',
      treatErrorAsInform: true,
    })
  })

  it.each([400, 524])('treats %i as a network error', (status) => {
    expect(errorOf(status, '{}')).toMatchObject({ name: 'NetworkError', message: `Network Error(error ${status})` })
  })

  it('says something kind when a proxy answers in HTML', () => {
    expect(errorOf(502, '<html>').message).toBe('This does not work right now. Please try again in a moment.')
    expect(errorOf(200, '<html>')).toMatchObject({
      name: 'NetworkError',
      message: 'The answer could not be read. Perhaps the network that you are on wants you to log in first.',
    })
  })
})
