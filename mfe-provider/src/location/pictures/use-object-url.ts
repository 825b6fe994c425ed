import { useEffect, useState } from 'react'

/** An address under which the page can show a file of the person's machine, for as long as it is asked for. */
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
