import { createHmac, hash } from 'node:crypto'
import type { Call } from '@waymark/contracts/define-call'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Secrets } from '../auth/secrets.ts'
import type { Caller } from './caller.ts'
import type { SentKey } from './once.ts'
import type { Uploads } from './read-form.ts'

/** An idempotency key with the input that it is sent with. */
export interface KeyOfInput extends SentKey {
  readonly inputText: string
}

/** Remembers the input of a key; false when the key was sent with another input before. */
export type KeepKey = (sent: KeyOfInput) => Promise<boolean>

/** A retry comes within minutes; older keys are deleted a few at a time. */
const keptText = '2 days'

/**
 * Keys in the table that all services share. It holds digests alone, and is empty after a crash of the database. An input
 * may be a password, which nobody can guess by its digest without a secret.
 */
export function keyKeeper(db: QueryExecutorProvider, secrets: Secrets): KeepKey {
  return async ({ owner, path, key, inputText }) => {
    const digestBy = (secret: string) => createHmac('sha256', secret).update(`input.${inputText}`).digest('base64url')
    const { rows } = await sql<{ input_digest: string }>`
      with swept as (
        delete from shared.idempotency_key where ctid = any(array(
          select ctid from shared.idempotency_key where created_at < now() - ${keptText}::interval
          order by created_at limit 5 for update skip locked))
      )
      insert into shared.idempotency_key as k (owner, path, key, input_digest)
      values (${owner}, ${path}, ${key}, ${digestBy(secrets.present())})
      on conflict (owner, path, key) do update set input_digest = k.input_digest
      returning k.input_digest`.execute(db)
    const kept = rows[0]?.input_digest
    return kept === bareDigest(inputText) || secrets.all().some((secret) => kept === digestBy(secret))
  }
}

/** How the release before kept inputs: it serves beside this one for a while, and what it took may be sent again here. */
const bareDigest = (inputText: string) => hash('sha256', inputText, 'base64url')

/** The key of a request with its input; undefined for callers that nobody can tell apart. */
export function keyOfInput(
  call: Call,
  caller: Caller,
  key: string,
  sent: { readonly input: unknown; readonly files: Uploads },
): KeyOfInput | undefined {
  if (caller.kind === 'anonymous') return undefined
  const files = Object.entries(sent.files).map(([field, uploads]) => [
    field,
    uploads.map(({ fileName, contentType, sizeBytes }) => [fileName, contentType, sizeBytes]),
  ])
  return {
    owner: caller.kind === 'person' ? `person ${caller.userProfileId}` : `guest ${caller.guestId}`,
    path: call.path,
    key,
    inputText: JSON.stringify([sent.input, files]),
  }
}
