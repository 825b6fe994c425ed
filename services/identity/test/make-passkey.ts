import { createHash, generateKeyPairSync } from 'node:crypto'

const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value])

/** What a browser answers when a passkey is made without attestation, which lets whoever makes it choose its id. */
export function makePasskey(optionsJson: string, origin: string, credentialId: string): string {
  const { challenge, rp } = JSON.parse(optionsJson) as { challenge: string; rp: { id: string } }
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
  const id = Buffer.from(credentialId, 'base64url')
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
  const authData = Buffer.concat([
    createHash('sha256').update(rp.id).digest(),
    // User present, user verified, with a credential; a counter of 0; no model.
    Buffer.from([0x45, 0, 0, 0, 0]),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    coseKey,
  ])
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    Buffer.concat([text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(authData)]),
  ])
  const clientData = JSON.stringify({ type: 'webauthn.create', challenge, origin })
  return JSON.stringify({
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(clientData).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    },
  })
}
