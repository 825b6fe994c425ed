import { hashPassword } from '@waymark/service-kit/password'
import { makePerson } from '@waymark/test-world/makers/person'
import type { World } from '@waymark/test-world/world'

export const goodPassword = 'kowhai-at-the-gate-7'

/** Creates a person who can sign in with `goodPassword`. */
export async function registeredPerson(world: World, wishes: { isConfirmed?: boolean; isActive?: boolean } = {}) {
  const person = await makePerson(world)
  await world.db
    .updateTable('identity.user_profile')
    .set({
      password_hash: await hashPassword(goodPassword),
      is_active: wishes.isActive ?? true,
      ...(wishes.isConfirmed === false ? { email_confirmed_at: null } : {}),
    })
    .where('id', '=', person.userProfileId)
    .execute()
  return person
}

/** The refresh cookie that an answer set; empty when it cleared it. */
export function refreshCookieOf(answer: { response: { cookies: readonly { name: string; value: string }[] } }): string {
  return answer.response.cookies.find(({ name }) => name === '__Secure-rt')?.value ?? ''
}
