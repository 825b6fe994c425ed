import type { Generated } from 'kysely'

export interface EmailTable {
  id: Generated<number>
  once_key: string
  kind: string
  user_profile_id: number | null
  to_address: string
  subject: string
  text_body: string
  html_body: string
  status: Generated<'queued' | 'sent' | 'failed'>
  created_at: Generated<Date>
  sent_at: Date | null
}

export interface NotificationTable {
  id: Generated<number>
  once_key: string
  user_profile_id: number
  kind: string
  title: string
  text: string
  href: string | null
  created_at: Generated<Date>
  read_at: Date | null
}

/** Tables of the notify service; the views of other services it reads are added beside them. */
export interface NotifyDatabase {
  email: EmailTable
  notification: NotificationTable
}
