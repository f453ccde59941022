import { fromBase64, toBase64 } from '#features/appLock/pin'
import { appName } from '#lib/environment'

/** Local device authentication: fingerprint, face or device code. Nothing is sent to a server. */

/** Time limit for the user, in ms. */
const timeout = 60_000

/** Whether browsers can use this device's authenticator. Never rejects. */
export async function hasDeviceCheck(): Promise<boolean> {
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    // Not supported by this browser, or not at this address.
    return false
  }
}

/**
 * Registers this app with the device.
 * @returns the credential id in base64; null if refused or cancelled
 */
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
 * Whether the device confirms that its owner is present. Its signature is not verified: anyone who could forge
 * the answer within this page could also remove the lock.
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

/** Byte 32, after the site's hash, holds flags; bit 2 means "user verified". */
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
    // Usually the user preferred to type the PIN.
    console.warn('The device did not confirm who is there', cause)
    return null
  }
}

function random(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}
