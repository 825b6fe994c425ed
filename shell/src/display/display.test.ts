import { followSession } from '@waymark/web-kit/testing/follow-session'
import { afterEach, expect, test } from 'vitest'
import { individual } from '../testing/people.ts'
import { changeDisplay, startDisplay, useDisplay } from './display.ts'

afterEach(() => followSession({ kind: 'signedOut', reason: 'start' }))

test('each person has their own look, kept under their id', () => {
  startDisplay()
  const { dataset } = document.documentElement
  followSession({ kind: 'signedIn', user: individual })
  changeDisplay({ theme: 'contrast', textSize: 'large' })
  expect(localStorage.getItem('5:theme')).toBe('contrast')
  expect(dataset).toMatchObject({ theme: 'contrast', textSize: 'large' })

  followSession({ kind: 'signedOut', reason: 'logout' })
  expect(dataset.theme).toBeUndefined()
  followSession({ kind: 'signedIn', user: { ...individual, userProfileId: 6 } })
  expect(useDisplay.getState()).toEqual({ theme: 'system', textSize: 'normal', motion: 'system' })

  followSession({ kind: 'signedOut', reason: 'logout' })
  followSession({ kind: 'signedIn', user: individual })
  expect(dataset).toMatchObject({ theme: 'contrast', textSize: 'large' })
  changeDisplay({ theme: 'system' })
  expect(localStorage.getItem('5:theme')).toBeNull()
  expect(dataset.theme).toBeUndefined()
})

test('invalid stored values are ignored', () => {
  localStorage.setItem('5:motion', 'wild')
  followSession({ kind: 'signedIn', user: individual })
  expect(useDisplay.getState().motion).toBe('system')
})
