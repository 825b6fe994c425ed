import { ToastRegion } from '@waymark/ui/toast'
import { closeSuccessToasts, showToast } from '@waymark/ui/toast-queue'
import { dismissNotice, type Notice, type NoticeKind, useNotices } from '@waymark/web-kit/notices'
import { useEffect } from 'react'

const looks = {
  success: { tone: 'success', title: 'Done.' },
  info: { tone: 'info', title: 'Please note.' },
  error: { tone: 'danger', title: 'That did not work.' },
} as const satisfies Record<NoticeKind, { tone: string; title: string }>

/** Shows every notice that nobody has seen yet as a toast. */
export function Toasts() {
  const list = useNotices((notices) => notices.list)
  const open = useNotices((notices) => notices.open)
  const failures = useNotices((notices) => notices.failures)
  useEffect(() => {
    if (failures > 0) closeSuccessToasts()
  }, [failures])
  useEffect(() => {
    for (const notice of [...list].reverse()) if (open.has(notice.id)) show(notice)
  }, [list, open])
  return <ToastRegion />
}

function show({ id, kind, text }: Notice): void {
  showToast({ ...looks[kind], text })
  dismissNotice(id)
}
