import { useEffect, useState } from 'react'

/** An object URL that shows a local file, for as long as it is used. */
export function useObjectUrl(file: File | null): string | null {
  const [made, setMade] = useState<{ readonly file: File; readonly url: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setMade({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return made && made.file === file ? made.url : null
}
