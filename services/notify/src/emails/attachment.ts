/** A file of text that an email carries. */
export interface Attachment {
  readonly name: string
  readonly contentType: string
  readonly text: string
}

interface AttachmentColumns {
  readonly attachment_name: string | null
  readonly attachment_type: string | null
  readonly attachment_text: string | null
}

/** The attachment of a stored email. */
export function attachmentOf(email: AttachmentColumns): Attachment | undefined {
  const { attachment_name: name, attachment_type: contentType, attachment_text: text } = email
  return name === null || contentType === null || text === null ? undefined : { name, contentType, text }
}
