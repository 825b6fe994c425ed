import type { credential } from '@waymark/contracts/credential'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { deleteCredentialOf } from '../../db/credentials.ts'

export const deleteCredential: Handler<Context, typeof credential.deleteCredential> = async (
  { credentialId },
  { context, caller },
) => ((await deleteCredentialOf(context.db, caller.accountId, credentialId)) ? { done: true } : notFound())
