import { ToastRegion } from '@waymark/ui/toast'
import { showToast } from '@waymark/ui/toast-queue'
import { type NoticeKind, useNotices } from '@waymark/web-kit/notices'
import { useEffect } from 'react'

const looks = {
  success: { tone: 'success', title: 'Done.' },
  info: { tone: 'info', title: 'Please note.' },
  error: { tone: 'danger', title: 'That did not work.' },
} as const satisfies Record<NoticeKind, { tone: string; title: string }>

/** Shows each new notice as a toast. */
export function NoticeToasts() {
  useEffect(
    () =>
      useNotices.subscribe(({ list: [latest] }, { list: [before] }) => {
        if (latest && latest.id !== before?.id) showToast({ ...looks[latest.kind], text: latest.text })
      }),
    [],
  )
  return <ToastRegion />
}
