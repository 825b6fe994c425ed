import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient, makeStale } from './query-client.ts'

/** A screen that asks for names; each answer comes when the test says so. */
function showNames() {
  const client = createQueryClient()
  const answers: ((names: readonly string[]) => void)[] = []
  const observer = new QueryObserver<readonly string[]>(client, {
    queryKey: ['names'],
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
    meta: { reads: ['shortlist'] },
  })
  const leave = observer.subscribe(() => {})
  return { client, answers, observer, leave }
}

it('asks anew for what changed while its first answer was on its way', async () => {
  const { client, answers, observer, leave } = showNames()
  const known = makeStale(client, ['shortlist'])
  expect(answers).toHaveLength(2)
  answers[0]?.(['read before the change'])
  answers[1]?.(['read after it'])
  await known
  expect(observer.getCurrentResult().data).toEqual(['read after it'])
  leave()
})

it('leaves alone what shows nothing of the change', () => {
  const { client, answers, leave } = showNames()
  void makeStale(client, ['calendarFeed'])
  expect(answers).toHaveLength(1)
  leave()
})
