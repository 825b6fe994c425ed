import { usePage } from '@waymark/web-kit/use-page'

export function LoginPage() {
  const heading = usePage('Log in')
  return <h1 {...heading}>Log in</h1>
}
