import { formatInstant } from '@waymark/web-kit/format'

interface NamedFactor {
  readonly name: string
  readonly createdAt: string
}

/** What those are called that nobody has named. */
const usualNames: readonly string[] = ['Authenticator app', 'Passkey']

/** The name of an app or a passkey; of one without a name of its own, also when it was added, so that two are told apart. */
export function factorName({ name, createdAt }: NamedFactor): string {
  return usualNames.includes(name) ? `${name} added ${formatInstant(createdAt)}` : name
}
