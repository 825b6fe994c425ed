import type { FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionLost } from '../database/connection-lost.ts'
import { Unavailable, UnreadableFile } from './refusal.ts'
import { sendError, sendInvalid, sendNotFound, sendTooLarge, sendUnavailable } from './send-envelope.ts'

/**
 * Answers a thrown error: 413 or 422 for what the client caused, 503 for transient failures; everything else is a bug,
 * logged once and answered 500 with the request id.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof UnreadableFile) return sendInvalid(reply, {}, error.message)
  if (error instanceof Unavailable) return sendUnavailable(reply, error.retryAfterSeconds)
  if (isConnectionLost(error) || passesByItself.has(codeOf(error))) {
    request.server.log.warn({ err: error, requestId: request.id }, 'a call cannot be answered just now')
    return sendUnavailable(reply, 2)
  }
  const status = statusOf(error)
  if (status === 413) return sendTooLarge(reply)
  if (status === 404) return sendNotFound(reply)
  if (status >= 400 && status < 500)
    return sendInvalid(reply, {}, unreadableSentences[codeOf(error)] ?? 'This request could not be read.')
  request.server.log.error({ err: error, requestId: request.id, call: request.routeOptions.url }, 'a call failed')
  return sendError(reply, 500, {
    name: 'Fault',
    message: 'Something went wrong on our side. Please try again.',
    requestId: request.id,
  })
}

/**
 * SQLSTATEs: statement timeout, serialization failure, deadlock, too many connections, a full disk of the database, one that
 * cannot be written to; and a full disk of our own. Reads go on, and writes do once there is room.
 */
const passesByItself = new Set(['57014', '40001', '40P01', '53300', '53100', '58030', 'ENOSPC', 'EDQUOT', 'EROFS'])

const unreadableSentences: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON (content type application/json).',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The JSON of this request could not be read.',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'Send a form (content type multipart/form-data).',
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500
}
