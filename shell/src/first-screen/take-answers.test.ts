import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { takeAnswers } from './take-answers.ts'

const answers = [[['/api/Map/get-venues-in-view', {}], { totalCount: 3 }]]

function taken(askedAtMs: number, isSignedIn = false) {
  const root = document.createElement('div')
  root.innerHTML = `<script type="application/json" data-answers>${JSON.stringify({ askedAtMs, answers })}</script>`
  const queryClient = new QueryClient()
  takeAnswers(root, queryClient, isSignedIn)
  return queryClient.getQueryState(['/api/Map/get-venues-in-view', {}])
}

it('gives the page what its document was drawn from, as old as it is', () => {
  const askedAtMs = Date.now() - 4000
  expect(taken(askedAtMs)).toMatchObject({ data: { totalCount: 3 }, dataUpdatedAt: askedAtMs })
})

it('takes no answer for one from the future, where the clock here is behind', () => {
  expect(taken(Date.now() + 3_600_000)?.dataUpdatedAt).toBeLessThanOrEqual(Date.now())
})

it('lets somebody who is signed in ask at once for what strangers may not read', () => {
  expect(taken(Date.now(), true)).toMatchObject({ data: { totalCount: 3 }, dataUpdatedAt: 0 })
})

it('leaves a page alone whose document has none', () => {
  const queryClient = new QueryClient()
  takeAnswers(document.createElement('div'), queryClient, false)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
