import { createECDH } from 'node:crypto'

const curve = 'prime256v1'
const publicKeyBytes = 65
const secretBytes = 16

/** Whether two keys of ours belong together: browsers refuse what another key has signed. */
export function isKeyPair(publicKey: string, privateKey: string): boolean {
  try {
    const keys = createECDH(curve)
    keys.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return keys.getPublicKey('base64url') === publicKey.replace(/=+$/, '')
  } catch {
    return false
  }
}

/** Whether something can be encrypted for a browser's keys: a point of the curve, and a secret of its length. */
export function areBrowserKeys({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== publicKeyBytes || Buffer.from(auth, 'base64url').length !== secretBytes) return false
  try {
    const keys = createECDH(curve)
    keys.generateKeys()
    keys.computeSecret(point)
    return true
  } catch {
    return false
  }
}
