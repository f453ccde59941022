import { fromBase64, toBase64 } from '#features/appLock/pin'
import { appName } from '#lib/environment'

/** The device's own check: fingerprint, face, or its code. It is asked here and answered here; nobody else is told. */

/** How long somebody has for it, in milliseconds. */
const timeout = 60_000

/** Whether this device has one that browsers may ask. Never rejects. */
export async function hasDeviceCheck(): Promise<boolean> {
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    // No such thing in this browser, or at this address.
    return false
  }
}

/** Makes the device know this app. Answers what it knows it by; null where that was refused or broken off. */
export async function enrolDevice(username: string): Promise<string | null> {
  const credential = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: random(32),
        rp: { name: appName },
        user: { id: random(16), name: username, displayName: username },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          userVerification: 'required',
          residentKey: 'discouraged',
        },
        timeout,
      },
    }),
  )
  return credential && toBase64(new Uint8Array(credential.rawId))
}

/**
 * Whether the device says that its owner is there. Its signature is not looked at: whoever could forge the
 * answer within this page could take the lock away as well.
 */
export async function confirmOnDevice(device: string): Promise<boolean> {
  const id = fromBase64(device)
  const credential = await ask(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: random(32),
        allowCredentials: [{ type: 'public-key', id, transports: ['internal'] }],
        userVerification: 'required',
        timeout,
      },
    }),
  )
  return (
    credential?.response instanceof AuthenticatorAssertionResponse &&
    isVerified(credential.response)
  )
}

/** After 32 bytes of the site's hash comes a byte of flags: the third says that the person was verified. */
function isVerified({ authenticatorData }: AuthenticatorAssertionResponse): boolean {
  const flags = new Uint8Array(authenticatorData)[32] ?? 0
  return Math.floor(flags / 4) % 2 === 1
}

async function ask(
  question: () => Promise<Credential | null>,
): Promise<PublicKeyCredential | null> {
  try {
    const credential = await question()
    return credential instanceof PublicKeyCredential ? credential : null
  } catch (cause) {
    // Mostly somebody who would rather type the PIN.
    console.warn('The device did not confirm who is there', cause)
    return null
  }
}

function random(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}
