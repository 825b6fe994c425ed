import { account } from '@waymark/contracts/account'
import { demoAccounts, demoPassword } from '@waymark/demo-world/demo-accounts'
import { askMachine } from '../machines/ask-machine.ts'

export interface SignedIn {
  readonly headers: { readonly authorization: string }
  readonly cookie: string
}

/** Somebody of the demo world at a machine; undefined when they are not let in. */
export async function trySignIn(address: string, email: string): Promise<SignedIn | undefined> {
  const answer = await askMachine(address, account.login, { email, password: demoPassword })
  if (answer.status !== 200) return undefined
  return { headers: { authorization: `Bearer ${answer.unchecked?.token}` }, cookie: answer.cookies }
}

/** Everybody of the demo world whom a machine lets in, by their address. */
export async function signEverybodyIn(address: string): Promise<ReadonlyMap<string, SignedIn>> {
  const people = new Map<string, SignedIn>()
  for (const { email } of demoAccounts) {
    const signedIn = await trySignIn(address, email)
    if (signedIn) people.set(email, signedIn)
  }
  return people
}
